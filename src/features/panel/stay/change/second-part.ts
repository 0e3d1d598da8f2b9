import type { RestClient } from '@/lib/rest-client';
import type { NextPart, StayColumns } from '@/queries/desk-stays';
import type { StaffBooking } from '@/queries/staff-bookings';
import { listGroupBookings } from '@/queries/staff-group-bookings';

// The second booking of a divided stay: the guest goes on in another room (DESK-09).

type PartPlace = Pick<NextPart, 'room_id' | 'check_out_date'>;

/** Whether a booking is the second part of a stay whose first part is stored. */
export function isSecondPart(
  one: StaffBooking,
  first: StaffBooking,
  { room_id, check_out_date }: PartPlace,
): boolean {
  return (
    one.group_reference === first.group_reference &&
    one.room_id === room_id &&
    one.check_in_date === first.check_out_date &&
    one.check_out_date === check_out_date &&
    one.status !== 'cancelled'
  );
}

/**
 * The second part of a stay, if it is stored: then the stay was divided and only the answer was
 * lost; null otherwise.
 */
export async function findSecondPart(
  rest: RestClient,
  first: StaffBooking,
  wanted: PartPlace,
): Promise<StaffBooking | null> {
  if (first.group_reference === null) return null;
  const group = await listGroupBookings(rest, first.group_reference);
  return group.find((one) => isSecondPart(one, first, wanted)) ?? null;
}

/**
 * The change that takes a second part back, to be sent with the one that restores the first.
 *
 * @param whole the stay before it was divided
 */
export function undonePart<Part>(
  second: Part,
  { group_reference }: Pick<StaffBooking, 'group_reference'>,
): { shown: Part; set: Partial<StayColumns> } {
  return {
    shown: second,
    set: {
      status: 'cancelled',
      cancel_reason: 'other',
      cancel_note: 'Divisão anulada.',
      group_reference,
    },
  };
}
