import type { RestClient } from '@/lib/rest-client';
import type { RoomAvailabilityRow } from '@/types/rows';
import { unwrap, unwrapRows } from './query-error';
import { readAllPages, ROW_CAP, afterCursor } from './read-all-pages';

const AVAILABILITY_COLUMNS = 'room_id,date,is_available,custom_price';

/** The settings of one room on one day; without a row the room is open at the base price. */
export type StoredDay = Pick<
  RoomAvailabilityRow,
  'room_id' | 'date' | 'is_available' | 'custom_price'
>;

/**
 * The days of one room with a block or a special price (DATA-AVAIL-01). Returns days in order;
 * custom_price in EUR per night, null for the base price.
 *
 * @param options.from first day, yyyy-mm-dd
 * @param options.to last day, yyyy-mm-dd, included
 */
export async function listRoomDays(
  client: RestClient,
  { roomId, from, to }: { roomId: string; from: string; to: string },
): Promise<StoredDay[]> {
  return unwrapRows(
    'listRoomDays',
    await client
      .from('room_availability')
      .select(AVAILABILITY_COLUMNS)
      .eq('room_id', roomId)
      .gte('date', from)
      .lte('date', to)
      .order('date'),
  );
}

/**
 * The blocked days of all rooms, for the booking form (decisions.md, 'Blocked days').
 *
 * @param options.from first day, yyyy-mm-dd
 * @param options.to last day, yyyy-mm-dd, included
 */
export async function listBlockedDays(
  client: RestClient,
  { from, to }: { from: string; to: string },
): Promise<Pick<StoredDay, 'room_id' | 'date'>[]> {
  return readAllPages<Pick<StoredDay, 'room_id' | 'date'>>(async (last) => {
    let query = client
      .from('room_availability')
      .select('room_id,date')
      .eq('is_available', false)
      .gte('date', last?.date ?? from)
      .lte('date', to);
    if (last) query = query.or(afterCursor(last, ['date', 'room_id']));
    return unwrapRows('listBlockedDays', await query.order('date').order('room_id').limit(ROW_CAP));
  });
}

/**
 * Every block and special price of a date range, for the panel (DATA-AVAIL-02). Returns days
 * ordered by date, then room.
 *
 * @param options.from first day, yyyy-mm-dd
 * @param options.to last day, yyyy-mm-dd, included
 */
export async function listAvailability(
  client: RestClient,
  { from, to }: { from: string; to: string },
): Promise<StoredDay[]> {
  return readAllPages<StoredDay>(async (last) => {
    let query = client
      .from('room_availability')
      .select(AVAILABILITY_COLUMNS)
      .gte('date', last?.date ?? from)
      .lte('date', to);
    if (last) query = query.or(afterCursor(last, ['date', 'room_id']));
    return unwrapRows(
      'listAvailability',
      await query.order('date').order('room_id').limit(ROW_CAP),
    );
  });
}

/**
 * Sets blocks and special prices, one row per room and date, replacing existing rows (staff;
 * DATA-AVAIL-03). Nothing is stored when one row is refused.
 */
export async function updateAvailability(client: RestClient, days: StoredDay[]): Promise<void> {
  unwrap(
    'updateAvailability',
    await client.from('room_availability').upsert(days, { onConflict: 'room_id,date' }),
  );
}
