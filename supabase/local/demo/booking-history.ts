import type { BookingStatus } from '../../../src/domain/booking/booking-status.ts';
import { addDays, type Day } from '../../../src/domain/calendar/dates.ts';
import { asTimestamp, earlierMoment, minutesOf, momentOf } from './moments.ts';
import type { DemoStay } from './stays.ts';

/** The day and the time, `hh:mm`, for which the demo house is loaded, by the clock in Lisbon. */
export interface LoadedAt {
  today: Day;
  time: string;
}

/** A stay with its days turned into dates. */
export interface PlacedStay extends LoadedAt {
  stay: DemoStay;
  /** Its place in its list: makes answering times differ from booking to booking. */
  index: number;
  requestedOn: Day;
  checkIn: Day;
  checkOut: Day;
  archivedByHandOn: Day | null;
}

/** What happened to a booking and when; null for what did not. Moments as in moments.ts. */
export interface BookingMoments {
  asked: string;
  answered: string | null;
  confirmed: string | null;
  cancelled: string | null;
  came: string | null;
  left: string | null;
  archived: string | null;
}

/** As in private.auto_archive_bookings(), which archives a stay that ended longer ago than this. */
const ARCHIVE_AFTER_DAYS = 30;
const AUTO_ARCHIVED = new Set<BookingStatus>(['checked_out', 'completed', 'cancelled']);

const NO_EMAIL_SENT = new Set<BookingStatus>(['pending', 'cancelled']);
const NO_GUEST_REPLY = new Set<BookingStatus>([
  ...NO_EMAIL_SENT,
  'awaiting_confirmation',
  'awaiting_payment',
]);
const LEFT = new Set<BookingStatus>(['checked_out', 'completed']);
const CAME = new Set<BookingStatus>(['checked_in', ...LEFT]);

/**
 * Guests come at twenty past three and leave at twenty to eleven, unless their stay says otherwise.
 */
const CAME_AT = '15:20';
const LEFT_AT = '10:40';

/** The moments of a booking's history. */
export function bookingMoments(placed: PlacedStay): BookingMoments {
  const { stay, index, requestedOn, checkIn, checkOut, today, time } = placed;
  const minutes = minutesOf(stay.asked[1]);
  const after = (delay: number) => notAfterToday(momentOf(requestedOn, minutes + delay), today);
  const atTheDesk = (day: Day, hour: string) =>
    earlierMoment(momentOf(day, minutesOf(hour)), momentOf(today, minutesOf(time)));
  return {
    asked: momentOf(requestedOn, minutes),
    answered: NO_EMAIL_SENT.has(stay.status) ? null : after(25 + (index % 7) * 13),
    confirmed: NO_GUEST_REPLY.has(stay.status) ? null : after(150 + (index % 5) * 47),
    cancelled: stay.status === 'cancelled' ? after(26 * 60) : null,
    came: CAME.has(stay.status) ? atTheDesk(checkIn, stay.cameAt ?? CAME_AT) : null,
    left: LEFT.has(stay.status) ? atTheDesk(checkOut, stay.leftAt ?? LEFT_AT) : null,
    archived: archivedByHandAt(placed) ?? archivedByTaskAt(placed),
  };
}

/** The columns of `bookings` that record this: e-mail flags, archive, and the times of the row. */
export function bookingHistory(placed: PlacedStay) {
  const { stay } = placed;
  const moments = bookingMoments(placed);
  const { asked, answered, confirmed, cancelled, archived } = moments;
  return {
    archived: archived !== null,
    archived_at: timestampOrNull(archived),
    auto_archived: archived !== null && archivedByHandAt(placed) === null,
    auto_archive_exempt: stay.isKeptOut ?? false,
    email_sent: answered !== null,
    email_sent_at: timestampOrNull(answered),
    email_confirmed: confirmed !== null,
    email_confirmed_at: timestampOrNull(confirmed),
    answered_at: timestampOrNull(answered ?? cancelled),
    created_at: asTimestamp(asked),
    updated_at: asTimestamp(latestMoment(moments)),
  };
}

function archivedByHandAt({ archivedByHandOn }: PlacedStay): string | null {
  return archivedByHandOn === null ? null : momentOf(archivedByHandOn, minutesOf('17:10'));
}

function archivedByTaskAt({ stay, checkOut, today }: PlacedStay): string | null {
  const day = addDays(checkOut, ARCHIVE_AFTER_DAYS + 1);
  const isDue = AUTO_ARCHIVED.has(stay.status) && day <= today;
  return isDue && stay.isKeptOut !== true ? momentOf(day, 0) : null;
}

/**
 * Moves an answer that would fall on today or later to last midnight: today only check-ins and
 * check-outs have happened.
 */
function notAfterToday(moment: string, today: Day): string {
  return earlierMoment(moment, momentOf(today, 0));
}

function latestMoment({ asked, ...others }: BookingMoments): string {
  return Object.values(others).reduce<string>(
    (latest, moment) => (moment !== null && moment > latest ? moment : latest),
    asked,
  );
}

function timestampOrNull(moment: string | null): string | null {
  return moment === null ? null : asTimestamp(moment);
}
