/** A birth date as reception types it (REG-03). */
import { type Day, isDay } from '../calendar/dates.ts';

const TYPED = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/;
const FIGURES = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

/** Nobody who travels is older, and the database takes none earlier. */
const EARLIEST = '1900-01-01';

/**
 * The day that somebody typed: '09/03/2015', '9-3-15', '09032015'. A year of two digits is the latest
 * that lies before today; null where it is no day in the past.
 */
export function typedBirthDate(text: string, today: Day): Day | null {
  const trimmed = text.trim();
  const [, date, month, year] = TYPED.exec(trimmed) ?? FIGURES.exec(trimmed) ?? [];
  if (date === undefined || month === undefined || year === undefined) {
    return isPast(trimmed, today) ? trimmed : null;
  }
  const century = Number(today.slice(0, 2));
  const years = year.length === 4 ? [year] : [`${century}${year}`, `${century - 1}${year}`];
  const days = years.map((full) => `${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`);
  return days.find((day) => isPast(day, today)) ?? null;
}

const isPast = (day: string, today: Day): day is Day =>
  isDay(day) && day < today && day >= EARLIEST;
