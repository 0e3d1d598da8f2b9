/** Walking over the heat map with the keys (REP-02). */
import { addDays, addMonths, daysBetween } from './dates';
import type { ReportDays } from './report-terms';

/** A room and a night, each counted from the first. */
export interface MapPlace {
  room: number;
  night: number;
}

/**
 * Where a key leads from a place: arrows to the next night and room, Home and End to the first and the last
 * night, Page Up and Page Down to the same day of another month. Stays within the map; null for other keys.
 *
 * @param rooms how many there are, one at least
 */
export function walkedTo(
  key: string,
  { room, night }: MapPlace,
  { from, until, rooms }: ReportDays & { rooms: number },
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
