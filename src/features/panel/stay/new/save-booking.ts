import type { DeskBookingRow } from '@/domain/new-stay/new-booking';
import type { RestClient } from '@/lib/rest-client';
import { findDeskBookings, insertDeskBookings } from '@/queries/desk-stays';
import { QueryError } from '@/queries/query-error';
import type { StaffBooking } from '@/queries/staff-bookings';

export interface StoredBookings {
  bookings: StaffBooking[];
  /** An earlier request stored them, with other contents than those sent now. */
  areOther: boolean;
}

/** Postgres: unique violation, because rows with these ids already exist. */
const SAME_IDS = '23505';

/**
 * Stores bookings once, however often they are sent. When the answer is lost or the rows already
 * exist, it reads them by their ids.
 *
 * @param ids all ids of this form, including those of rooms chosen in an earlier attempt
 * @throws QueryError when nothing is stored, or when that cannot be known
 */
export async function storeOnce(
  client: RestClient,
  { rows, ids }: { rows: DeskBookingRow[]; ids: readonly string[] },
): Promise<StoredBookings> {
  try {
    return { bookings: await insertDeskBookings(client, rows), areOther: false };
  } catch (error) {
    if (!mayBeStored(error)) throw error;
    const bookings = await findStored(client, ids);
    if (bookings.length === 0) throw error;
    return { bookings, areOther: !areSame(rows, bookings) };
  }
}

function mayBeStored(error: unknown): boolean {
  return error instanceof QueryError && (error.kind === 'network' || error.code === SAME_IDS);
}

/** Gives none also when reading fails, so that the caller reports the first failure. */
async function findStored(client: RestClient, ids: readonly string[]): Promise<StaffBooking[]> {
  try {
    return await findDeskBookings(client, ids);
  } catch {
    return [];
  }
}

function areSame(rows: readonly DeskBookingRow[], bookings: readonly StaffBooking[]): boolean {
  return (
    rows.length === bookings.length &&
    rows.every((row) => {
      const stored = bookings.find(({ id }) => id === row.id);
      return (
        stored?.room_id === row.room_id &&
        stored.check_in_date === row.check_in_date &&
        stored.check_out_date === row.check_out_date &&
        stored.total_price === row.total_price &&
        stored.guest_name === row.guest_name
      );
    })
  );
}
