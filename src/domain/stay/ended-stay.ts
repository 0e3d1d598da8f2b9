import type { Day } from '../calendar/dates.ts';

/** States in which the guest is neither expected nor in house. */
const OVER: readonly string[] = ['checked_out', 'completed', 'cancelled'];

/**
 * Whether a stay is over: checked out, cancelled, or its last day is past. On the day of departure
 * the guest may still be there. While `today` is null (not known yet), only the status counts.
 */
export function hasEnded(
  { status, check_out_date }: { status: string; check_out_date: Day },
  today: Day | null,
): boolean {
  return OVER.includes(status) || (today !== null && check_out_date < today);
}

/**
 * Whether a guest is in house and has slept there: nights that do not move to another room unless
 * somebody says so.
 */
export function hasSlept(stay: { status: string; check_in_date: Day }, today: Day): boolean {
  return stay.status === 'checked_in' && stay.check_in_date < today;
}
