import * as v from 'valibot';
import type { RestClient } from '@/lib/rest-client';
import type { Json } from '@/types/database';
import { QueryError, unwrap } from './query-error';

// What a guest may request from the hostel: a copy of their data, and its erasure. For staff only.

const erasureSchema = v.object({
  bookings: v.number(),
  guests: v.number(),
  groups: v.number(),
  messages: v.number(),
  /** Requests and stays that are not over yet and were therefore kept. */
  kept: v.array(
    v.object({
      booking_number: v.string(),
      status: v.string(),
      check_in_date: v.string(),
      check_out_date: v.string(),
    }),
  ),
});

/** How much was erased, and what was kept. */
export type Erasure = v.InferOutput<typeof erasureSchema>;

/**
 * All data about the person with an e-mail address, including staff's notes.
 *
 * @param email compared without regard to case and surrounding spaces
 * @throws QueryError of kind 'forbidden' for users who are not staff
 */
export async function exportGuestData(client: RestClient, email: string): Promise<Json> {
  return unwrap('exportGuestData', await client.rpc('export_guest_data', { email }));
}

/**
 * Erases what can be erased today about the person with an e-mail address. Calling it twice is
 * harmless.
 *
 * @param email compared without regard to case and surrounding spaces
 * @throws QueryError of kind 'forbidden' for users who are not staff
 */
export async function eraseGuestData(client: RestClient, email: string): Promise<Erasure> {
  const answer = unwrap('eraseGuestData', await client.rpc('erase_guest_data', { email }));
  const result = v.safeParse(erasureSchema, answer);
  // The erasure may have been carried out, but the answer does not say what was erased.
  if (!result.success) throw new QueryError('eraseGuestData', { kind: 'server', message: '' });
  return result.output;
}
