import type { Day } from '@/domain/calendar/dates';
import type { RestClient } from '@/lib/rest-client';
import { unwrap } from '../query-error';

/**
 * Closes a room from today to a day, that night included, for guests, channels and grid at once;
 * stays in the way stay where they are (owner and reception, CLEAN-03). Asked again it replaces the
 * closing that there was. Fails with code HS006 for a room that is gone.
 *
 * @param outage.until yyyy-mm-dd, today or later, at most a year ahead
 * @param outage.reason 1 to 140 characters
 */
export async function closeRoom(
  client: RestClient,
  { roomId, until, reason }: { roomId: string; until: Day; reason: string },
): Promise<void> {
  unwrap('closeRoom', await client.rpc('close_room', { room: roomId, until, reason }));
}

/**
 * Opens a room that is out of service and gives back the nights that it took; nights about which
 * somebody has decided since stay as they are.
 */
export async function openRoom(client: RestClient, roomId: string): Promise<void> {
  unwrap('openRoom', await client.rpc('open_room', { room: roomId }));
}
