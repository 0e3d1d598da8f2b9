import type { RestClient } from '@/lib/rest-client';
import { listChangedBookings } from '@/queries/staff-requests';
import type { StaffBooking } from '@/queries/staff-bookings';

/** From so many at once on it is less work to read anew. */
const ROWS_AT_MOST = 100;

/** A change may be told later than a younger one: transactions end in another order than they begin. */
const OVERLAP_MS = 60_000;

/** What others have done to the bookings since it was last asked. */
export interface ChangesRead {
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
  /** Changes up to here have been told; null before the first asking. */
  let since: string | null = null;
  let told = new Map<string, string>();

  async function read(client: RestClient): Promise<ChangesRead> {
    if (since === null) {
      const [newest] = await listChangedBookings(client, { since, limit: 1 });
      since = newest === undefined ? new Date(0).toISOString() : startAfter(newest);
      return { bookings: [], isCut: false };
    }
    const rows = await listChangedBookings(client, { since, limit: ROWS_AT_MOST });
    const news = rows.filter(({ id, updated_at }) => told.get(id) !== updated_at);
    told = new Map(rows.map(({ id, updated_at }) => [id, updated_at]));
    const starts = [since, ...rows.map(({ updated_at }) => earlier(updated_at))];
    since = starts.reduce((a, b) => (Date.parse(b) > Date.parse(a) ? b : a));
    return { bookings: news, isCut: news.length >= ROWS_AT_MOST };
  }

  return { read, hasBegun: () => since !== null };
}

/** What came while the screens were being read may be on them or not: it is told with the next asking. */
function startAfter({ updated_at }: StaffBooking): string {
  const isRecent = Date.now() - Date.parse(updated_at) < OVERLAP_MS;
  return isRecent ? earlier(updated_at) : updated_at;
}

function earlier(timestamp: string): string {
  return new Date(Date.parse(timestamp) - OVERLAP_MS).toISOString();
}
