/** Keyboard navigation in the heat map (REP-02). */
import { addDays, addMonths, daysBetween } from '../calendar/dates.ts';
import type { ReportDays } from './glossary.ts';

/** A room and a night, both counted from 0. */
export interface MapPlace {
  room: number;
  night: number;
}

/** The days of a map, and its number of rooms, at least one. */
export interface MapSize extends ReportDays {
  rooms: number;
}

/** The place itself or, if the map has become smaller, the nearest place in it. */
export function placeWithin({ room, night }: MapPlace, { from, until, rooms }: MapSize): MapPlace {
  return {
    room: within(room, rooms - 1),
    night: within(night, daysBetween({ from, to: until }) - 1),
  };
}

/**
 * The place that a key leads to: arrows to the next night or room, Home and End to the first and
 * last night, Page Up and Page Down to the same day of the month before or after. Stays within the
 * map; null for other keys.
 */
export function walkedTo(
  key: string,
  { room, night }: MapPlace,
  { from, until, rooms }: MapSize,
): MapPlace | null {
  const lastNight = daysBetween({ from, to: until }) - 1;
  const toNight = (wanted: number) => ({ room, night: within(wanted, lastNight) });
  const toRoom = (wanted: number) => ({ room: within(wanted, rooms - 1), night });
  const toMonth = (months: number) =>
    toNight(daysBetween({ from, to: addMonths(addDays(from, night), months) }));
  switch (key) {
    case 'ArrowLeft':
      return toNight(night - 1);
    case 'ArrowRight':
      return toNight(night + 1);
    case 'ArrowUp':
      return toRoom(room - 1);
    case 'ArrowDown':
      return toRoom(room + 1);
    case 'Home':
      return toNight(0);
    case 'End':
      return toNight(lastNight);
    case 'PageUp':
      return toMonth(-1);
    case 'PageDown':
      return toMonth(1);
    default:
      return null;
  }
}

function within(wanted: number, last: number): number {
  return Math.max(0, Math.min(last, wanted));
}
