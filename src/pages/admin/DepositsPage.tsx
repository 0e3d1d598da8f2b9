import { DepositsScreen } from '@/features/panel/deposit/overview/DepositsScreen';
import { PanelMeta } from '@/features/panel/frame/PanelMeta';

/** The deposits of the house (DEPOSIT-01). */
export default function DepositsPage() {
  return (
    <>
      <PanelMeta title="Sinais" />
      <DepositsScreen />
    </>
  );
}
