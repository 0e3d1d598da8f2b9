import type { StaffBooking } from '@/queries/staff-bookings';

export function newestFirst(bookings: readonly StaffBooking[]): StaffBooking[] {
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  return [...byId.values()].toSorted((a, b) => (sortText(a) < sortText(b) ? 1 : -1));
}

function sortText({ created_at, id }: StaffBooking): string {
  return `${created_at} ${id}`;
}
