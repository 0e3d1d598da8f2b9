import type { DayRange } from '@/domain/calendar/dates';
import type { RestClient } from '@/lib/rest-client';
import type { BookingRow } from '@/types/rows';
import { QueryError, unwrap, unwrapRows } from './query-error';
import { readAllPages, ROW_CAP, afterCursor } from './read-all-pages';

// What the dashboard counts and adds up over `bookings`, reading only the columns it needs.

export type Arrival = Pick<BookingRow, 'id' | 'check_in_date' | 'status'>;

/**
 * The arrivals within a range of days, without cancelled stays (CONST-ADM-03; the dashboard's
 * chart).
 *
 * @param days half-open, yyyy-mm-dd in Europe/Lisbon
 */
export async function listArrivals(client: RestClient, days: DayRange): Promise<Arrival[]> {
  return readAllPages<Arrival>(async (last) => {
    let query = client
      .from('bookings')
      .select('id,check_in_date,status')
      .neq('status', 'cancelled')
      .gte('check_in_date', last?.check_in_date ?? days.from)
      .lt('check_in_date', days.to);
    if (last) query = query.or(afterCursor(last, ['check_in_date', 'id']));
    return unwrapRows(
      'listArrivals',
      await query.order('check_in_date').order('id').limit(ROW_CAP),
    );
  });
}

/**
 * What all confirmed and completed bookings bring in (DATA-BOOK-18), added up by the database. In
 * EUR.
 */
export async function findRevenue(client: RestClient): Promise<number> {
  const revenue = unwrap('findRevenue', await client.rpc('revenue'));
  // A proxy may answer instead of the backend.
  if (typeof revenue === 'number') return revenue;
  throw new QueryError('findRevenue', { kind: 'server', message: '' });
}
