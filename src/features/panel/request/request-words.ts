import { totalNights } from '@/domain/request/alike-requests';
import { formatClock, formatTimestamp } from '@/domain/calendar/date-formats';
import { lisbonToday, type Day } from '@/domain/calendar/dates';
import { countLabel } from '@/domain/basics/text';
import type { StaffBooking } from '@/queries/staff-bookings';

/** '23 reservas, 104 noites': rooms that one request asks for are bookings of their own. */
export function sumLabel(bookings: readonly StaffBooking[]): string {
  const count = countLabel(bookings.length, { one: 'reserva', many: 'reservas' });
  const nights = countLabel(totalNights(bookings), { one: 'noite', many: 'noites' });
  return `${count}, ${nights}`;
}

/** 'as 10:14' of today, '11 nov. 2026, 10:14' of another day: what follows 'desde'. */
export function sinceLabel(timestamp: string, today: Day | null): string {
  return lisbonToday(new Date(timestamp)) === today
    ? `as ${formatClock(timestamp)}`
    : formatTimestamp(timestamp);
}
