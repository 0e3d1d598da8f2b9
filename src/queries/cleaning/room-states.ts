import type { RoomsToday } from '@/domain/cleaning/rooms-today';
import type { RoomTap, TapAnswer } from '@/domain/cleaning/tap-queue';
import type { RestClient } from '@/lib/rest-client';
import { unwrapObject } from '../json-answer';
import { unwrap } from '../query-error';

export interface TapAnswers {
  taps: TapAnswer[];
  board: RoomsToday;
}

/**
 * Sends taps in the order in which they were made, at most 200, for every role. Where it fails none
 * of them counts.
 */
export async function sendRoomTaps(client: RestClient, taps: RoomTap[]): Promise<TapAnswers> {
  return unwrapObject<TapAnswers>(
    'sendRoomTaps',
    await client.rpc('set_room_states', { taps }),
    'board',
  );
}

/**
 * After how many nights linen is changed, counted from the arrival (owner and reception).
 *
 * @param nights 1 to 30
 */
export async function setLinenEvery(client: RestClient, nights: number): Promise<void> {
  unwrap('setLinenEvery', await client.rpc('set_linen_every', { nights }));
}
