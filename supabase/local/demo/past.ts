import type { BookingSource } from '../../../src/domain/booking/booking-source.ts';
import { addDays, type Day } from '../../../src/domain/calendar/dates.ts';
import {
  ARCHIVE_AFTER_DAYS,
  isOfPlatform,
  withHistory,
  type DemoBooking,
  type PlannedBooking,
} from './bookings.ts';
import { chanceOf, type Chance } from './chance.ts';
import { inventedGuest } from './guests.ts';
import { earliest, momentOf, type LoadedAt } from './moments.ts';
import { takenNights, type TakenNights } from './nights.ts';
import { roomOf } from './rooms.ts';
import { pastDays, type PastDay } from './season.ts';

/** Where bookings come from: of a hundred, so many before the last twelve months and so many since. */
const SOURCES: readonly [source: BookingSource, before: number, now: number][] = [
  ['booking_com', 48, 41],
  ['site', 22, 31],
  ['airbnb', 14, 12],
  ['phone', 7, 7],
  ['desk', 5, 5],
  ['email', 4, 4],
];

/** Days between request and arrival: ranges, and how often each is seen, by where it comes from. */
const LEAD_DAYS = [
  [0, 0],
  [1, 3],
  [4, 7],
  [8, 30],
  [31, 90],
  [91, 170],
] as const;
const USUAL_LEADS = [3, 11, 12, 33, 29, 12];
const LEADS: Partial<Record<BookingSource, readonly number[]>> = {
  desk: [8, 2],
  phone: [1, 3, 3, 3],
  email: [0, 0, 0, 4, 4, 2],
};

/** How often an address and a telephone are known, where the guest does not fill in the form. */
const CONTACTS: Partial<Record<BookingSource, readonly [email: number, phone: number]>> = {
  booking_com: [0.7, 0.6],
  airbnb: [0.5, 0.6],
  phone: [0.4, 1],
  desk: [0.3, 0.5],
  email: [1, 0.5],
};

const REASONS = [
  ['guest', 70],
  ['no_show', 12],
  ['no_payment', 7],
  ['no_answer', 6],
  ['other', 5],
] as const;

/** No invented request is younger than this: the newest ones are those of the scenes. */
const QUIET_DAYS = 4;

/** The dormitory for women. */
const WOMENS_ROOM = '9';

/**
 * Two years of stays that are over and archived, around the bookings that the house has anyway; for
 * some nights there is a cancelled one as well.
 */
export function pastBookings(told: readonly DemoBooking[], loadedAt: LoadedAt): DemoBooking[] {
  const { today } = loadedAt;
  const past = pastDays(today);
  const chance = chanceOf(`the past on ${today}`);
  const codes = new Set(told.map(({ code }) => code));
  const planned = (stay: TakenNights, isCancelled: boolean) => {
    const days = past.slice(stay.first, stay.first + stay.nights);
    const plan = plannedBooking(chance, { today, days, room: stay.room, isCancelled });
    return withHistory({ ...plan, code: newCode(chance, codes) }, loadedAt);
  };
  return takenNights(chance, { today, past, told }).flatMap((stay) => {
    const kept = planned(stay, false);
    const isWantedTwice = chance.share() < (kept.isBefore === true ? 0.1 : 0.08);
    return isWantedTwice ? [kept, planned(stay, true)] : [kept];
  });
}

interface Wanted {
  today: Day;
  room: string;
  days: readonly PastDay[];
  isCancelled: boolean;
}

function plannedBooking(
  chance: Chance,
  { today, room, days, isCancelled }: Wanted,
): Omit<PlannedBooking, 'code'> {
  const { day: checkIn = today, isBefore = false } = days[0] ?? {};
  const sources = SOURCES.map(([each, before, now]) => [each, isBefore ? before : now] as const);
  const source = chance.weigh(sources);
  const checkOut = addDays(checkIn, days.length);
  const status = chance.share() < 0.92 ? 'completed' : 'checked_out';
  const isUnpriced = isOfPlatform({ source }) && chance.share() < 0.1;
  const base = isUnpriced ? 0 : roomOf(room).price;
  return {
    room,
    checkIn,
    checkOut,
    guest: whoCame(chance, { room, source }),
    guests: guestsIn(chance, roomOf(room).beds),
    source,
    status: isCancelled ? 'cancelled' : status,
    price: days.reduce((sum, { price }) => sum + Math.round(base * price), 0),
    asked: askedAt(chance, { today, checkIn, source, isBefore }),
    isBefore,
    details: {
      ...(isCancelled && { reason: chance.weigh(REASONS) }),
      // What ended since the task last could, reception has archived by hand.
      ...(addDays(checkOut, ARCHIVE_AFTER_DAYS) >= today && { archived: '0' }),
    },
  };
}

interface Asked {
  today: Day;
  checkIn: Day;
  source: BookingSource;
  isBefore: boolean;
}

/** Requests for the same day come before check-in begins, others by day and in the evening. */
function askedAt(chance: Chance, { today, checkIn, source, isBefore }: Asked): string {
  const weights = LEADS[source] ?? USUAL_LEADS;
  const [from, to] = chance.weigh(
    LEAD_DAYS.map((days, index) => [days, weights[index] ?? 0] as const),
  );
  const ahead = Math.round(chance.between(from, to) * (isBefore ? 0.8 : 1));
  const day = earliest(addDays(checkIn, -ahead), addDays(today, -QUIET_DAYS));
  return momentOf(day, '08:05', chance.between(0, day === checkIn ? 345 : 935));
}

function whoCame(chance: Chance, { room, source }: { room: string; source: BookingSource }) {
  const guest = inventedGuest(chance, { isWoman: room === WOMENS_ROOM || chance.share() < 0.5 });
  const [email, phone] = CONTACTS[source] ?? [1, 0.85];
  return {
    ...guest,
    email: chance.share() < email ? guest.email : null,
    phone: chance.share() < phone ? guest.phone : null,
  };
}

/** How many people share a room of so many beds: small ones are mostly full, dormitories rarely. */
function guestsIn(chance: Chance, beds: number): number {
  if (beds <= 2) return chance.share() < 0.75 ? beds : 1;
  const least = Math.ceil(beds / 3);
  // The larger of two draws, so that fuller rooms are the more common ones.
  return Math.max(chance.between(least, beds), chance.between(least, beds));
}

const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function newCode(chance: Chance, codes: Set<string>): string {
  let code = '';
  do {
    code = Array.from({ length: 6 }, () => SYMBOLS[chance.between(0, 31)]).join('');
  } while (codes.has(code));
  codes.add(code);
  return code;
}
