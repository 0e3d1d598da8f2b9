import type { RoomFormColumns } from '@/domain/room/room-form';
import { logError } from '@/lib/log';
import type { RestClient } from '@/lib/rest-client';
import { deleteRoomAmenities, insertRoomAmenities, listRoomAmenityIds } from '@/queries/amenities';
import { QueryError } from '@/queries/query-error';
import { insertRoom, updateRoom } from '@/queries/rooms';

export type RoomToSave =
  { id: null; fields: RoomFormColumns } | { id: string; fields: Partial<RoomFormColumns> };

/** What became of a room's amenities; the room itself is stored in every case. */
export type AmenityOutcome =
  | { kind: 'stored' }
  /** Refused: the room has those it had before. */
  | { kind: 'unchanged'; error: unknown }
  /** Refused, and the earlier ones could not be put back: the room may have none. */
  | { kind: 'lost'; error: unknown };

export interface SavedRoom {
  id: string;
  amenities: AmenityOutcome;
}

/** The panel has no fields for these two columns: it saves them empty (ADM-ROOM-19). */
const WITHOUT_FIELDS = { standard_features: [], custom_sections: [] };

/**
 * Stores a room, then its amenities. If the amenities fail, the room stays stored and the result
 * says so.
 *
 * @param options.room a new room, or the changed columns of a stored one; prices in EUR per night
 * @param options.amenityIds all amenities of the room; null leaves them as they are
 * @throws QueryError when the room itself could not be stored
 */
export async function saveRoom(
  client: RestClient,
  { room, amenityIds }: { room: RoomToSave; amenityIds: string[] | null },
): Promise<SavedRoom> {
  const id = await storeRoom(client, room);
  const amenities: AmenityOutcome =
    amenityIds === null
      ? { kind: 'stored' }
      : await replaceRoomAmenities(client, { roomId: id, amenityIds });
  return { id, amenities };
}

async function storeRoom(client: RestClient, room: RoomToSave): Promise<string> {
  if (room.id === null) {
    return (await insertRoom(client, { ...room.fields, ...WITHOUT_FIELDS })).id;
  }
  await updateRoom(client, { id: room.id, changes: { ...room.fields, ...WITHOUT_FIELDS } });
  return room.id;
}

/**
 * Deletes a room's amenities, then inserts the new ones. When that fails, the earlier ones
 * are put back. Never rejects.
 */
async function replaceRoomAmenities(
  client: RestClient,
  { roomId, amenityIds }: RoomLinks,
): Promise<AmenityOutcome> {
  let earlierIds: string[];
  try {
    earlierIds = await listRoomAmenityIds(client, roomId);
  } catch (error) {
    return { kind: 'unchanged', error };
  }
  try {
    await deleteRoomAmenities(client, roomId);
    await giveAmenities(client, { roomId, amenityIds });
    return { kind: 'stored' };
  } catch (error) {
    const areBack = await putBack(client, { roomId, amenityIds: earlierIds });
    return { kind: areBack ? 'unchanged' : 'lost', error };
  }
}

interface RoomLinks {
  roomId: string;
  amenityIds: string[];
}

async function giveAmenities(client: RestClient, links: RoomLinks): Promise<void> {
  if (links.amenityIds.length > 0) await insertRoomAmenities(client, links);
}

/** Whether the room has its earlier amenities again, or still. */
async function putBack(client: RestClient, links: RoomLinks): Promise<boolean> {
  try {
    await giveAmenities(client, links);
    return true;
  } catch (error) {
    // A conflict means that they are still there, because it was the delete that had failed.
    if (error instanceof QueryError && error.kind === 'conflict') return true;
    logError('putBackRoomAmenities', error);
    return false;
  }
}
