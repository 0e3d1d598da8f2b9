import { bookingMessage, newGroupReference } from '@/domain/booking/booking-group';
import {
  type FilledForm,
  type GuestEntry,
  submitProblem,
} from '@/domain/request/booking-validation';
import { plainEmail, plainPhone, storedPhone } from '@/domain/guest/contact-details';
import type { Day } from '@/domain/calendar/dates';
import { quoteOfRoom } from '@/domain/rates/house-rates';
import type { Promised } from '@/domain/request/deadline';
import type { GuestLanguage } from '@/domain/language/guest-language';
import { LANGUAGE } from '@/domain/language/language';
import { logError } from '@/lib/log';
import type { RestClient } from '@/lib/rest-client';
import {
  type BookingRequest as BookingRow,
  findBookingNumber,
  insertBookings,
  listBookingsOfStay,
  type SentBooking,
  setGroupReference,
} from '@/queries/bookings';
import { readGuestPage } from '@/queries/guest-page';
import { QueryError } from '@/queries/query-error';

/** One press of 'Confirmar Reserva', and its repetitions while no answer came. */
export interface SendingAttempt {
  /** The fields by which the database recognises a repeated request, as one text. */
  fingerprint: string;
  /** Null for a single room. */
  groupReference: string | null;
  /** The key of the guest's page; null where a reload has lost it, as it is kept in memory only. */
  accessKey: string | null;
}

/** What is known of a request once the database has stored it. */
export interface SubmittedBooking {
  /** Of the first room chosen; null where the database did not give it back. */
  bookingNumber: string | null;
  groupReference: string | null;
  /** Opens the guest's page; null where only the mails of the house contain it. */
  accessKey: string | null;
  /** What the house has promised with it; null where it could not be read. */
  promised: Promised | null;
  checkIn: Day;
  checkOut: Day;
}

/** Something is missing and nothing was sent. The message is for the guest. */
export class IncompleteRequestError extends Error {}

function fingerprintOf({ dates, selection, guests }: FilledForm): string {
  const rooms = selection.map(({ room }) => room.id).toSorted();
  const people = guests.map(({ full_name, email, phone }) => [full_name, email, phone]);
  return JSON.stringify([dates.checkIn, dates.checkOut, rooms, people]);
}

/**
 * The attempt under which a request is sent. A request that is sent again because no answer came
 * keeps its attempt, so that a group keeps its reference; any other gets a new one.
 */
export function sendingAttempt({
  request,
  unanswered,
  today,
  random,
  accessKey,
}: {
  request: FilledForm;
  unanswered: SendingAttempt | null;
  today: Day;
  random: () => number;
  /** For a new request. */
  accessKey: string;
}): SendingAttempt {
  const fingerprint = fingerprintOf(request);
  if (unanswered?.fingerprint === fingerprint) return unanswered;
  const isGroup = request.selection.length > 1;
  const groupReference = isGroup ? newGroupReference({ today, random }) : null;
  return { fingerprint, groupReference, accessKey };
}

interface CheckedRequest extends Pick<FilledForm, 'selection' | 'message'> {
  checkIn: Day;
  checkOut: Day;
  contact: GuestEntry;
}

function checkedRequest(request: FilledForm): CheckedRequest {
  const problem = submitProblem(request);
  const { selection, message } = request;
  const { checkIn, checkOut } = request.dates;
  const [contact] = request.guests;
  // submitProblem has checked dates and contact already, which the compiler cannot see.
  if (problem !== null || checkIn === null || checkOut === null || contact === undefined) {
    throw new IncompleteRequestError(problem ?? '');
  }
  return { selection, message, checkIn, checkOut, contact };
}

