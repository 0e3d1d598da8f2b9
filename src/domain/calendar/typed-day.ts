/** A day as somebody types it into a field (DESK-02). */
import { addMonths, isDay, type Day } from './dates.ts';

/** How many years to search for a day typed without a year: 29 February is at most eight away. */
const YEARS_TO_NEXT_LEAP_DAY = 8;

const TYPED_PATTERN = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/;
const FIGURES_PATTERN = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/;

/**
 * The day somebody typed, as yyyy-mm-dd: '28/11/2026', '28-11-26', '28.11', '28112026', '2811'.
 * Without a year it is the next such day, at the earliest one month back. Null if it is no day.
 */
export function typedDay(text: string, today: Day): Day | null {
  const trimmed = text.trim();
  if (isDay(trimmed)) return trimmed;
  const [, date, month, year] = TYPED_PATTERN.exec(trimmed) ?? FIGURES_PATTERN.exec(trimmed) ?? [];
  if (date === undefined || month === undefined) return null;
  const dayOf = (fullYear: number) =>
    `${fullYear}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (year !== undefined) {
    const day = dayOf(year.length === 2 ? 2000 + Number(year) : Number(year));
    return isDay(day) ? day : null;
  }
  const earliest = addMonths(today, -1);
  const firstYear = Number(earliest.slice(0, 4));
  const days = Array.from({ length: YEARS_TO_NEXT_LEAP_DAY + 1 }, (_, years) =>
    dayOf(firstYear + years),
  );
  return days.find((day) => isDay(day) && day >= earliest) ?? null;
}

/** A day as the field shows it: '28/11/2026'; a text that is no day is returned as typed. */
export function dayText(text: string): string {
  return isDay(text) ? text.split('-').toReversed().join('/') : text;
}
