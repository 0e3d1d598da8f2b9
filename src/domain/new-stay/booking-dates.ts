/** The dates of a booking as reception enters them (DESK-02, DESK-03). */
import { addDays, addMonths, daysBetween, isDay, type Day } from '../calendar/dates.ts';
import type { DeskDates } from './rooms.ts';
import { lastBookableDay, nightCount } from '../stay/stay.ts';
import { countLabel } from '../basics/text.ts';

/** A longer stay is most likely a mistyped year. */
export const MAX_DESK_NIGHTS = 365;

/** The first day that reception may enter as check-in: one month back, yyyy-mm-dd. */
export function earliestCheckIn(today: Day): Day {
  return addMonths(today, -1);
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

/** The message about a text that is no day, as soon as one has left its field; none while empty. */
export function unreadableDay(typed: string): string | undefined {
  return typed === '' || isDay(typed) ? undefined : NO_DAY;
}

const NO_DAY = 'Escreva a data assim: 28/11/2026.';

/** Warnings about unusual dates, which reception may still choose. */
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
