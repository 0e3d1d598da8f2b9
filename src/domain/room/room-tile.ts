/**
 * Each room has its painted tile, by its number (decisions.md, Public site: The tile of a room).
 */
import { numberInRoomNumber } from './room-number.ts';

/** One tile for each room of the hostel. */
export const TILE_COUNT = 13;

/**
 * The place, 0 to 12, of a room's tile: rooms 1 to 13 have their own, 14 starts again at the first;
 * a number without digits has the first.
 */
export function roomTileIndex(roomNumber: string): number {
  const number = numberInRoomNumber(roomNumber) ?? 1;
  return (((number - 1) % TILE_COUNT) + TILE_COUNT) % TILE_COUNT;
}
