/** The availability calendar of a room's public page. Specification §4, Calendar day. */
import type { Day } from './dates';
import { isNightOfStay, type Stay } from './occupancy';

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

/** The words of the legend. Specification §4, Calendar day. */
export const CALENDAR_LEGEND: Record<CalendarDayKind, string> = {
  available: 'Disponível',
  booked: 'Reservado',
  blocked: 'Bloqueado',
  'special-price': 'Preço Especial',
};

/** The words within a taken cell; a blocked one says 'Ocupado', unlike the legend. Specification §4. */
export const CALENDAR_CELL_TEXT = { booked: 'Reservado', blocked: 'Ocupado' } as const;

/**
 * Why a day of one room is taken, or that it is free. Takes the room's stays and availability rows.
 * The first that holds: booked, blocked, special price, available. Decisions, Public site (Room
 * calendar). True overlap, unlike the booking form's stated rule.
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
