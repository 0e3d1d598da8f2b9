import type { RefObject } from 'react';
import type { Day } from '@/domain/calendar/dates';
import type { DayRow } from '@/domain/day/lists';
import type { DayEntry } from '@/queries/day-sheet';
import { useSteadyOrder } from './useSteadyOrder';

/** The rows of a list in the order in which they are shown; see useSteadyOrder. */
export function useSteadyRows(
  day: Day,
  rows: readonly DayRow<DayEntry>[],
  list: RefObject<HTMLElement | null>,
): DayRow<DayEntry>[] {
  const keyed = rows.map(({ stay, isDone }) => ({ key: stay.id, isDone }));
  const order = useSteadyOrder(day, keyed, list);
  const byId = new Map(rows.map((row) => [row.stay.id, row]));
  return order.flatMap((id) => byId.get(id) ?? []);
}
