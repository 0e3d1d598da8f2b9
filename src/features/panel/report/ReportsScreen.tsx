import { ArrowLeft, Printer } from 'lucide-react';
import { LinkButton } from '@/components/LinkButton';
import { PanelHeader } from '@/components/PanelHeader';
import { lazyPart } from '@/components/lazy-part';
import type { Day, DayRange } from '@/domain/calendar/dates';
import { adminPaths } from '@/lib/staff-paths';
import { PeriodForm } from './PeriodForm';
import { ReportBody } from './ReportBody';
import { type ReportState, useReport } from './useReport';
import { Suspense, useCallback, useMemo } from 'react';
import { Button } from '@/components/Button';
import { PrintSheet } from '@/components/print/PrintSheet';
import { useNavigate } from 'react-router-dom';
import { periodOfAddress, typedPeriod } from '@/domain/report/period';
import { useQueuedParams } from '@/hooks/useQueuedParams';

const FIRST = 'de';
const LAST = 'ate';

/**
 * The period that is shown, which the URL gives by its first and last day (REP-01), and how to show
 * another. Where the URL has no days that can be reported on, it is this year.
 */
function usePeriodAddress(today: Day) {
  const { shown, ask } = useQueuedParams();
  const navigate = useNavigate();
  const { from, to } = periodOfAddress(shown.get(FIRST), shown.get(LAST), today);

  const show = useCallback(
    (next: DayRange) => {
      const query = ask((params) => withPeriod(params, next));
      void navigate({ search: `?${query}` }, { replace: true });
    },
    [ask, navigate],
  );

  return useMemo(() => ({ period: { from, to }, show }), [from, to, show]);
}

function withPeriod(params: URLSearchParams, period: DayRange): URLSearchParams {
  const { first, last } = typedPeriod(period);
  const next = new URLSearchParams(params);
  next.set(FIRST, first);
  next.set(LAST, last);
  return next;
}

const paper = lazyPart(async () => import('./ReportPaper'));

/** Prints the report on two sheets at most (REP-04), as the browser's own print command does. */
function PrintReport({ state }: { state: ReportState }) {
  const { report, rooms, roomsError, isOfLastPeriod } = state;
  const isReady = !isOfLastPeriod && (rooms !== null || roomsError !== null);
  const shown = isReady ? report : null;
  return (
    <>
      <Button
        variant="outline"
        disabled={shown === null}
        onClick={() => window.print()}
        className="max-md:gap-1! max-md:px-2!"
      >
        <Printer aria-hidden />
        Imprimir
      </Button>
      {shown !== null && (
        <PrintSheet>
          <Suspense>
            <paper.Part report={shown} rooms={rooms} />
          </Suspense>
        </PrintSheet>
      )}
    </>
  );
}

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
