/** How minimum stays and days without arrivals apply to a day of the date picker (RATE-02). */
import type { CalendarTerms } from './arrival-calendar.ts';
import { addDays, type Day, daysBetween } from '../calendar/dates.ts';
import { lastBookableDay, pickerMode, type StayDates } from '../stay/stay.ts';

export type DayTerms =
  | { kind: 'closed' } // no arrivals on this day
  | { kind: 'too-few-free-nights'; minNights: number } // the shortest stay includes a taken night
  | { kind: 'late'; minNights: number } // the shortest stay would end after the last day on offer
  | { kind: 'early'; nights: number; minNights: number } // check-out here makes too short a stay
  | { kind: 'first-leaving'; nights: number } // the first possible check-out
  | { kind: 'free' };

interface DayQuestion {
  day: Day;
  dates: StayDates;
  terms: CalendarTerms;
  /** The days whose night cannot be booked: `unavailableDays`. */
  unavailable: ReadonlySet<Day>;
  today: Day;
  /** The last day on offer; without it, the booking horizon. */
  lastDay?: Day;
}

const FREE: DayTerms = { kind: 'free' };

/** What the rules say about choosing this day next, as check-in or as check-out. */
export function termsOfDay({
  day,
  dates,
  terms,
  unavailable,
  today,
  lastDay = lastBookableDay(today),
}: DayQuestion): DayTerms {
  const { checkIn } = dates;
  if (pickerMode(dates) === 'check-in' || checkIn === null) {
    if (terms.closed.has(day)) return { kind: 'closed' };
    const minNights = terms.minimum.get(day) ?? 1;
    for (let night = 1; night < minNights; night++) {
      if (unavailable.has(addDays(day, night))) return { kind: 'too-few-free-nights', minNights };
    }
    const isLate = minNights > 1 && addDays(day, minNights) > lastDay;
    return isLate ? { kind: 'late', minNights } : FREE;
  }
  const minNights = terms.minimum.get(checkIn) ?? 1;
  const nights = daysBetween({ from: checkIn, to: day });
  if (minNights === 1 || nights < 1 || nights > minNights) return FREE;
  return nights < minNights
    ? { kind: 'early', nights, minNights }
    : { kind: 'first-leaving', nights };
}

/** Whether the rules keep a day from being chosen. */
export function isRefusedByTerms({ kind }: DayTerms): boolean {
  return kind === 'closed' || kind === 'too-few-free-nights' || kind === 'late' || kind === 'early';
}
