import * as v from 'valibot';
import type { RestClient } from '@/lib/rest-client';
import type { Json } from '@/types/database';
import { QueryError, unwrap } from './query-error';

// What a guest may ask of the house: a copy of their data, and to be forgotten. Staff alone may call.

const erasureSchema = v.object({
  bookings: v.number(),
  guests: v.number(),
  groups: v.number(),
  messages: v.number(),
  /** Requests and stays that are not over yet: they were left alone. */
  kept: v.array(
    v.object({
      booking_number: v.string(),
      status: v.string(),
      check_in_date: v.string(),
      check_out_date: v.string(),
    }),
  ),
});

/** How much was erased, and what was left. */
export type Erasure = v.InferOutput<typeof erasureSchema>;

/**
 * Everything the house holds on the person behind an address, staff's notes included.
 *
 * @param email compared without regard to capitals and blanks around it
 * @throws QueryError of kind 'forbidden' for whoever is not staff
 */
export async function exportGuestData(client: RestClient, email: string): Promise<Json> {
  return unwrap('exportGuestData', await client.rpc('export_guest_data', { email }));
}

/**
 * Erases what can be erased today of the person behind an address. Twice does no harm.
 *
 * @param email compared without regard to capitals and blanks around it
 * @throws QueryError of kind 'forbidden' for whoever is not staff
 */
export async function eraseGuestData(client: RestClient, email: string): Promise<Erasure> {
  const answer = unwrap('eraseGuestData', await client.rpc('erase_guest_data', { email }));
  const result = v.safeParse(erasureSchema, answer);
  // It may have been done: what is certain is only that nobody can say what.
  if (!result.success) throw new QueryError('eraseGuestData', { kind: 'server', message: '' });
  return result.output;
}
