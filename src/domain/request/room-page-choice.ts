/**
 * Choosing a stay in a room's calendar: which days can be chosen, why not, and what instead
 * (SITE-01).
 */
import { addDays, type Day, daysBetween, eachDay } from '../calendar/dates.ts';
import type { ShownDay } from '../availability/room-calendar.ts';
import {
  lastBookableDay,
  NO_DATES,
  nightCount,
  pickerMode,
  type StayDates,
  stayTooLong,
} from '../stay/stay.ts';
import type { ArrivalTerms } from '../rates/stay-rules.ts';

export interface RoomDays {
  today: Day;
  /** What its calendar shows for a day; null while that is loading or was not requested. */
  shown: (day: Day) => ShownDay | null;
  /** The stay rules for an arrival on a day (RATE-02). */
  terms: (day: Day) => ArrivalTerms;
}

export type DayRefusal =
  | 'past'
  | 'not-yet' // beyond the booking horizon, or too close to it for the shortest stay
  | 'loading'
  | 'taken'
  | 'closed' // no arrivals on this day
  | 'minimum-cut' // the shortest stay would include a taken night
  | 'before-arrival'
  | 'too-early' // for a departure
  | 'night-between' // the stay would include a taken night
  | 'too-long';

/** The nearest day that can be chosen instead. */
export interface OpenDay {
  kind: 'arrive' | 'leave';
  day: Day;
}

/** How many days around a refused one are searched. */
const SEARCHED_DAYS = 31;

/**
 * Why a day cannot be chosen, or null. An arrival needs a free night; a departure needs all nights
 * before it free, and at least as many as the minimum stay. A day whose state did not load can be
 * chosen (decisions.md, Public site: Load errors).
 */
export function dayRefusal(day: Day, dates: StayDates, days: RoomDays): DayRefusal | null {
  if (day < days.today) return 'past';
  if (day > lastBookableDay(days.today)) return 'not-yet';
  const { checkIn } = dates;
  if (pickerMode(dates) === 'check-in' || checkIn === null) return arrivalRefusal(day, days);
  return day <= checkIn ? 'before-arrival' : departureRefusal({ checkIn, checkOut: day }, days);
}

export function earliestDeparture(checkIn: Day, { terms }: RoomDays): Day {
  return addDays(checkIn, terms(checkIn).minNights);
}

/**
 * The nearest day to a refused one that can be chosen, the later one of two equally near: a
 * departure while that is being chosen, else an arrival. Null if none is close, and for the arrival
 * itself.
 */
export function nearestOpenDay(day: Day, dates: StayDates, days: RoomDays): OpenDay | null {
  const { checkIn } = dates;
  if (day === checkIn) return null;
  const isLeaving = pickerMode(dates) === 'check-out' && checkIn !== null && day > checkIn;
  const dateKept = isLeaving ? dates : NO_DATES;
  const around = eachDay({
    from: addDays(isLeaving ? checkIn : day, isLeaving ? 1 : -SEARCHED_DAYS),
    to: addDays(isLeaving ? checkIn : day, SEARCHED_DAYS + 1),
  });
  const open = around.filter((other) => dayRefusal(other, dateKept, days) === null);
  const [nearest] = open.toSorted(
    (a, b) => distance(a, day) - distance(b, day) || (a < b ? 1 : -1),
  );
  return nearest === undefined ? null : { kind: isLeaving ? 'leave' : 'arrive', day: nearest };
}

/**
 * The part of the dates from an address that can still be chosen: check-in and check-out are
 * dropped if nights are taken by now. Days that are still loading count as free.
 */
export function stillOpenDates(dates: StayDates, days: RoomDays): StayDates {
  const { checkIn, checkOut } = dates;
  if (checkIn === null || !holds(dayRefusal(checkIn, NO_DATES, days))) return NO_DATES;
  const arrival = { checkIn, checkOut: null };
  return checkOut !== null && holds(dayRefusal(checkOut, arrival, days)) ? dates : arrival;
}

function holds(refusal: DayRefusal | null): boolean {
  return refusal === null || refusal === 'loading';
}

/** How a day relates to the stay that is being chosen. */
export type StayMark =
  | 'arrival'
  | 'night'
  | 'departure'
  | 'too-early' // for a departure, because of the minimum stay
  | 'first-departure' // after a minimum stay
  | 'only-departure'; // its night is taken, but one can leave in the morning

/** How a day relates to the stay that is being chosen; null if it does not. */
export function stayMark(day: Day, dates: StayDates, days: RoomDays): StayMark | null {
  const { checkIn, checkOut } = dates;
  if (checkIn === null || day < checkIn) return null;
  if (day === checkIn) return 'arrival';
  if (checkOut !== null) {
    if (day === checkOut) return 'departure';
    return day < checkOut ? 'night' : null;
  }
  const first = earliestDeparture(checkIn, days);
  if (day < first) return 'too-early';
  if (dayRefusal(day, dates, days) !== null) return null;
  if (isTaken(day, days)) return 'only-departure';
  return day === first && first > addDays(checkIn, 1) ? 'first-departure' : null;
}

/** Whether the price of every night of a stay is known. */
export function isPriceKnown(stay: { checkIn: Day; checkOut: Day }, { shown }: RoomDays): boolean {
  return eachDay({ from: stay.checkIn, to: stay.checkOut }).every((night) => {
    const kind = shown(night)?.kind;
    return kind === 'available' || kind === 'special-price';
  });
}

function arrivalRefusal(day: Day, days: RoomDays): DayRefusal | null {
  if (days.shown(day) === null) return 'loading';
  if (isTaken(day, days)) return 'taken';
  if (days.terms(day).isClosed) return 'closed';
  const first = earliestDeparture(day, days);
  if (eachDay({ from: day, to: first }).some((night) => isTaken(night, days))) return 'minimum-cut';
  return first > lastBookableDay(days.today) ? 'not-yet' : null;
}

function departureRefusal(
  stay: { checkIn: Day; checkOut: Day },
  days: RoomDays,
): DayRefusal | null {
  const { checkIn, checkOut } = stay;
  if (nightCount(stay) < days.terms(checkIn).minNights) return 'too-early';
  const nights = eachDay({ from: checkIn, to: checkOut });
  if (nights.some((night) => isTaken(night, days))) return 'night-between';
  if (nights.some((night) => days.shown(night) === null)) return 'loading';
  return stayTooLong(stay) ? 'too-long' : null;
}

function isTaken(day: Day, { shown }: RoomDays): boolean {
  const kind = shown(day)?.kind;
  return kind === 'booked' || kind === 'blocked';
}

function distance(a: Day, b: Day): number {
  return Math.abs(daysBetween({ from: a, to: b }));
}
