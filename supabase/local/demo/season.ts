import {
  addDays,
  addMonths,
  eachDay,
  startOfMonth,
  weekday,
  type Day,
} from '../../../src/domain/calendar/dates.ts';

/** Whole months before the current one: the last twelve, and a year to compare them with. */
const MONTHS = 24;

/** By month: the share of rooms taken, and the price as a share of the base price. */
const TAKEN = [0.38, 0.37, 0.48, 0.66, 0.76, 0.84, 0.91, 0.97, 0.79, 0.64, 0.46, 0.41];
const PRICE = [0.8, 0.8, 0.88, 1, 1.05, 1.15, 1.3, 1.42, 1.12, 0.95, 0.84, 0.88];

/** One day of the house's past, and the night after it. */
export interface PastDay {
  day: Day;
  /** Before the last twelve months, when the house was not quite as well known. */
  isBefore: boolean;
  /** The share of the rooms that is taken: more on the nights from Friday and Saturday. */
  taken: number;
  /** What is asked for a room, as a share of its base price. */
  price: number;
}

/** The day on which the house opened, as seen from `today`. */
export function openingDay(today: Day): Day {
  return addMonths(startOfMonth(today), -MONTHS);
}

/** Whether the night after a day is one of those from Friday and from Saturday. */
export function isWeekend(day: Day): boolean {
  return [5, 6].includes(weekday(day));
}

/** The days of the past, in order, as seen from `today`, which is the last of them. */
export function pastDays(today: Day): PastDay[] {
  const yearAgo = addMonths(startOfMonth(today), -12);
  return eachDay({ from: openingDay(today), to: addDays(today, 1) }).map((day) => {
    const month = Number(day.slice(5, 7)) - 1;
    const isBefore = day < yearAgo;
    const usual = (TAKEN[month] ?? 0) * (isBefore ? 0.95 : 1);
    // The fuller the house is, the less weekends can change.
    const weekendEffect = usual * (1 - usual) * (isWeekend(day) ? 0.5 : -0.2);
    const price = (PRICE[month] ?? 1) * (isBefore ? 0.955 : 1) * (isWeekend(day) ? 1.06 : 1);
    return { day, isBefore, taken: usual + weekendEffect, price };
  });
}
