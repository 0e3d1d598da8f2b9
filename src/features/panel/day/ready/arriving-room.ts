import { notReadyWords } from '@/domain/cleaning/room-ready';
import { hasCome } from '@/domain/day/lists';
import type { DayEntry, DaySheet, NightRoom } from '@/queries/day-sheet';

/**
 * The room of a guest who is still to come today, where it is not ready; undefined for every other,
 * and where somebody has to leave it first, which the row says already.
 */
export function unreadyRoom(stay: DayEntry, sheet: DaySheet): NightRoom | undefined {
  if (hasCome(stay)) return undefined;
  const isTaken = [...sheet.departures, ...sheet.late_departures].some(
    ({ room_id, status }) => room_id === stay.room_id && status === 'checked_in',
  );
  if (isTaken) return undefined;
  return sheet.rooms.find((room) => room.id === stay.room_id && notReadyWords(room) !== null);
}
