import {
  addDays,
  addMonths,
  eachDay,
  startOfMonth,
  weekday,
  type Day,
} from '../../../../src/domain/calendar/dates.ts';

/** Whole months before the current one: the last twelve, and a year to compare them with. */
const MONTHS = 24;

/** By month: the share of rooms taken, and the price as a share of the base price. */
const YEAR: readonly { taken: number; price: number }[] = [
  { taken: 0.38, price: 0.8 },
  { taken: 0.37, price: 0.8 },
  { taken: 0.48, price: 0.88 },
  { taken: 0.66, price: 1 },
  { taken: 0.76, price: 1.05 },
  { taken: 0.84, price: 1.15 },
  { taken: 0.91, price: 1.3 },
  { taken: 0.97, price: 1.42 },
  { taken: 0.79, price: 1.12 },
  { taken: 0.64, price: 0.95 },
  { taken: 0.46, price: 0.84 },
  { taken: 0.41, price: 0.88 },
];

const FRIDAY = 5;
const SATURDAY = 6;

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

/** The days of the past, in order, as seen from `today`, which is the last of them. */
export function pastDays(today: Day): PastDay[] {
  const thisMonth = startOfMonth(today);
  const yearAgo = addMonths(thisMonth, -12);
  const days = eachDay({ from: openingDay(today), to: addDays(today, 1) });
  return days.map((day) => {
    const { taken, price } = monthOf(day);
    const isBefore = day < yearAgo;
    const isWeekend = [FRIDAY, SATURDAY].includes(weekday(day));
    const usual = isBefore ? taken * 0.95 : taken;
    // The fuller the house is, the less weekends can change.
    const weekendEffect = usual * (1 - usual);
    return {
      day,
      isBefore,
      taken: usual + weekendEffect * (isWeekend ? 0.5 : -0.2),
      price: price * (isBefore ? 0.955 : 1) * (isWeekend ? 1.06 : 1),
    };
  });
}

function monthOf(day: Day): { taken: number; price: number } {
  const month = YEAR[Number(day.slice(5, 7)) - 1];
  if (month === undefined) throw new RangeError(`No month of a year: ${day}`);
  return month;
}
