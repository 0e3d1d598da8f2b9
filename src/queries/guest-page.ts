import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import type { RestClient } from '@/lib/rest-client';
import type { Json } from '@/types/database';
import type { BookingRow, RoomRow } from '@/types/rows';
import { QueryError, unwrap } from './query-error';

// What a guest may do with the key of a request. The key goes in the body of a POST, never in an address:
// what stands in addresses is kept in logs.

/** A room of a request as its guest sees it. Days yyyy-mm-dd in Lisbon, moments ISO texts, sums EUR. */
export type GuestPageBooking = Pick<
  BookingRow,
  | 'booking_number'
  | 'status'
  | 'cancel_reason'
  | 'check_in_date'
  | 'check_out_date'
  | 'number_of_guests'
  | 'total_price'
  | 'created_at'
  | 'answer_until'
  | 'hold_until'
  | 'confirm_until'
  | 'guest_wish'
> & {
  /** What has been paid; null while that is nothing and the stay is not promised. */
  paid: number | null;
  /** Whether nobody has entered its price yet, as of a calendar's stay (CHAN-03). */
  is_unpriced?: boolean;
  /** hh:mm. */
  arrival_time: string | null;
  /** Whether the guest may still cancel it here. */
  can_cancel: boolean;
  room: Pick<RoomRow, 'id' | 'room_number' | 'name' | 'max_guests' | 'price_per_night'> & {
    image: string | null;
    /** What it is called in other languages, by language: 'en', 'es', 'fr', 'de' (LANG-06). */
    names?: Partial<Record<string, string>>;
  };
};

/** All that the page of a request shows (TRACK-02): no full name, no e-mail, no telephone. */
export type GuestPage = {
  first_name: string | null;
  language: string;
  group_reference: string | null;
  /** Whether the link of a mail has been opened. */
  email_confirmed: boolean;
  /** Until when cancelling costs nothing. */
  cancel_until: string;
  bookings: GuestPageBooking[];
};

/** Something on the way may answer in the backend's place: what is no page is a failure to tell. */
function pageOf(operation: string, answer: PostgrestSingleResponse<Json>): GuestPage {
  const page = unwrap(operation, answer);
  if (!isGuestPage(page)) throw new QueryError(operation, { kind: 'server', message: '' });
  return page;
}

// By hand: the library that reads objects elsewhere weighs more than all of this page.
function isGuestPage(found: unknown): found is GuestPage {
  return (
    typeof found === 'object' &&
    found !== null &&
    'bookings' in found &&
    Array.isArray(found.bookings)
  );
}

/**
 * The page of a request (TRACK-02).
 *
 * @throws QueryError with code HS020 for a key that opens nothing, whatever the reason (TRACK-06)
 */
export async function readGuestPage(client: RestClient, key: string): Promise<GuestPage> {
  return pageOf('readGuestPage', await client.rpc('guest_page', { key }));
}

/**
 * Withdraws a request or cancels the booking, all rooms of it (TRACK-03). Twice does no harm.
 *
 * @param options.reason the guest's own words, up to 500 characters; may be empty
 * @returns the page as it now is
 * @throws QueryError with code HS021 when it is too late, HS020 as readGuestPage
 */
export async function cancelAsGuest(
  client: RestClient,
  { key, reason }: { key: string; reason: string },
): Promise<GuestPage> {
  return pageOf('cancelAsGuest', await client.rpc('guest_cancel', { key, reason }));
}

/**
 * Tells when the guest arrives, and a wish (TRACK-04).
 *
 * @param options.arrivalTime hh:mm, or null for not known
 * @param options.wish up to 500 characters; may be empty
 * @returns the page as it now is
 * @throws QueryError with code HS010 for a longer wish, HS020 as readGuestPage
 */
export async function tellArrival(
  client: RestClient,
  { key, arrivalTime, wish }: { key: string; arrivalTime: string | null; wish: string },
): Promise<GuestPage> {
  return pageOf(
    'tellArrival',
    await client.rpc('guest_arrival', {
      key,
      wish,
      ...(arrivalTime === null ? {} : { arrival_time: arrivalTime }),
    }),
  );
}

/**
 * Proves with the code of a mail that the mailbox was read: the request lapses no more for want of it.
 *
 * @returns the page as it now is
 * @throws QueryError with code HS020 for a key or a code that is wrong
 */
export async function confirmEmail(
  client: RestClient,
  { key, code }: { key: string; code: string },
): Promise<GuestPage> {
  return pageOf('confirmEmail', await client.rpc('guest_confirm', { key, code }));
}

/**
 * Asks for a mail whose link vouches for a request that is yet to be sent (HS018 with the hint
 * 'confirm-email').
 *
 * @param options.key the key that the request will carry
 * @throws QueryError with code HS019 while no mails go out, of kind 'rate-limit' after several
 */
export async function requestApproval(
  client: RestClient,
  { key, email, language }: { key: string; email: string; language: string },
): Promise<void> {
  unwrap('requestApproval', await client.rpc('request_approval', { key, email, language }));
}

/**
 * Opens the link of that mail: the request may now be sent.
 *
 * @throws QueryError with code HS020 for a code that is wrong or older than a day
 */
export async function approveRequest(client: RestClient, code: string): Promise<void> {
  unwrap('approveRequest', await client.rpc('approve_request', { code }));
}
