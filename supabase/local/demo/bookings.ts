import type { BookingSource } from '../../../src/domain/booking/booking-source.ts';
import { addDays, eachDay, type Day } from '../../../src/domain/calendar/dates.ts';
import { chanceOf, type Chance } from './chance.ts';
import type { DemoGuest } from './guests.ts';
import { after, dayOf, earliest, momentOf, type LoadedAt } from './moments.ts';
import { demoId } from './rows.ts';

/**
 * What only some bookings have: the last symbols of the reference of their group; when the guest
 * means to come and what they wish for; when they came and left ('24:20' is after midnight); what
 * was paid where the status lets expect something else; the room it was in at first; why it was
 * cancelled, as a word and in words; how many days after its end staff archived it by hand, and
 * whether they took it out again, so that the automatic archiving passes it by.
 */
type Detail =
  | ('group' | 'arrival' | 'wish' | 'came' | 'left' | 'paid' | 'from')
  | ('reason' | 'why' | 'archived' | 'kept');
type BookingDetails = { readonly [detail in Detail]?: string };

/** A booking as it was asked for and as it stands today. Moments as in moments.ts. */
export interface PlannedBooking {
  /** The last six symbols of the booking number. */
  code: string;
  room: string;
  checkIn: Day;
  checkOut: Day;
  guest: DemoGuest;
  guests: number;
  source: BookingSource;
  status: string;
  /** EUR; 0 where a platform told none and nobody has entered one. */
  price: number;
  asked: string;
  message?: string | undefined;
  notes?: string | undefined;
  details: BookingDetails;
  /** It was asked for when the house took longer to answer, and kept no history. */
  isBefore?: boolean;
}

/** A booking with all that happened to it; null for what did not. */
export interface DemoBooking extends PlannedBooking {
  /** The status it had once it was answered, before the guest came or it was cancelled. */
  standing: string;
  answered: string | null;
  confirmed: string | null;
  cancelled: string | null;
  came: string | null;
  left: string | null;
  archived: string | null;
}

/** As in private.auto_archive_bookings(), which archives a stay that ended longer ago than this. */
export const ARCHIVE_AFTER_DAYS = 30;

const LEFT = ['checked_out', 'completed'];
const CAME = ['checked_in', ...LEFT];

/** The id of a booking, by the last six symbols of its number. */
export function bookingId(code: string): string {
  return demoId(`booking ${code}`);
}

/** Whether a platform sold it. */
export function isOfPlatform({ source }: Pick<PlannedBooking, 'source'>): boolean {
  return source === 'booking_com' || source === 'airbnb';
}

/**
 * Tells how a booking came to stand as it does. Answers are older than today, on which only
 * check-ins and check-outs have happened, and nothing is later than now.
 */
export function withHistory(plan: PlannedBooking, { today, time }: LoadedAt): DemoBooking {
  const chance = chanceOf(`the history of ${plan.code}`);
  const { status, source, checkIn, checkOut, asked, details } = plan;
  const midnight = momentOf(today);
  const now = momentOf(today, time);
  const arrival = momentOf(checkIn, details.came ?? timeFrom(chance, '14:10', 440));
  const leaving = momentOf(checkOut, details.left ?? timeFrom(chance, '07:30', 210));
  const limit = earliest(arrival, midnight);
  const isFromSite = source === 'site';
  const answer = isFromSite ? earliest(after(asked, answerMinutes(chance, plan)), limit) : asked;
  const promise = earliest(after(answer, chance.between(20, 240)), limit);
  const standing = standingOf(plan);
  const isPromised = isFromSite && ['confirmed', 'payment_received'].includes(standing);
  return {
    ...plan,
    standing,
    answered: standing === 'pending' ? null : answer,
    confirmed: isPromised ? promise : null,
    cancelled: status === 'cancelled' ? cancelledAt(chance, plan, { promise, midnight }) : null,
    came: CAME.includes(status) ? earliest(arrival, now) : null,
    left: LEFT.includes(status) ? earliest(leaving, now) : null,
    archived: archivedAt(plan, today),
  };
}

/** A clock time up to so many minutes after another one. */
function timeFrom(chance: Chance, time: string, minutes: number): string {
  return momentOf('2000-01-01', time, chance.between(0, minutes)).slice(11);
}

function standingOf({ status, details: { reason } }: PlannedBooking): string {
  if (reason === 'no_answer') return 'awaiting_confirmation';
  if (reason === 'no_payment') return 'awaiting_payment';
  return CAME.includes(status) || status === 'cancelled' ? 'confirmed' : status;
}

/** The minutes between a request through the site and its answer, spread around a median. */
function answerMinutes(chance: Chance, { isBefore = false }: PlannedBooking): number {
  const minutes = Math.round((isBefore ? 370 : 170) * Math.exp(chance.spread() * 0.9));
  return Math.min(Math.max(minutes, 6), 2 * 24 * 60);
}

/** On a day after the promise, and at the latest in the night in which nobody came. */
function cancelledAt(
  chance: Chance,
  { details: { reason }, checkIn }: PlannedBooking,
  { promise, midnight }: { promise: string; midnight: string },
): string {
  if (reason === 'no_show') return momentOf(checkIn, '23:45');
  const until = earliest(addDays(checkIn, 1), dayOf(midnight));
  const between = eachDay({ from: addDays(dayOf(promise), 1), to: until });
  const day = between[chance.between(0, between.length - 1)];
  if (day === undefined) return earliest(momentOf(checkIn, '21:50'), midnight);
  return momentOf(day, '09:00', chance.between(0, 12 * 60));
}

/** By hand, or by the task that archives what ended a month ago. */
function archivedAt({ status, checkOut, details }: PlannedBooking, today: Day): string | null {
  if (details.archived !== undefined)
    return momentOf(addDays(checkOut, Number(details.archived)), '17:10');
  const due = addDays(checkOut, ARCHIVE_AFTER_DAYS + 1);
  const isOver = LEFT.includes(status) || status === 'cancelled';
  return isOver && due <= today && details.kept === undefined ? momentOf(due) : null;
}
