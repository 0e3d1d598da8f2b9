/** A day of birth as it is typed into three fields (REG-02). */
import { isDay, type Day } from '../calendar/dates.ts';

export interface TypedBirth {
  day: string;
  month: string;
  year: string;
}

/** Why three fields are no day of birth; 'empty' where nothing is typed at all. */
export type BirthProblem =
  'empty' | 'unfinished' | 'noSuchDay' | 'future' | 'futureDay' | 'tooEarly';

/** Nobody who travels was born before. */
const FIRST_YEAR = 1900;

/** The day of birth as yyyy-mm-dd, or why it is none; `today` is the day at the hostel. */
export function birthDate(
  { day, month, year }: TypedBirth,
  today: Day,
): { date: Day } | { problem: BirthProblem } {
  const parts = [day, month, year].map((part) => part.trim());
  if (parts.every((part) => part === '')) return { problem: 'empty' };
  if (parts.includes('')) return { problem: 'unfinished' };
  const typedYear = Number(year);
  if (typedYear > Number(today.slice(0, 4))) return { problem: 'future' };
  if (!(typedYear >= FIRST_YEAR)) return { problem: 'tooEarly' };
  const date = `${typedYear}-${month.trim().padStart(2, '0')}-${day.trim().padStart(2, '0')}`;
  if (!isDay(date)) return { problem: 'noSuchDay' };
  return date > today ? { problem: 'futureDay' } : { date };
}
