/** How long a guest's private link opens the page of a request (TRACK-06). */
import { addDays, type Day } from '../calendar/dates.ts';
import { isErasedEmail } from './erased-guest.ts';

/** The database stops showing the page so many days after the stay. */
const DAYS_OPEN_AFTER = 60;

/**
 * Whether the link of a booking still works: until sixty days after the stay, and not for a guest
 * whose data was erased.
 */
export function doesGuestLinkOpen(
  { check_out_date, guest_email }: { check_out_date: Day; guest_email: string | null },
  today: Day,
): boolean {
  const isErased = guest_email !== null && isErasedEmail(guest_email);
  return !isErased && addDays(check_out_date, DAYS_OPEN_AFTER) >= today;
}
