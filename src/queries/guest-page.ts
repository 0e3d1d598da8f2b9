import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import type { RestClient } from '@/lib/rest-client';
import type { Json } from '@/types/database';
import type { BookingRow, RoomRow } from '@/types/rows';
import { QueryError, unwrap } from './query-error';
import type { RegisteredPerson } from './register/guest-register';

// What a guest may do with the key of a request. The key is sent in the body of a POST, never in a
// URL, because URLs are kept in logs.

/** A room of a request for its guest. Days yyyy-mm-dd in Lisbon, moments ISO texts, amounts EUR. */
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
  /** What has been paid; null while nothing is paid and the stay is not confirmed. */
  paid: number | null;
  /**
   * Whether nobody has entered its price yet, as for stays from a platform's calendar (CHAN-03).
   */
  is_unpriced?: boolean;
  /** hh:mm. */
  arrival_time: string | null;
  /**
   * What was otherwise of the stay when it was asked for, and when it last changed; null where
   * nothing was. `room` is the number of the room.
   */
  before?:
    | (Partial<
        Pick<BookingRow, 'check_in_date' | 'check_out_date' | 'number_of_guests' | 'total_price'>
      > & { room?: string; changed_at: string })
    | null;
  can_cancel: boolean;
  /** Who comes, where the house asks for it ahead; null before and after its time (REG-02). */
  register?: RegisteredPerson[] | null;
  room: Pick<RoomRow, 'id' | 'room_number' | 'name' | 'max_guests' | 'price_per_night'> & {
    image: string | null;
    /** Its name in other languages: 'en', 'es', 'fr', 'de' (LANG-06). */
    names?: Partial<Record<string, string>>;
  };
};

export type PaymentMethod = 'card' | 'mb_way' | 'multibanco' | 'other';

/** What was asked of the guest before arrival, and how far it is (DEPOSIT-01). Amounts EUR. */
export interface GuestPayment {
  /** 'failed': the last try did not pass. 'settled': nothing is due any more. */
  state: 'open' | 'pending' | 'failed' | 'paid' | 'expired' | 'settled';
  basis: 'first_night' | 'share' | 'other';
  /** Percent. */
  share: number | null;
  /** The number of rooms it is for. */
  rooms: number;
  asked: number;
  /** To pay now; 0 unless open or failed. */
  amount: number;
  /** The deadline, ISO text. */
  until: string;
  /** Paid online so far. */
  paid: number;
  paid_at: string | null;
  method: PaymentMethod | null;
  /** Until when a payment that is under way may still come, ISO text. */
  pending_until: string | null;
  total: number;
  /** What is left for check-in afterwards. */
  rest: number;
  methods: PaymentMethod[];
  /** Whether the payment service is set up. */
  is_available: boolean;
  /** Whether it is the stand-in, which moves no money. */
  is_rehearsal: boolean;
  refunded: number;
}

/** The data of a request's page (TRACK-02), without full name, e-mail and telephone. */
export type GuestPage = {
  first_name: string | null;
  language: string;
  group_reference: string | null;
  /** Whether the guest has opened the link in a mail. */
  email_confirmed: boolean;
  /** Until when cancelling is free. */
  cancel_until: string;
  /** Where to pay while payment is awaited; null without a bank account in the settings. */
  transfer?: { iban: string; account_holder: string | null } | null;
  /** Null where nothing was ever asked before arrival. */
  payment?: GuestPayment | null;
  /**
   * What was given for the bill, of which only the last three characters of the tax number come
   * back; null in a house that lists no bills (DEPOSIT-04).
   */
  invoice?: { has_name: boolean; tax_end: string | null } | null;
  bookings: GuestPageBooking[];
};

/**
 * Checks the answer, because a proxy may answer instead of the backend; throws if it is no page.
 */
function pageOf(operation: string, answer: PostgrestSingleResponse<Json>): GuestPage {
  const page = unwrap(operation, answer);
  if (!isGuestPage(page)) throw new QueryError(operation, { kind: 'server', message: '' });
  return page;
}

// Without valibot, which would be a larger download than the rest of this page.
function isGuestPage(found: unknown): found is GuestPage {
  return (
    typeof found === 'object' &&
    found !== null &&
    'bookings' in found &&
    Array.isArray(found.bookings)
  );
}

/**
 * The page of a request. Fails with code HS020 for a key that does not work, whatever the reason
 * (TRACK-06).
 */
export async function readGuestPage(client: RestClient, key: string): Promise<GuestPage> {
  return pageOf('readGuestPage', await client.rpc('guest_page', { key }));
}

/**
 * Withdraws a request or cancels the booking, with all its rooms (TRACK-03). Calling it twice is
 * harmless. Fails with code HS021 when it is too late, HS020 as readGuestPage.
 *
 * @param options.reason the guest's own words, up to 500 characters; may be empty
 */
export async function cancelAsGuest(
  client: RestClient,
  { key, reason }: { key: string; reason: string },
): Promise<GuestPage> {
  return pageOf('cancelAsGuest', await client.rpc('guest_cancel', { key, reason }));
}

/**
 * Stores the guest's arrival time and wish (TRACK-04). Fails with code HS010 for a longer wish,
 * HS020 as readGuestPage.
 *
 * @param options.arrivalTime hh:mm, or null for not known
 * @param options.wish up to 500 characters; may be empty
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
 * Stores what the bill shall say, for all rooms of the request (DEPOSIT-04); nothing given takes it
 * away. Fails with code HS053 for a tax number that cannot be right, HS010 for a name of more than
 * 200 characters, HS020 as readGuestPage.
 */
export async function giveInvoice(
  client: RestClient,
  { key, name, taxNumber }: { key: string; name: string; taxNumber: string },
): Promise<GuestPage> {
  return pageOf(
    'giveInvoice',
    await client.rpc('guest_invoice', { key, name, tax_number: taxNumber }),
  );
}

/**
 * Confirms the guest's e-mail with the code from a mail, so that the request no longer lapses as
 * unconfirmed. Fails with code HS020 for a key or a code that is wrong.
 */
export async function confirmEmail(
  client: RestClient,
  { key, code }: { key: string; code: string },
): Promise<GuestPage> {
  return pageOf('confirmEmail', await client.rpc('guest_confirm', { key, code }));
}

/**
 * Sends the guest a mail with a link that must be opened before the request can be sent (HS018 with
 * the hint 'confirm-email'). Fails with code HS019 while no mails go out, as 'rate-limit' after
 * several.
 *
 * @param options.key the key that the request will have
 */
export async function requestApproval(
  client: RestClient,
  { key, email, language }: { key: string; email: string; language: string },
): Promise<void> {
  unwrap('requestApproval', await client.rpc('request_approval', { key, email, language }));
}

/**
 * Confirms the link from that mail; the request may be sent afterwards. Fails with code HS020 for a
 * code that is wrong or older than a day.
 */
export async function approveRequest(client: RestClient, code: string): Promise<void> {
  unwrap('approveRequest', await client.rpc('approve_request', { code }));
}
