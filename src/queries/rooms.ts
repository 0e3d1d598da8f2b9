import type { RestClient } from '@/lib/rest-client';
import type { RoomInsert, RoomRow, RoomUpdate } from '@/types/rows';
import { unwrapChanged, unwrapFirst, unwrapRows } from './query-error';

export const ROOM_COLUMNS =
  'id,room_number,name,description,max_guests,price_per_night,minimum_price,features,standard_features,custom_sections,images,picture_texts,is_active,room_title,room_subtitle,full_description,booking_url,airbnb_url,created_at,updated_at';

/**
 * The rooms the public may see (DATA-ROOM-01). Returns active rooms, in no particular order; prices
 * in EUR per night.
 */
export async function listActiveRooms(client: RestClient): Promise<RoomRow[]> {
  return unwrapRows(
    'listActiveRooms',
    await client.from('rooms').select(ROOM_COLUMNS).eq('is_active', true),
  );
}

/**
 * The rooms the booking form offers (DATA-ROOM-02). Returns active rooms, cheapest first; prices in
 * EUR per night.
 */
export async function listActiveRoomsByPrice(client: RestClient): Promise<RoomRow[]> {
  return unwrapRows(
    'listActiveRoomsByPrice',
    await client
      .from('rooms')
      .select(ROOM_COLUMNS)
      .eq('is_active', true)
      .order('price_per_night')
      .order('room_number'),
  );
}

/** One active room by its number (DATA-ROOM-03). Null when there is none or it is inactive. */
export async function findActiveRoomByNumber(
  client: RestClient,
  roomNumber: string,
): Promise<RoomRow | null> {
  return unwrapFirst(
    'findActiveRoomByNumber',
    await client
      .from('rooms')
      .select(ROOM_COLUMNS)
      .eq('room_number', roomNumber)
      .eq('is_active', true),
  );
}

/**
 * One active room by its id (decisions.md, Routes: /quartos/{id}). Null when there is none or it is
 * inactive.
 *
 * @param id a UUID; anything else is refused by the backend
 */
export async function findActiveRoomById(client: RestClient, id: string): Promise<RoomRow | null> {
  return unwrapFirst(
    'findActiveRoomById',
    await client.from('rooms').select(ROOM_COLUMNS).eq('id', id).eq('is_active', true),
  );
}

/**
 * Every room the signed-in user may see, for the panel (DATA-ROOM-04). Returns rooms ordered by
 * room number (as text).
 */
export async function listRooms(client: RestClient): Promise<RoomRow[]> {
  return unwrapRows(
    'listRooms',
    await client.from('rooms').select(ROOM_COLUMNS).order('room_number'),
  );
}

/**
 * The active rooms for the availability screen (DATA-ROOM-05). Returns active rooms ordered by room
 * number (as text).
 */
export async function listActiveRoomsByNumber(client: RestClient): Promise<RoomRow[]> {
  return unwrapRows(
    'listActiveRoomsByNumber',
    await client.from('rooms').select(ROOM_COLUMNS).eq('is_active', true).order('room_number'),
  );
}

/** Adds a room (staff). Fails as 'conflict' when the room number is taken. */
export async function insertRoom(client: RestClient, room: RoomInsert): Promise<RoomRow> {
  const [stored] = unwrapChanged(
    'insertRoom',
    await client.from('rooms').insert(room).select(ROOM_COLUMNS),
  );
  return stored;
}

/** Changes a room (staff), its active flag included. */
export async function updateRoom(
  client: RestClient,
  { id, changes }: { id: string; changes: RoomUpdate },
): Promise<void> {
  unwrapChanged('updateRoom', await client.from('rooms').update(changes).eq('id', id).select('id'));
}

/**
 * Sets the base price of a room (staff; DATA-ROOM-09).
 *
 * @param price EUR per night, not negative
 */
export async function setRoomPrice(
  client: RestClient,
  { id, price }: { id: string; price: number },
): Promise<void> {
  unwrapChanged(
    'setRoomPrice',
    await client.from('rooms').update({ price_per_night: price }).eq('id', id).select('id'),
  );
}

/**
 * Deletes a room (staff). Fails as 'conflict' while the room has bookings, 'missing' when none was
 * deleted.
 */
export async function deleteRoom(client: RestClient, id: string): Promise<void> {
  unwrapChanged('deleteRoom', await client.from('rooms').delete().eq('id', id).select('id'));
}
