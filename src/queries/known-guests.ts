import type { RestClient } from '@/lib/rest-client';
import type { BookingRow } from '@/types/rows';
import { unwrapObjects } from './json-answer';

/** Somebody who has booked before, by e-mail, else by telephone, else by name. */
export type KnownGuest = Pick<
  BookingRow,
  'guest_name' | 'guest_email' | 'guest_phone' | 'language'
> & {
  /** Stays that were not cancelled. */
  stays: number;
  /** Check-in of the last of them, yyyy-mm-dd; null without one. */
  last_stay: string | null;
  /** The number of its room. */
  last_room: string | null;
};

/**
 * Up to eight guests whose name, e-mail or telephone has words that begin so, the last stay first (DESK-04).
 *
 * @param words what is being typed; accents, capitals and the blanks of a telephone mean nothing
 * @throws QueryError of kind 'forbidden' for whoever is not staff
 */
export async function findKnownGuests(client: RestClient, words: string): Promise<KnownGuest[]> {
  return unwrapObjects('findKnownGuests', await client.rpc('find_guests', { words }));
}
