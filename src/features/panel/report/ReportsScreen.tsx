import { ArrowLeft } from 'lucide-react';
import { LinkButton } from '@/components/LinkButton';
import { PanelHeader } from '@/components/PanelHeader';
import type { Day } from '@/domain/calendar/dates';
import { adminPaths } from '@/lib/staff-paths';
import { usePeriodAddress } from './period-address';
import { PeriodForm } from './PeriodForm';
import { PrintReport } from './PrintReport';
import { ReportBody } from './ReportBody';
import { useReport } from './useReport';

/** How the house did in a period, beside the same days a year before (REP-01 to REP-04). */
export function ReportsScreen({ today }: { today: Day }) {
  const { period, show } = usePeriodAddress(today);
  const state = useReport(period);

  return (
    <>
      <PanelHeader title="Relatórios">
        <LinkButton
          variant="outline"
          to={adminPaths.dashboard}
          className="max-md:gap-1! max-md:px-2!"
        >
          <ArrowLeft aria-hidden />
          Dashboard
        </LinkButton>
        <PrintReport state={state} />
      </PanelHeader>
      <PeriodForm {...{ period, today }} onShow={show} />
      <ReportBody state={state} />
    </>
  );
}
