import type { BookingSource } from '../../../../src/domain/booking/booking-source.ts';
import type { BookingStatus } from '../../../../src/domain/booking/booking-status.ts';
import type { StaffCancelReason } from '../../../../src/domain/booking/cancel-reason.ts';
import { addDays, eachDay, type Day } from '../../../../src/domain/calendar/dates.ts';
import type { PaymentMethod } from '../../../../src/domain/payment/payment.ts';
import type { DemoGuest } from '../guests.ts';
import { demoId } from '../ids.ts';
import { earlierMoment, minutesOf, momentOf } from '../moments.ts';
import { bedsIn, nightlyPrice } from '../rooms.ts';
import type { Chance } from './chance.ts';
import { inventedGuest } from './guests.ts';
import type { TakenNights } from './nights.ts';
import { answerMinutes, askedBefore, guestsIn, sourceOf } from './habits.ts';
import type { PastDay } from './season.ts';

/** A booking of the past, done with. Moments as in moments.ts; null for what did not happen. */
export interface PastBooking {
  id: string;
  /** Of the year before the last twelve months. */
  isBefore: boolean;
  /** The last six symbols of the booking number. */
  code: string;
  room: string;
  checkIn: Day;
  checkOut: Day;
  guest: DemoGuest;
  guests: number;
  source: BookingSource;
  status: Extract<BookingStatus, 'checked_out' | 'completed' | 'cancelled'>;
  cancelReason: StaffCancelReason | null;
  /** EUR; 0 where a platform told none and nobody has entered one. */
  price: number;
  method: PaymentMethod;
  asked: string;
  answered: string;
  cancelled: string | null;
  came: string | null;
  left: string | null;
  archived: string;
  isArchivedByHand: boolean;
}

/** The dormitory for women. */
const WOMENS_ROOM = '9';

/** Cancelled bookings for each one that is kept; one in eight of them is a no-show. */
const CANCELLED = { before: 0.1, now: 0.08 };

/** No invented request is younger than this: the newest ones are those listed by hand. */
const QUIET_DAYS = 4;

const ARCHIVE_AFTER_DAYS = 30;

/** Makes a booking of each of these stays, and some cancelled ones for the same nights. */
export function pastBookings(
  chance: Chance,
  {
    today,
    past,
    stays,
    codes,
  }: {
    today: Day;
    past: readonly PastDay[];
    stays: readonly TakenNights[];
    /** The codes already in use; the new ones are added. */
    codes: Set<string>;
  },
): PastBooking[] {
  const last = addDays(today, -QUIET_DAYS);
  return stays.flatMap(({ room, first, nights }) => {
    const days = past.slice(first, first + nights);
    const wanted = { today, last, room, days };
    const kept = bookingOf(chance, { ...wanted, code: newCode(chance, codes), isCancelled: false });
    if (chance.share() >= (kept.isBefore ? CANCELLED.before : CANCELLED.now)) return [kept];
    return [
      kept,
      bookingOf(chance, { ...wanted, code: newCode(chance, codes), isCancelled: true }),
    ];
  });
}

interface Wanted {
  today: Day;
  /** The last day on which it can have been asked for. */
  last: Day;
  room: string;
  /** Its nights. */
  days: readonly PastDay[];
  code: string;
  isCancelled: boolean;
}

function bookingOf(
  chance: Chance,
  { today, last, room, days, code, isCancelled }: Wanted,
): PastBooking {
  const [{ day: checkIn, isBefore } = { day: today, isBefore: false }] = days;
  const source = sourceOf(chance, { isBefore });
  const checkOut = addDays(checkIn, days.length);
  const arrival = momentOf(checkIn, chance.between(minutesOf('14:10'), minutesOf('21:30')));
  const asked = askedAt(chance, { last, checkIn, source, isBefore });
  const answered = source === 'site' ? answeredAt(chance, { asked, arrival, isBefore }) : asked;
  const isMissed = isCancelled && chance.share() < 0.12;
  const cancelled = isCancelled ? cancelledAt(chance, { answered, checkIn, isMissed }) : null;
  const left = momentOf(checkOut, chance.between(minutesOf('07:30'), minutesOf('11:00')));
  const reason = isMissed ? 'no_show' : chance.weigh(REASONS);
  return {
    id: demoId(`booking ${code}`),
    isBefore,
    code,
    room,
    checkIn,
    checkOut,
    ...whoCame(chance, { room, source }),
    source,
    status: isCancelled ? 'cancelled' : chance.share() < 0.92 ? 'completed' : 'checked_out',
    cancelReason: isCancelled ? reason : null,
    price: priceOf(chance, { room, days, source }),
    method: methodOf(chance, source),
    asked,
    answered,
    cancelled,
    came: isCancelled ? null : arrival,
    left: isCancelled ? null : left,
    ...archiveDetails({ today, checkOut }),
  };
}

