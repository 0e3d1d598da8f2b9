import type { RestClient } from '@/lib/rest-client';
import type { BookingRow } from '@/types/rows';
import { unwrapObjects } from './json-answer';

/** A guest who has booked before, identified by e-mail, else by telephone, else by name. */
export type KnownGuest = Pick<
  BookingRow,
  'guest_name' | 'guest_email' | 'guest_phone' | 'language'
> & {
  /** The number of stays that were not cancelled. */
  stays: number;
  /** The check-in of the last one, yyyy-mm-dd; null without one. */
  last_stay: string | null;
  /** The number of its room. */
  last_room: string | null;
};

/**
 * Up to eight guests with matching words in name, e-mail or telephone, the latest stay first
 * (DESK-04).
 *
 * @param words the beginnings of words; accents, case and spaces in a telephone are ignored
 */
export async function findKnownGuests(client: RestClient, words: string): Promise<KnownGuest[]> {
  return unwrapObjects('findKnownGuests', await client.rpc('find_guests', { words }));
}
