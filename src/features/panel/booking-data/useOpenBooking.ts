import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asStaff } from '@/features/panel/change/as-staff';
import { sortedByRoom } from '@/features/panel/parts/sorted-by-room';
import { findBookingByNumber, type StaffBooking } from '@/queries/staff-bookings';
import { listGroupBookings } from '@/queries/staff-group-bookings';
import { bookingKeys, writeBookings } from './booking-cache';

/**
 * The booking an address names, with the rest of its group. Shows at once what the list knows and
 * asks the backend all the same, as somebody else may have changed it.
 */
export function useOpenBooking(bookingNumber: string | null, listed: readonly StaffBooking[]) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: bookingKeys.open(bookingNumber),
    enabled: bookingNumber !== null,
    queryFn: async () => {
      const bookings = await readWithGroup(bookingNumber ?? '');
      writeBookings(client, bookings);
      return bookings;
    },
    initialData: () => listedWithGroup(bookingNumber, listed),
  });
  const group = query.data ?? [];
  return {
    ...query,
    group,
    booking: group.find(({ booking_number }) => booking_number === bookingNumber) ?? null,
  };
}

async function readWithGroup(bookingNumber: string): Promise<StaffBooking[]> {
  return asStaff(async (client) => {
    const booking = await findBookingByNumber(client, bookingNumber);
    if (booking === null) return [];
    if (booking.group_reference === null) return [booking];
    return sortedByRoom(await listGroupBookings(client, booking.group_reference));
  });
}

function listedWithGroup(
  bookingNumber: string | null,
  listed: readonly StaffBooking[],
): StaffBooking[] | undefined {
  const booking = listed.find(({ booking_number }) => booking_number === bookingNumber);
  if (booking === undefined) return undefined;
  const reference = booking.group_reference;
  if (reference === null) return [booking];
  return sortedByRoom(listed.filter(({ group_reference }) => group_reference === reference));
}
