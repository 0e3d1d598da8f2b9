import type { RestClient } from '@/lib/rest-client';
import type { BookingRow, RoomAvailabilityRow, RoomRow } from '@/types/rows';
import { unwrapRows } from './query-error';

/** An active room with its stays, closed nights and special prices in some days. */
export type RoomWithStays = Pick<
  RoomRow,
  'id' | 'room_number' | 'name' | 'max_guests' | 'price_per_night'
> & {
  /** Stays that take one of the nights, without cancelled ones. */
  bookings: Pick<
    BookingRow,
    'id' | 'booking_number' | 'guest_name' | 'check_in_date' | 'check_out_date' | 'status'
  >[];
  /** Nights on which staff have closed the room, or set a special price. */
  room_availability: Pick<RoomAvailabilityRow, 'date' | 'is_available' | 'custom_price'>[];
};

/**
 * Every active room with the stays, closed nights and special prices in the nights of a stay, in
 * one request (DESK-02, RATE-01). Returns rooms by number (as text); prices in EUR per night.
 *
 * @param options.checkIn first night, yyyy-mm-dd
 * @param options.checkOut day of departure, yyyy-mm-dd, whose night does not count
 */
export async function listRoomsWithStays(
  client: RestClient,
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
): Promise<RoomWithStays[]> {
  return unwrapRows(
    'listRoomsWithStays',
    await client
      .from('rooms')
      .select(
        'id,room_number,name,max_guests,price_per_night,bookings(id,booking_number,guest_name,check_in_date,check_out_date,status),room_availability(date,is_available,custom_price)',
      )
      .eq('is_active', true)
      .neq('bookings.status', 'cancelled')
      .lt('bookings.check_in_date', checkOut)
      .gt('bookings.check_out_date', checkIn)
      .gte('room_availability.date', checkIn)
      .lt('room_availability.date', checkOut)
      .order('room_number'),
  );
}
