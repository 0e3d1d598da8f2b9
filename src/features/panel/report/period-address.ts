import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Day, DayRange } from '@/domain/calendar/dates';
import { periodOfAddress, typedPeriod } from '@/domain/report/period';
import { useQueuedParams } from '@/hooks/useQueuedParams';

const FIRST = 'de';
const LAST = 'ate';

/**
 * The period that is shown, which the URL gives by its first and last day (REP-01), and how to show
 * another. Where the URL has no days that can be reported on, it is this year.
 */
export function usePeriodAddress(today: Day) {
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
