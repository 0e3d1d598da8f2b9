import { PanelMeta } from '@/features/panel/frame/PanelMeta';
import { MonthScreen } from '@/features/panel/month/MonthScreen';

/** Tourist tax and survey of a month (TAX-02). */
export default function MonthPage() {
  return (
    <>
      <PanelMeta title="Mês" />
      <MonthScreen />
    </>
  );
}
