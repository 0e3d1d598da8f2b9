/** The availability calendar of a room's public page (CAL-01 to CAL-07). */
import * as t from '@messages/room-calendar';
import type { Day } from '../calendar/dates.ts';
import { isNightOfStay, type Stay } from './occupied-nights.ts';
import { lastBookableDay } from '../stay/stay.ts';

export type CalendarDayKind = 'available' | 'special-price' | 'booked' | 'blocked';

/** What a day shows; the special price is EUR for that night. */
export type CalendarDay =
  { kind: Exclude<CalendarDayKind, 'special-price'> } | { kind: 'special-price'; price: number };

/** A `room_availability` row of the room shown. */
export interface AvailabilityRow {
  date: Day;
  is_available: boolean;
  custom_price: number | null;
}

/** The words of the legend (CAL-05). */
export const CALENDAR_LEGEND: Record<CalendarDayKind, string> = t.DAY_LEGEND;

/**
 * The words within a taken cell; in Portuguese a blocked one says 'Ocupado', unlike the legend
 * (CAL-06).
 */
export const CALENDAR_CELL_TEXT = t.CELL;

/**
 * The state of a day of one room, from its stays and availability rows. The first that applies:
 * booked, blocked, special price, available (decisions.md, Public site: Room calendar). It uses
 * actual overlap, unlike the booking form's rule 'stated'.
 */
export function calendarDayState({
  day,
  stays,
  availability,
}: {
  day: Day;
  stays: readonly Stay[];
  availability: readonly AvailabilityRow[];
}): CalendarDay {
  if (stays.some((stay) => isNightOfStay(stay, day))) return { kind: 'booked' };
  const row = availability.find(({ date }) => date === day);
  if (row === undefined) return { kind: 'available' };
  if (!row.is_available) return { kind: 'blocked' };
  return row.custom_price === null
    ? { kind: 'available' }
    : { kind: 'special-price', price: row.custom_price };
}

/** What the calendar draws for a day: its state, or that it cannot be booked, or is not known. */
export type ShownDay = CalendarDay | { kind: 'out-of-reach' } | { kind: 'unknown' };

/**
 * What the calendar draws for a day. Days before today and after the booking horizon are
 * 'out-of-reach'. Stays or rows that did not load are null: days known to be taken are still shown,
 * but no day then counts as free (decisions.md, Public site: Load errors).
 */
export function shownDay({
  day,
  today,
  stays,
  availability,
}: {
  day: Day;
  today: Day;
  stays: readonly Stay[] | null;
  availability: readonly AvailabilityRow[] | null;
}): ShownDay {
  if (day < today || day > lastBookableDay(today)) return { kind: 'out-of-reach' };
  const state = calendarDayState({ day, stays: stays ?? [], availability: availability ?? [] });
  const isTaken = state.kind === 'booked' || state.kind === 'blocked';
  const isAllKnown = stays !== null && availability !== null;
  return isTaken || isAllKnown ? state : { kind: 'unknown' };
}
