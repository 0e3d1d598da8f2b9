import type { RestClient } from '@/lib/rest-client';
import { QueryError, unwrap, unwrapFirst } from './query-error';

// The key to a guest's own page, for reception (TRACK-06). It has a request of its own, so that no
// list and no cache of bookings contains it.

/** The key to the page of a booking's request (staff). */
export async function findAccessKey(client: RestClient, bookingId: string): Promise<string> {
  const row = unwrapFirst(
    'findAccessKey',
    await client.from('bookings').select('access_key').eq('id', bookingId),
  );
  if (row === null) throw new QueryError('findAccessKey', { kind: 'missing', message: '' });
  return row.access_key;
}

/**
 * Gives a booking and all other rooms of its request a new key; the old one stops working (staff).
 */
export async function renewAccessKey(client: RestClient, bookingId: string): Promise<string> {
  const key = unwrap(
    'renewAccessKey',
    await client.rpc('renew_access_key', { booking: bookingId }),
  );
  if (typeof key !== 'string' || key === '') {
    throw new QueryError('renewAccessKey', { kind: 'server', message: '' });
  }
  return key;
}