function bookingRows(
  { selection, message, checkIn, checkOut, contact }: CheckedRequest,
  { groupReference, accessKey }: SendingAttempt,
  language: GuestLanguage,
): BookingRow[] {
  return selection.map(({ room, guests }) => ({
    room_id: room.id,
    guest_name: contact.full_name.trim(),
    guest_email: plainEmail(contact.email),
    guest_phone: storedPhone(contact.phone) ?? plainPhone(contact.phone),
    check_in_date: checkIn,
    check_out_date: checkOut,
    number_of_guests: guests,
    total_price: quoteOfRoom(room, { checkIn, checkOut }).total,
    message: bookingMessage({ message, roomCount: selection.length, reference: groupReference }),
    status: 'pending',
    // The column defaults to Portuguese, so such a request is sent exactly as the specification has
    // it.
    ...(language === 'pt' ? {} : { language }),
    ...(accessKey === null ? {} : { access_key: accessKey }),
  }));
}

/** Runs a step whose failure is only logged (ERR-BOOK-09): null when it failed. */
async function loggedOnly<T>(operation: string, step: Promise<T>): Promise<T | null> {
  try {
    return await step;
  } catch (error) {
    logError(operation, error);
    return null;
  }
}

/** The moments that the house has promised with a request, as its page and its mail tell them (CLOCK-02). */
async function promisesOf(client: RestClient, accessKey: string): Promise<Promised | null> {
  const { bookings } = await readGuestPage(client, accessKey);
  const [first] = bookings;
  return first === undefined
    ? null
    : { answer_until: first.answer_until, hold_until: first.hold_until };
}

function isDuplicate(error: unknown): error is QueryError {
  return error instanceof QueryError && error.kind === 'duplicate-request';
}

/**
 * Sends a request: one insert for all rooms, all or none; then the group reference of each booking
 * when there are several; then the number of the first is read. What fails after the insert is only
 * logged, because the request is stored. BOOK-SUBMIT-01, ERR-BOOK-09
 *
 * @param options.isRepeated whether this attempt was sent before and got no answer: a duplicate
 *   that the database then reports is this same request and counts as sent. For a single room it
 *   counts as sent in any case; but a new group may share one room with an earlier request, and is
 *   then refused.
 * @param options.language in which the guest wants to be spoken to (LANG-03)
 * @throws IncompleteRequestError when the re-check finds something missing
 * @throws QueryError when the insert fails
 */
export async function submitBooking(
  client: RestClient,
  {
    request,
    attempt,
    isRepeated,
    language = LANGUAGE,
  }: {
    request: FilledForm;
    attempt: SendingAttempt;
    isRepeated: boolean;
    language?: GuestLanguage;
  },
): Promise<SubmittedBooking> {
  const { groupReference } = attempt;
  const checked = checkedRequest(request);
  const { checkIn, checkOut, selection } = checked;
  const roomIds = selection.map(({ room }) => room.id);

  let created: SentBooking[];
  let knownNumber: string | null = null;
  let { accessKey } = attempt;
  try {
    created = await insertBookings(client, bookingRows(checked, attempt, language));
  } catch (error) {
    if (!isDuplicate(error) || !(isRepeated || roomIds.length === 1)) throw error;
    knownNumber = error.hint;
    // A request that was sent from another page has another key.
    if (!isRepeated) accessKey = null;
    const stored = listBookingsOfStay(client, { roomIds, checkIn, checkOut });
    created = (await loggedOnly('listBookingsOfStay', stored)) ?? [];
  }

  if (groupReference !== null) {
    await Promise.all(
      created.map(({ id: bookingId }) =>
        loggedOnly('setGroupReference', setGroupReference(client, { bookingId, groupReference })),
      ),
    );
  }

  const first = created.find(({ room_id }) => room_id === roomIds[0]);
  const [readNumber, promised] = await Promise.all([
    first && loggedOnly('findBookingNumber', findBookingNumber(client, first.id)),
    accessKey === null ? null : loggedOnly('readGuestPage', promisesOf(client, accessKey)),
  ]);
  return {
    bookingNumber: readNumber ?? first?.booking_number ?? knownNumber,
    groupReference,
    accessKey,
    promised,
    checkIn,
    checkOut,
  };
}
