/** The dates of a booking as reception enters them (DESK-02, DESK-03). */
import { addDays, addMonths, daysBetween, isDay, type Day } from '../calendar/dates.ts';
import type { DeskDates } from './rooms.ts';
import { lastBookableDay, nightCount } from '../stay/stay.ts';
import { countLabel } from '../basics/text.ts';

/** A longer stay is most likely a mistyped year. */
export const MAX_DESK_NIGHTS = 365;

/** How many years to search for a day typed without a year: 29 February is at most eight away. */
const YEARS_TO_NEXT_LEAP_DAY = 8;

const TYPED_PATTERN = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/;
const FIGURES_PATTERN = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/;

/** The first day that reception may enter as check-in: one month back, yyyy-mm-dd (DESK-03). */
export function earliestCheckIn(today: Day): Day {
  return addMonths(today, -1);
}

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
  const earliest = earliestCheckIn(today);
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

/** The nights between two days, 0 when one is no day or they are not in order. */
export function deskNights({ checkIn, checkOut }: DeskDates): number {
  if (!isDay(checkIn) || !isDay(checkOut)) return 0;
  return Math.max(0, daysBetween({ from: checkIn, to: checkOut }));
}

/**
 * The dates with another check-in (yyyy-mm-dd, or as typed); check-out moves to keep the nights.
 */
export function withCheckIn(dates: DeskDates, checkIn: string): DeskDates {
  if (!isDay(checkIn)) return { ...dates, checkIn };
  return { checkIn, checkOut: addDays(checkIn, Math.max(1, deskNights(dates))) };
}

/** The dates with another number of nights; unchanged while the check-in is no day. */
export function withNights(dates: DeskDates, nights: number): DeskDates {
  const isPossible = isDay(dates.checkIn) && nights >= 1 && nights <= MAX_DESK_NIGHTS;
  return isPossible ? { ...dates, checkOut: addDays(dates.checkIn, nights) } : dates;
}

/** What is wrong with a check-in, or undefined. */
export function checkInProblem(checkIn: string, today: Day): string | undefined {
  if (!isDay(checkIn)) return NO_DAY;
  return checkIn < earliestCheckIn(today) ? 'O check-in pode ser até um mês para trás.' : undefined;
}

/** What is wrong with a check-out, or undefined. */
export function checkOutProblem({ checkIn, checkOut }: DeskDates): string | undefined {
  if (!isDay(checkOut)) return NO_DAY;
  if (!isDay(checkIn)) return undefined;
  if (checkOut <= checkIn) return 'O check-out tem de ser depois do check-in.';
  return nightCount({ checkIn, checkOut }) > MAX_DESK_NIGHTS
    ? `Uma estadia pode ter até ${MAX_DESK_NIGHTS} noites.`
    : undefined;
}

const NO_DAY = 'Escreva a data assim: 28/11/2026.';

/** Warnings about unusual dates, which reception may still choose (DESK-03). */
export function dateCautions({ checkIn, checkOut }: DeskDates, today: Day): string[] {
  const cautions: string[] = [];
  if (isDay(checkIn) && checkIn < today) {
    const days = daysBetween({ from: checkIn, to: today });
    cautions.push(`Check-in há ${countLabel(days, { one: 'dia', many: 'dias' })}.`);
  }
  if (isDay(checkOut) && checkOut > lastBookableDay(today)) {
    cautions.push('Depois dos nove meses que o site aceita.');
  }
  return cautions;
}
