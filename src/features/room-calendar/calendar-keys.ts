import {
  addDays,
  addMonths,
  compareDays,
  type Day,
  endOfMonth,
  startOfMonth,
} from '@/domain/dates';
import { weekEnds } from '@/domain/month-weeks';

const later = (a: Day, b: Day) => (compareDays(a, b) > 0 ? a : b);
const earlier = (a: Day, b: Day) => (compareDays(a, b) < 0 ? a : b);

const MOVES: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  // The ends of the row, which stops where the month does.
  Home: (day) => later(weekEnds(day).monday, startOfMonth(day)),
  End: (day) => earlier(weekEnds(day).sunday, endOfMonth(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The day a key leads to from another; null for keys that do not move about a calendar. */
export function dayByKey(key: string, day: Day): Day | null {
  return MOVES[key]?.(day) ?? null;
}
