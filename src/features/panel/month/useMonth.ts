import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { addMonths, type Day, isDay, startOfMonth } from '@/domain/calendar/dates';
import type { ReturnKind } from '@/domain/register/month';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { staffClient } from '@/lib/staff-client';
import { handInMonth, listMonthReturns, readMonthSheet } from '@/queries/register/month';
import { queryKeys } from '@/queries/query-keys';

const MONTH_PARAM = 'mes';

/** The tax and the survey. */
const BOTH = 2;

/** The month before, until both are handed in. */
export function useOpenMonth(today: Day) {
  const last = addMonths(startOfMonth(today), -1);
  return useQuery({
    queryKey: [...queryKeys.months, 'returns', last],
    queryFn: async () => listMonthReturns(staffClient(), last),
    meta: { log: 'listMonthReturns' },
  });
}

/** The month that the address names ('?mes=2026-10'), else the one that is to be closed. */
export function useShownMonth(today: Day) {
  const [params, setParams] = useSearchParams();
  const running = startOfMonth(today);
  const named = `${params.get(MONTH_PARAM) ?? ''}-01`;
  const isNamed = isDay(named) && named <= running;
  const { data: handedIn, isPending } = useOpenMonth(today);
  const own = handedIn?.length === BOTH ? running : addMonths(running, -1);
  const unnamed = isPending ? null : own;
  const month = isNamed ? named : unnamed;
  const show = (next: Day) => setParams({ [MONTH_PARAM]: next.slice(0, 7) }, { replace: true });
  return { month, running, show };
}

/** The sheet of a month; null while it is not known which. */
export function useMonthSheet(month: Day | null) {
  return useQuery({
    queryKey: [...queryKeys.months, month],
    enabled: month !== null,
    queryFn: async () => readMonthSheet(staffClient(), month ?? ''),
    meta: { log: 'readMonthSheet' },
  });
}

export interface HandIn {
  month: Day;
  kind: ReturnKind;
  /** Null takes it back. */
  on: Day | null;
  /** What it was before. */
  was: Day | null;
}

const NAMES: Record<ReturnKind, string> = { tax: 'Taxa turística', ine: 'INE' };

/** Writes down that a month was handed in, or that it was not; it can be undone. */
export function useHandIn() {
  return usePanelMutation<HandIn, void>({
    queue: 'month',
    send: handInMonth,
    onDone: (_nothing, { month, kind, on, was }) => ({
      message: on === null ? `${NAMES[kind]}: por entregar.` : `${NAMES[kind]}: entregue.`,
      undo: { month, kind, on: was, was: on },
    }),
    failure: (error) => `Não ficou guardado: ${refusalReason(error)}`,
    log: 'handInMonth',
    refresh: [queryKeys.months],
  });
}
