import type { RestClient } from '@/lib/rest-client';
import { listChangedBookings } from '@/queries/staff-requests';
import type { StaffBooking } from '@/queries/staff-bookings';

/** From so many at once on it is less work to read anew. */
const ROWS_AT_MOST = 100;

/** A change may be told later than a younger one: transactions end in another order than they begin. */
const OVERLAP_MS = 60_000;

/** What others have done to the bookings since it was last asked. */
export interface BookingChanges {
  /** As stored by now, each once. */
  bookings: StaffBooking[];
  /** There are more than these. */
  isCut: boolean;
}

/**
 * Remembers which changes it has told, so that each is told once. The first asking tells none: it only
 * learns where the table stands, in the database's own time.
 */
export function createChangeReader() {
  let newest: string | null = null;
  let told = new Map<string, string>();

  return async function readChanges(client: RestClient): Promise<BookingChanges> {
    const isFirst = newest === null;
    const since = newest === null ? null : earlier(newest);
    const rows = await listChangedBookings(client, { since, limit: isFirst ? 1 : ROWS_AT_MOST });
    const news = rows.filter(({ id, updated_at }) => told.get(id) !== updated_at);
    told = new Map(rows.map(({ id, updated_at }) => [id, updated_at]));
    newest = rows.reduce(
      (latest, { updated_at }) => (updated_at > latest ? updated_at : latest),
      newest ?? '',
    );
    // A table without rows: whatever comes is new.
    if (newest === '') newest = new Date(0).toISOString();
    if (isFirst) return { bookings: [], isCut: false };
    return { bookings: news, isCut: news.length === ROWS_AT_MOST };
  };
}

function earlier(timestamp: string): string {
  return new Date(Date.parse(timestamp) - OVERLAP_MS).toISOString();
}
