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
  /**
   * Requests and stays that were kept: those that are not over yet, and those of which somebody is
   * still to be reported to the authority.
   */
  kept: v.array(
    v.object({
      booking_number: v.string(),
      status: v.string(),
      why: v.picklist(['stay', 'report']),
      check_in_date: v.string(),
      check_out_date: v.string(),
    }),
  ),
});

export type Erasure = v.InferOutput<typeof erasureSchema>;

/** Whose data: of an e-mail address, or of whoever made a booking without one (its id). */
export type GuestAsked = string | { booking: string };

const argsOf = (guest: GuestAsked) =>
  typeof guest === 'string' ? { email: guest } : { email: '', ...guest };

/**
 * All data about a person, including staff's notes. Without an e-mail: the booking, and those under
 * the same name and telephone, or of its group.
 *
 * @param guest an e-mail is compared without regard to case and surrounding spaces
 */
export async function exportGuestData(client: RestClient, guest: GuestAsked): Promise<Json> {
  return unwrap('exportGuestData', await client.rpc('export_guest_data', argsOf(guest)));
}

/**
 * Erases what can be erased today about a person, found as by `exportGuestData`. Calling it twice
 * is harmless.
 */
export async function eraseGuestData(client: RestClient, guest: GuestAsked): Promise<Erasure> {
  const answer = unwrap('eraseGuestData', await client.rpc('erase_guest_data', argsOf(guest)));
  const result = v.safeParse(erasureSchema, answer);
  // The erasure may have been carried out, but the answer does not say what was erased.
  if (!result.success) throw new QueryError('eraseGuestData', { kind: 'server', message: '' });
  return result.output;
}
