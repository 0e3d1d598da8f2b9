import type { BookingStatus } from '../../../src/domain/booking-status.ts';
import { addDays, type Day } from '../../../src/domain/dates.ts';
import { asTimestamp, earlierMoment, minutesOf, momentOf } from './moments.ts';
import type { DemoStay } from './stays.ts';

/** A stay with its days counted out. */
export interface PlacedStay {
  stay: DemoStay;
  /** Its place in its list: makes answering times differ from booking to booking. */
  index: number;
  requestedOn: Day;
  checkIn: Day;
  checkOut: Day;
  archivedByHandOn: Day | null;
  today: Day;
}

/** private.auto_archive_bookings(): what ended longer ago than this is put away the day after. */
const ARCHIVE_AFTER_DAYS = 30;
const AUTO_ARCHIVED = new Set<BookingStatus>(['checked_out', 'completed', 'cancelled']);

const NO_EMAIL_SENT = new Set<BookingStatus>(['pending', 'cancelled']);
const NO_GUEST_REPLY = new Set<BookingStatus>([
  ...NO_EMAIL_SENT,
  'awaiting_confirmation',
  'awaiting_payment',
]);

/** What reception did with a booking and when: e-mail flags, archive, and the times of the row. */
export function bookingHistory(placed: PlacedStay) {
  const { stay, index, requestedOn, today } = placed;
  const minutes = minutesOf(stay.asked[1]);
  const askedAt = momentOf(requestedOn, minutes);
  const after = (delay: number) => notAfterToday(momentOf(requestedOn, minutes + delay), today);

  const sentAt = NO_EMAIL_SENT.has(stay.status) ? null : after(25 + (index % 7) * 13);
  const confirmedAt = NO_GUEST_REPLY.has(stay.status) ? null : after(150 + (index % 5) * 47);
  const cancelledAt = stay.status === 'cancelled' ? after(26 * 60) : null;
  const taskArchivedAt = archivedByTaskAt(placed);
  const handArchivedAt =
    placed.archivedByHandOn === null ? null : momentOf(placed.archivedByHandOn, minutesOf('17:10'));
  const archivedAt = handArchivedAt ?? taskArchivedAt;

  return {
    archived: archivedAt !== null,
    archived_at: timestampOrNull(archivedAt),
    auto_archived: archivedAt !== null && handArchivedAt === null,
    auto_archive_exempt: stay.isKeptOut ?? false,
    email_sent: sentAt !== null,
    email_sent_at: timestampOrNull(sentAt),
    email_confirmed: confirmedAt !== null,
    email_confirmed_at: timestampOrNull(confirmedAt),
    created_at: asTimestamp(askedAt),
    updated_at: asTimestamp(
      latestMoment(askedAt, [sentAt, confirmedAt, cancelledAt, atTheDesk(placed), archivedAt]),
    ),
  };
}

/** When the guests came, or went, if they have: the moment the status says so. */
function atTheDesk({ stay, checkIn, checkOut, today }: PlacedStay): string | null {
  if (stay.status === 'checked_in') {
    return notAfterToday(momentOf(checkIn, minutesOf('15:20')), today);
  }
  if (stay.status === 'checked_out' || stay.status === 'completed') {
    return notAfterToday(momentOf(checkOut, minutesOf('10:40')), today);
  }
  return null;
}

function archivedByTaskAt({ stay, checkOut, today }: PlacedStay): string | null {
  const day = addDays(checkOut, ARCHIVE_AFTER_DAYS + 1);
  const isDue = AUTO_ARCHIVED.has(stay.status) && day <= today;
  return isDue && stay.isKeptOut !== true ? momentOf(day, 0) : null;
}

/** The hour of loading is not known, so what happened today happened as the day began. */
function notAfterToday(moment: string, today: Day): string {
  return earlierMoment(moment, momentOf(today, 0));
}

function latestMoment(first: string, others: readonly (string | null)[]): string {
  return others.reduce<string>(
    (latest, moment) => (moment !== null && moment > latest ? moment : latest),
    first,
  );
}

function timestampOrNull(moment: string | null): string | null {
  return moment === null ? null : asTimestamp(moment);
}
