import { bookingChanges } from '@/domain/history/booking-changes';
import { joinWords } from '@/domain/calendar/short-dates';
import type { StaffBooking } from '@/queries/staff-bookings';

/**
 * What somebody else has done to bookings meanwhile, so that whoever asked can think again.
 *
 * @param nothing 'Nada foi cancelado.'
 */
export function changedMeanwhile(
  before: readonly StaffBooking[],
  after: readonly StaffBooking[],
  nothing: string,
): string {
  const changes = after.flatMap((now) => {
    const was = before.find(({ id }) => id === now.id);
    return was === undefined ? [] : bookingChanges(was, now);
  });
  const what = changes.length === 0 ? '' : `: ${joinWords(changes)}`;
  return `Esta reserva mudou entretanto${what.endsWith('.') ? what : `${what}.`} ${nothing}`;
}
