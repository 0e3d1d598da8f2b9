import type { DayRange } from '@/domain/calendar/dates';
import type { RestClient } from '@/lib/rest-client';
import type { BookingRow } from '@/types/rows';
import { unwrapRows } from './query-error';
import { readAllPages, ROW_CAP, afterCursor } from './read-all-pages';

// What the dashboard counts and adds up over `bookings`, reading only the columns it needs.

/** A stay with the columns for counting arrivals. */
export type Arrival = Pick<BookingRow, 'id' | 'check_in_date' | 'status'>;

/**
 * The arrivals within a range of days, without cancelled stays (CONST-ADM-03; the dashboard's
 * chart).
 *
 * @param days half-open, yyyy-mm-dd in Europe/Lisbon
 * @throws QueryError
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
 * The totals that make up revenue: every confirmed or completed booking (DATA-BOOK-18).
 *
 * @returns EUR, one per booking
 * @throws QueryError
 */
export async function listRevenueTotals(client: RestClient): Promise<number[]> {
  const rows = await readAllPages<Pick<BookingRow, 'id' | 'total_price'>>(async (last) => {
    let query = client
      .from('bookings')
      .select('id,total_price')
      .in('status', ['confirmed', 'completed']);
    if (last) query = query.gt('id', last.id);
    return unwrapRows('listRevenueTotals', await query.order('id').limit(ROW_CAP));
  });
  return rows.map(({ total_price }) => total_price);
}
