/** The chosen rooms and their guests, in manual mode of step 3 (BOOK-STEP3-10 to BOOK-STEP3-14). */
import type { RatedRoom } from '../rates/nightly-prices.ts';
import { nightlyTotal } from '../rates/room-pricing.ts';

export interface SelectableRoom extends RatedRoom {
  id: string;
  max_guests: number;
}

/** A room and the number of guests placed in it (BOOK-STEP3-10). */
export interface RoomSelection<R = SelectableRoom> {
  room: R;
  guests: number;
}

/** The summary beside the rooms (BOOK-STEP3-05 to BOOK-STEP3-08). */
export interface Placement {
  /** Guests of the whole request. */
  total: number;
  /** Guests placed in the rooms chosen; may exceed the total. */
  accommodated: number;
  /** Guests still without a bed, never below 0. */
  remaining: number;
  /** EUR for one night, all rooms. */
  nightlyTotal: number;
}

function clampToRoom(guests: number, { max_guests }: { max_guests: number }): number {
  if (!Number.isFinite(guests)) return 1;
  return Math.max(1, Math.min(Math.trunc(guests), max_guests));
}

/** How many guests the rooms chosen take, how many are left, and the price of one night in EUR. */
export function placement<R extends SelectableRoom>({
  selection,
  guests,
}: {
  selection: readonly RoomSelection<R>[];
  guests: number;
}): Placement {
  const accommodated = selection.reduce((sum, item) => sum + item.guests, 0);
  return {
    total: guests,
    accommodated,
    remaining: Math.max(0, guests - accommodated),
    nightlyTotal: nightlyTotal(selection.map(({ room }) => room)),
  };
}

/**
 * The selection with a room added: it takes the guests still unplaced, at least 1 and at most its
 * capacity. A room already chosen stays as it is (BOOK-STEP3-14).
 */
export function withRoom<R extends SelectableRoom>({
  selection,
  room,
  guests,
}: {
  selection: readonly RoomSelection<R>[];
  room: R;
  guests: number;
}): RoomSelection<R>[] {
  if (selection.some((item) => item.room.id === room.id)) return [...selection];
  const { remaining } = placement({ selection, guests });
  return [...selection, { room, guests: clampToRoom(remaining, room) }];
}

/**
 * Reduces a selection that holds more guests than there are: whole rooms are dropped if there are
 * more rooms than guests, then places from the room chosen last, down to one in each, so that the
 * first choices stay as they are.
 */
export function withoutSpareGuests<R extends SelectableRoom>({
  selection,
  guests,
}: {
  selection: readonly RoomSelection<R>[];
  guests: number;
}): RoomSelection<R>[] {
  const kept = selection.slice(0, Math.max(guests, 1));
  let spare = placement({ selection: kept, guests }).accommodated - guests;
  return kept
    .toReversed()
    .map((item) => {
      const given = Math.max(0, Math.min(spare, item.guests - 1));
      spare -= given;
      return given === 0 ? item : { room: item.room, guests: item.guests - given };
    })
    .toReversed();
}

/** The selection without a room. */
export function withoutRoom<R extends SelectableRoom>(
  selection: readonly RoomSelection<R>[],
  roomId: string,
): RoomSelection<R>[] {
  return selection.filter(({ room }) => room.id !== roomId);
}

/**
 * The selection with another number of guests in one of its rooms, clamped between 1 and that
 * room's max_guests; a value that is no number becomes 1 (BOOK-STEP3-13).
 */
export function withRoomGuests<R extends SelectableRoom>({
  selection,
  roomId,
  guests,
}: {
  selection: readonly RoomSelection<R>[];
  roomId: string;
  guests: number;
}): RoomSelection<R>[] {
  return selection.map((item) =>
    item.room.id === roomId ? { ...item, guests: clampToRoom(guests, item.room) } : item,
  );
}
