import type { RoomsToday } from '@/domain/cleaning/rooms-today';
import type { RestClient } from '@/lib/rest-client';
import { unwrapObject } from '../json-answer';
import { unwrap } from '../query-error';

/** A tap of the board; the phone names it, so that it counts once however often it is sent (CLEAN-02). */
export type RoomTap = {
  tap: string;
  room_id: string;
  field: 'state' | 'note';
  /** What the phone showed, and what it is to be; of a note '' is none. */
  from: string;
  to: string;
  /** Seconds since the tap, so that a wrong clock does no harm. */
  ago: number;
};

/**
 * What became of a tap. done: it counts; same: somebody had done just that; overtaken: somebody has
 * gone further, which stays; asks: the room says something else or newer, and a person decides; gone:
 * there is no such room.
 */
export interface TapAnswer {
  tap: string;
  outcome: 'done' | 'same' | 'overtaken' | 'asks' | 'gone';
  /** What is there now, by whom and since when (ISO); absent where the room is gone. */
  value?: string;
  by?: string | null;
  since?: string | null;
}

/**
 * Sends taps in the order in which they were made, at most 200, for every role.
 *
 * @returns what became of each, and the board as it is now
 * @throws QueryError; then none of them counts
 */
export async function sendRoomTaps(
  client: RestClient,
  taps: RoomTap[],
): Promise<{ taps: TapAnswer[]; board: RoomsToday }> {
  return unwrapObject<{ taps: TapAnswer[]; board: RoomsToday }>(
    'sendRoomTaps',
    await client.rpc('set_room_states', { taps }),
    'board',
  );
}

/**
 * After how many nights linen is changed, counted from the arrival (owner and reception).
 *
 * @param nights 1 to 30
 * @throws QueryError
 */
export async function setLinenEvery(client: RestClient, nights: number): Promise<void> {
  unwrap('setLinenEvery', await client.rpc('set_linen_every', { nights }));
}
