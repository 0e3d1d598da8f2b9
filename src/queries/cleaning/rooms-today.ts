import type { RoomsToday } from '@/domain/cleaning/rooms-today';
import type { RestClient } from '@/lib/rest-client';
import { unwrapObject } from '../json-answer';

/** Today's rooms, unsorted, for every role: no name, contact or price (STAFF-02). */
export async function readRoomsToday(client: RestClient): Promise<RoomsToday> {
  return unwrapObject<RoomsToday>('readRoomsToday', await client.rpc('rooms_today'), 'rooms');
}
