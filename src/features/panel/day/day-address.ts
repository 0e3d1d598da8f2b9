import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { isDay, type Day } from '@/domain/calendar/dates';
import { useQueuedParams } from '@/hooks/useQueuedParams';

const PARAMETER = 'dia';

/** The limits of the date field; a day beyond them in the address is ignored. */
export const EARLIEST_DAY: Day = '2020-01-01';
export const LATEST_DAY: Day = '2099-12-31';

/** The day that is shown, as the address says (DAY-01), and how to show another. */
export function useDayAddress(today: Day) {
  const { shown, ask } = useQueuedParams();
  const navigate = useNavigate();
  const asked = shown.get(PARAMETER);
  const day = asked !== null && isShown(asked) ? asked : today;

  const show = useCallback(
    (next: Day) => {
      const query = ask((params) => withDay(params, next === today ? null : next));
      void navigate({ search: query.size === 0 ? '' : `?${query}` }, { replace: true });
    },
    [ask, navigate, today],
  );

  return useMemo(() => ({ day, show }), [day, show]);
}

export type DayAddress = ReturnType<typeof useDayAddress>;

function isShown(text: string): boolean {
  return isDay(text) && text >= EARLIEST_DAY && text <= LATEST_DAY;
}

function withDay(params: URLSearchParams, day: Day | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (day === null) next.delete(PARAMETER);
  else next.set(PARAMETER, day);
  return next;
}