const REASONS = [
  ['guest', 80],
  ['no_payment', 8],
  ['no_answer', 7],
  ['other', 5],
] as const;

/** Requests for the same day come before check-in begins, others by day and in the evening. */
function askedAt(
  chance: Chance,
  {
    last,
    checkIn,
    source,
    isBefore,
  }: { last: Day; checkIn: Day; source: BookingSource; isBefore: boolean },
): string {
  const ahead = askedBefore(chance, source) * (isBefore ? 0.8 : 1);
  const day = addDays(checkIn, -Math.round(ahead));
  const isSameDay = day === checkIn;
  const [from, until] = isSameDay ? (['08:05', '13:50'] as const) : (['09:10', '23:40'] as const);
  return momentOf(day < last ? day : last, chance.between(minutesOf(from), minutesOf(until)));
}

function answeredAt(
  chance: Chance,
  { asked, arrival, isBefore }: { asked: string; arrival: string; isBefore: boolean },
): string {
  const [day = '', time = ''] = asked.split(' ');
  const answer = momentOf(day, minutesOf(time) + answerMinutes(chance, { isBefore }));
  return earlierMoment(answer, arrival);
}

/** Not before it was answered, and at the latest in the night in which nobody came. */
function cancelledAt(
  chance: Chance,
  { answered, checkIn, isMissed }: { answered: string; checkIn: Day; isMissed: boolean },
): string {
  if (isMissed) return momentOf(checkIn, minutesOf('23:45'));
  const [day = ''] = answered.split(' ');
  const between = eachDay({ from: addDays(day, 1), to: checkIn });
  const on = between[chance.between(0, between.length - 1)];
  return on === undefined
    ? momentOf(checkIn, minutesOf('21:50'))
    : momentOf(on, chance.between(minutesOf('09:00'), minutesOf('22:00')));
}

function whoCame(
  chance: Chance,
  { room, source }: { room: string; source: BookingSource },
): { guest: DemoGuest; guests: number } {
  const isWoman = room === WOMENS_ROOM || chance.share() < 0.5;
  const guest = inventedGuest(chance, { isWoman });
  const [email, phone] = CONTACTS_KNOWN[source] ?? [1, 0.85];
  return {
    guest: {
      ...guest,
      email: chance.share() < email ? guest.email : null,
      phone: chance.share() < phone ? guest.phone : null,
    },
    guests: guestsIn(chance, bedsIn(room)),
  };
}

/**
 * How often an address and a telephone are written down, where it is not the guest who fills in the
 * form.
 */
const CONTACTS_KNOWN: Partial<Record<BookingSource, readonly [email: number, phone: number]>> = {
  booking_com: [0.7, 0.6],
  airbnb: [0.5, 0.6],
  phone: [0.4, 1],
  desk: [0.3, 0.5],
  email: [1, 0.5],
};

/** Every night at its own price; of the platforms' stays some have none. */
function priceOf(
  chance: Chance,
  { room, days, source }: { room: string; days: readonly PastDay[]; source: BookingSource },
): number {
  if (isPlatform(source) && chance.share() < 0.1) return 0;
  const base = nightlyPrice(room);
  return days.reduce((sum, { price }) => sum + Math.round(base * price), 0);
}

function methodOf(chance: Chance, source: BookingSource): PaymentMethod {
  if (isPlatform(source)) return 'platform';
  return chance.weigh([
    ['card', 5],
    ['cash', 3],
    ['transfer', 2],
  ]);
}

function isPlatform(source: BookingSource): boolean {
  return source === 'booking_com' || source === 'airbnb';
}

/** The task archives what ended a month ago; what ended since, reception has archived by hand. */
function archiveDetails({ today, checkOut }: { today: Day; checkOut: Day }) {
  const due = addDays(checkOut, ARCHIVE_AFTER_DAYS + 1);
  const isArchivedByHand = due > today;
  return {
    isArchivedByHand,
    archived: isArchivedByHand ? momentOf(checkOut, minutesOf('17:10')) : momentOf(due, 0),
  };
}

const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function newCode(chance: Chance, codes: Set<string>): string {
  for (;;) {
    const code = Array.from({ length: 6 }, () => SYMBOLS[chance.between(0, 31)]).join('');
    if (!codes.has(code)) {
      codes.add(code);
      return code;
    }
  }
}
