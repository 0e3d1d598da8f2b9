/** Walking over the heat map with the keys (REP-02). */
import { addDays, addMonths, daysBetween } from './dates';
import type { ReportDays } from './report-terms';

/** A room and a night, each counted from the first. */
export interface MapPlace {
  room: number;
  night: number;
}

/** The days of a map, and how many rooms it has, one at least. */
export interface MapSize extends ReportDays {
  rooms: number;
}

/** A place of a map, or of one that has become smaller the nearest that is left (REP-02). */
export function placeWithin({ room, night }: MapPlace, { from, until, rooms }: MapSize): MapPlace {
  return {
    room: within(room, rooms - 1),
    night: within(night, daysBetween({ from, to: until }) - 1),
  };
}

/**
 * Where a key leads from a place: arrows to the next night and room, Home and End to the first and the last
 * night, Page Up and Page Down to the same day of another month. Stays within the map; null for other keys.
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
