import type { RestClient } from '@/lib/rest-client';
import type { BookingRow } from '@/types/rows';
import { unwrapRows } from './query-error';
import { readAllPages, ROW_CAP, afterCursor } from './read-all-pages';

/** A stay of the availability screen, with the columns that moving it needs; total_price in EUR. */
export type AvailabilityStay = Pick<
  BookingRow,
  | 'id'
  | 'room_id'
  | 'check_in_date'
  | 'check_out_date'
  | 'guest_name'
  | 'status'
  | 'booking_number'
  | 'number_of_guests'
  | 'total_price'
  | 'group_reference'
  | 'source'
  | 'updated_at'
>;

/**
 * The stays the availability screen draws as bars, cancelled ones left out (DATA-BOOK-25).
 *
 * @param options.from first day, yyyy-mm-dd
 * @param options.to last day, yyyy-mm-dd, included
 */
export async function listStaysForAvailability(
  client: RestClient,
  { from, to }: { from: string; to: string },
): Promise<AvailabilityStay[]> {
  return readAllPages<AvailabilityStay>(async (last) => {
    let query = client
      .from('bookings')
      .select(
        'id,room_id,check_in_date,check_out_date,guest_name,status,booking_number,number_of_guests,total_price,group_reference,source,updated_at',
      )
      .neq('status', 'cancelled')
      .lte('check_in_date', to)
      .gte('check_out_date', from);
    if (last) {
      query = query
        .gte('check_in_date', last.check_in_date)
        .or(afterCursor(last, ['check_in_date', 'id']));
    }
    return unwrapRows(
      'listStaysForAvailability',
      await query.order('check_in_date').order('id').limit(ROW_CAP),
    );
  });
}
