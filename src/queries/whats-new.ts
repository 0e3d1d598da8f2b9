import type { RestClient } from '@/lib/rest-client';
import type { ContactMessageRow } from '@/types/rows';
import { unwrapObject } from './json-answer';
import type { StaffBooking } from './staff-bookings';

/** What the database says of the time since a cursor (LIVE-01). */
export type WhatsNew = {
  /** Where to go on from. */
  cursor: string;
  /** The database's own time (ISO), to compare with `created_at` of what it tells. */
  at: string;
  /** Since when guests' requests by the site are paused (ISO); null while they come as ever. */
  paused_since: string | null;
  /** Unanswered requests, and unread messages. */
  pending: number;
  unread: number;
  /** Mails of the last week that nobody gets without a hand (MAIL-03). */
  failed_mails: number;
  /** Stays of platforms that have no room (CHAN-04); absent while there are none. */
  conflicts?: number;
  /** Calendars that have failed for six hours (CHAN-02); absent while there are none. */
  failing_feeds?: number;
  /** So much has changed, or so much time gone by, that everything is to be read anew. */
  reload?: boolean;
  /** Absent with `reload`: bookings and messages that changed, as they stand now; a row may come twice. */
  bookings?: StaffBooking[];
  messages?: ContactMessageRow[];
  /** Ids of rooms whose own data or days changed. */
  rooms?: string[];
  /** Ids of bookings and messages that were deleted. */
  gone?: string[];
};

/**
 * What has changed in the house since the last asking.
 *
 * @param since the cursor of the last answer; null the first time, which answers with `reload` and with a
 *   cursor a minute back, so that nothing is missed between this question and those of the screens
 * @throws QueryError of kind 'forbidden' for whoever is not staff
 */
export async function readWhatsNew(client: RestClient, since: string | null): Promise<WhatsNew> {
  return unwrapObject<WhatsNew>(
    'readWhatsNew',
    await client.rpc('whats_new', since === null ? {} : { since }),
    'cursor',
  );
}
