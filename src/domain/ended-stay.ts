import type { Day } from './dates';

/** States in which nobody is expected or in the house any more. */
const OVER: readonly string[] = ['checked_out', 'completed', 'cancelled'];

/**
 * Whether a stay is behind the house: left, cancelled, or its last day is past. On the day of departure
 * the guest may still be there. Without a day (it is not known yet) only the state tells.
 */
export function hasEnded(
  { status, check_out_date }: { status: string; check_out_date: Day },
  today: Day | null,
): boolean {
  return OVER.includes(status) || (today !== null && check_out_date < today);
}
