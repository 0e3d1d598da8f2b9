/** The dates of a stay and the date picker that chooses them (BOOK-STEP1-01 to BOOK-STEP1-12). */
import { addMonths, compareDays, type Day, daysBetween } from '../calendar/dates.ts';

/** How far ahead the booking form reaches (CONST-BOOK-03). */
export const BOOKING_HORIZON_MONTHS = 9;

/** What the guest has chosen so far; no check-out without a check-in. */
export interface StayDates {
  checkIn: Day | null;
  checkOut: Day | null;
}

export type PickerMode = 'check-in' | 'check-out';

/** Nothing chosen: the initial state of the picker, and the state after 'clear'. */
export const NO_DATES: StayDates = { checkIn: null, checkOut: null };

/**
 * The nights between two days, whichever comes first (BOOK-SUBMIT-06): the absolute day difference
 * rounded up. Counted in calendar days, not in hours, because rounding up the 73 hours of three
 * nights over the end of summer time would sell a fourth.
 */
export function nightCount({ checkIn, checkOut }: { checkIn: Day; checkOut: Day }): number {
  return Math.abs(daysBetween({ from: checkIn, to: checkOut }));
}

/** Longer stays must be arranged with reception. */
export const MAX_STAY_NIGHTS = 30;

/** Whether a stay has more nights than can be requested here; the database refuses it (HS023). */
export function stayTooLong({ checkIn, checkOut }: { checkIn: Day; checkOut: Day }): boolean {
  return nightCount({ checkIn, checkOut }) > MAX_STAY_NIGHTS;
}

/**
 * The last day that check-in or check-out may be: today + 9 calendar months, that day included
 * (BOOK-STEP1-08; decisions.md, Booking form: Horizon).
 */
export function lastBookableDay(today: Day): Day {
  return addMonths(today, BOOKING_HORIZON_MONTHS);
}

/**
 * What the next click chooses: the check-out when only the check-in is set; otherwise the check-in,
 * because with both dates chosen a click starts over (BOOK-STEP1-02 to BOOK-STEP1-05; decisions.md,
 * Booking form: Picker with both dates chosen).
 */
export function pickerMode({ checkIn, checkOut }: StayDates): PickerMode {
  return checkIn !== null && checkOut === null ? 'check-out' : 'check-in';
}

/**
 * The dates after a click on a day that `isDayDisabled` allows. A check-in clears the
 * check-out. A check-out on or before the check-in is ignored: the day is disabled in the calendar.
 */
export function pickDay(dates: StayDates, day: Day): StayDates {
  if (pickerMode(dates) === 'check-in' || dates.checkIn === null) {
    return { checkIn: day, checkOut: null };
  }
  return compareDays(day, dates.checkIn) > 0 ? { ...dates, checkOut: day } : dates;
}

interface DayChoice {
  day: Day;
  dates: StayDates;
  today: Day;
  /** The days whose night cannot be booked: `unavailableDays`. */
  unavailable: ReadonlySet<Day>;
  /** The last day on offer; without it, the booking horizon. */
  lastDay?: Day;
}

/**
 * Whether the calendar refuses a day: before today, after the horizon, unavailable, or, in
 * check-out mode, on or before the check-in (BOOK-STEP1-09 to BOOK-STEP1-12).
 *
 * `unavailable` is about nights, so its effect depends on the mode. A check-in needs its own night
 * to be free; the day on which another stay ends is therefore selectable. A check-out cannot be
 * after a taken night, but can be on the day of the first one, because the guest leaves in the
 * morning (decisions.md, Booking form: 'Unavailable days').
 */
export function isDayDisabled({
  day,
  dates,
  today,
  unavailable,
  lastDay = lastBookableDay(today),
}: DayChoice): boolean {
  if (day < today || day > lastDay) return true;
  const { checkIn } = dates;
  if (pickerMode(dates) === 'check-in' || checkIn === null) return unavailable.has(day);
  if (day <= checkIn) return true;
  return [...unavailable].some((night) => checkIn <= night && night < day);
}

/**
 * The first night of a stay that cannot be booked, or null, also while a date is missing.
 * `unavailable` are the days whose night cannot be booked.
 */
export function firstUnavailableNight(
  { checkIn, checkOut }: StayDates,
  unavailable: ReadonlySet<Day>,
): Day | null {
  if (checkIn === null || checkOut === null) return null;
  const nights = [...unavailable].filter((night) => checkIn <= night && night < checkOut);
  return nights.toSorted(compareDays)[0] ?? null;
}
