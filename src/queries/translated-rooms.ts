import {
  translatedRoom,
  type TranslatedRoom,
  type RoomTranslation,
  type TranslatedLanguage,
} from '@/domain/room/translated-room';
import type { RestClient } from '@/lib/rest-client';
import type { RoomRow } from '@/types/rows';
import { unwrapFirst, unwrapRows } from './query-error';
import { ROOM_COLUMNS } from './rooms';

// The rooms for visitors in other languages (LANG-06): the same requests as in rooms.ts, with the
// translation into one language. Portuguese pages use rooms.ts and do not load this file.

const TRANSLATED_COLUMNS =
  `${ROOM_COLUMNS},room_translations(name,description,room_title,room_subtitle,full_description,features_of,features)` as const;

/** The active rooms, each with its translation into the language. */
const activeRoomsIn = (client: RestClient, language: TranslatedLanguage) =>
  client
    .from('rooms')
    .select(TRANSLATED_COLUMNS)
    .eq('is_active', true)
    .eq('room_translations.language', language);

const inWords = ({
  room_translations: [translation],
  ...room
}: RoomRow & { room_translations: RoomTranslation[] }): TranslatedRoom<RoomRow> =>
  translatedRoom(room, translation);

/**
 * `listActiveRooms` in another language than Portuguese (DATA-ROOM-01, LANG-06).
 *
 * @returns active rooms, in no particular order; texts without a translation are Portuguese, which
 *   `textLang` tells; prices in EUR per night
 * @throws QueryError
 */
export async function listActiveRoomsIn(
  client: RestClient,
  language: TranslatedLanguage,
): Promise<TranslatedRoom<RoomRow>[]> {
  const rooms = unwrapRows('listActiveRoomsIn', await activeRoomsIn(client, language));
  return rooms.map(inWords);
}

/**
 * `listActiveRoomsByPrice` in another language than Portuguese (DATA-ROOM-02, LANG-06).
 *
 * @returns active rooms, cheapest first, their texts as in `listActiveRoomsIn`; prices in EUR per
 *   night
 * @throws QueryError
 */
export async function listActiveRoomsByPriceIn(
  client: RestClient,
  language: TranslatedLanguage,
): Promise<TranslatedRoom<RoomRow>[]> {
  const rooms = unwrapRows(
    'listActiveRoomsByPriceIn',
    await activeRoomsIn(client, language).order('price_per_night').order('room_number'),
  );
  return rooms.map(inWords);
}

/**
 * `findActiveRoomByNumber` in another language than Portuguese (DATA-ROOM-03, LANG-06).
 *
 * @returns the room, its texts as in `listActiveRoomsIn`, or null when there is none or it is
 *   inactive
 * @throws QueryError
 */
export async function findActiveRoomByNumberIn(
  client: RestClient,
  { roomNumber, language }: { roomNumber: string; language: TranslatedLanguage },
): Promise<TranslatedRoom<RoomRow> | null> {
  const room = unwrapFirst(
    'findActiveRoomByNumberIn',
    await activeRoomsIn(client, language).eq('room_number', roomNumber),
  );
  return room && inWords(room);
}

/**
 * `findActiveRoomById` in another language than Portuguese (LANG-06; decisions.md, Routes:
 * /quartos/{id}).
 *
 * @param options.id a UUID; anything else is refused by the backend
 * @returns the room, its texts as in `listActiveRoomsIn`, or null when there is none or it is
 *   inactive
 * @throws QueryError
 */
export async function findActiveRoomByIdIn(
  client: RestClient,
  { id, language }: { id: string; language: TranslatedLanguage },
): Promise<TranslatedRoom<RoomRow> | null> {
  const room = unwrapFirst(
    'findActiveRoomByIdIn',
    await activeRoomsIn(client, language).eq('id', id),
  );
  return room && inWords(room);
}
