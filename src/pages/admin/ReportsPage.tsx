import { ReportsScreen } from '@/features/panel/report/ReportsScreen';
import { PanelMeta } from '@/features/panel/frame/PanelMeta';
import { useToday } from '@/hooks/useToday';

/** The report about a period, compared with the same days a year before (REP-01 to REP-04). */
export default function ReportsPage() {
  const today = useToday();
  return (
    <>
      <PanelMeta title="Relatórios" />
      {today !== null && <ReportsScreen today={today} />}
    </>
  );
}
