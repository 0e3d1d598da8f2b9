import type { OnlinePayment } from '@/domain/request/news';
import type { RestClient } from '@/lib/rest-client';
import type { ContactMessageRow } from '@/types/rows';
import { unwrapObject } from './json-answer';
import type { StaffBooking } from './staff-bookings';

/** The changes in the database since a cursor (LIVE-01). */
export type WhatsNew = {
  /** The cursor for the next call. */
  cursor: string;
  /** The database's own time (ISO), to compare with `created_at` of rows. */
  at: string;
  /** Since when guests' requests through the site are paused (ISO); null while they are not. */
  paused_since: string | null;
  /** Number of unanswered requests, and of unread messages. */
  pending: number;
  unread: number;
  /** Number of mails of the last week that need staff (MAIL-03). */
  failed_mails: number;
  /** Number of platforms' stays without a room (CHAN-04); absent while there are none. */
  conflicts?: number;
  /** Number of calendars that have failed for six hours (CHAN-02); absent while there are none. */
  failing_feeds?: number;
  /** Number of open notes of the shift (DESK-16); absent while there are none. */
  open_notes?: number;
  /** Number of decisions about money that came online (DEPOSIT-02); absent while there are none. */
  money_tasks?: number;
  /** The server's day, where the work of the night doubts it and erases nothing (CLOCK-04). */
  doubted_day?: string;
  /** So much has changed, or so much time has passed, that everything must be read again. */
  reload?: boolean;
  /** Absent with `reload`: changed bookings and messages, as they are now; a row may come twice. */
  bookings?: StaffBooking[];
  messages?: ContactMessageRow[];
  /** Ids of rooms whose own data or days changed. */
  rooms?: string[];
  /** A note of the shift was written, done or deleted; absent else. */
  shift_notes?: boolean;
  /** The state of a room, its note, or what is out of service was changed; absent else (CLEAN-04). */
  cleaning?: boolean;
  /** Something of a deposit changed: asked, paid, given back; absent else (DEPOSIT-02). */
  deposits?: boolean;
  /** What guests have paid online (DEPOSIT-02); absent while nothing came. */
  payments?: OnlinePayment[];
  /** Ids of bookings and messages that were deleted. */
  gone?: string[];
};

/**
 * What has changed since the last call.
 *
 * @param since the cursor of the last answer; null for the first call, which returns `reload` and a
 * cursor one minute back, so that nothing is missed between this call and those of the screens
 */
export async function readWhatsNew(client: RestClient, since: string | null): Promise<WhatsNew> {
  return unwrapObject<WhatsNew>(
    'readWhatsNew',
    await client.rpc('whats_new', since === null ? {} : { since }),
    'cursor',
  );
}
