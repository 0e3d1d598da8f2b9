import { LANGUAGE } from '@/domain/language/build-language';
import type { TranslatedLanguage } from '@/domain/language/guest-language';
import {
  translatedRoom,
  type RoomTranslation,
  type TranslatedRoom,
} from '@/domain/room/translated-room';
import { preloadable } from '@/lib/preload';
import type { RestClient } from '@/lib/rest-client';
import { visitorClient } from '@/lib/visitor-client';
import type { RoomRow } from '@/types/rows';
import { unwrapFirst, unwrapRows } from './query-error';
import {
  findActiveRoomById,
  findActiveRoomByNumber,
  listActiveRooms,
  listActiveRoomsByPrice,
  ROOM_COLUMNS,
} from './rooms';

// The rooms in the language of the page (LANG-06): in other languages than Portuguese, the same
// requests as in rooms.ts, with the translation into one language. A build contains only the
// queries of its language.

type VisitorRoom = TranslatedRoom<RoomRow>;

/** `listActiveRooms` as a visitor, for the list of rooms. */
export const activeRooms = preloadable((): Promise<VisitorRoom[]> =>
  LANGUAGE === 'pt'
    ? listActiveRooms(visitorClient())
    : listActiveRoomsIn(visitorClient(), LANGUAGE),
);

/** `listActiveRoomsByPrice` as a visitor, for the booking form. */
export const activeRoomsByPrice = preloadable((): Promise<VisitorRoom[]> =>
  LANGUAGE === 'pt'
    ? listActiveRoomsByPrice(visitorClient())
    : listActiveRoomsByPriceIn(visitorClient(), LANGUAGE),
);

/** `findActiveRoomByNumber` as a visitor, for the page of a room. */
export const activeRoom = preloadable((roomNumber: string): Promise<VisitorRoom | null> =>
  LANGUAGE === 'pt'
    ? findActiveRoomByNumber(visitorClient(), roomNumber)
    : findActiveRoomByNumberIn(visitorClient(), { roomNumber, language: LANGUAGE }),
);

/**
 * `findActiveRoomById` as a visitor, for old addresses.
 *
 * @param id a UUID; anything else is refused by the backend
 */
export function activeRoomById(id: string): Promise<VisitorRoom | null> {
  return LANGUAGE === 'pt'
    ? findActiveRoomById(visitorClient(), id)
    : findActiveRoomByIdIn(visitorClient(), { id, language: LANGUAGE });
}

const TRANSLATED_COLUMNS =
  `${ROOM_COLUMNS},room_translations(name,description,room_title,room_subtitle,full_description,features_of,features,picture_texts)` as const;

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
 * `listActiveRooms` in another language than Portuguese (DATA-ROOM-01). Returns active rooms, in no
 * particular order; texts without a translation are Portuguese, which `textLang` tells; prices in
 * EUR per night.
 */
export async function listActiveRoomsIn(
  client: RestClient,
  language: TranslatedLanguage,
): Promise<TranslatedRoom<RoomRow>[]> {
  const rooms = unwrapRows('listActiveRoomsIn', await activeRoomsIn(client, language));
  return rooms.map(inWords);
}

/**
 * `listActiveRoomsByPrice` in another language than Portuguese (DATA-ROOM-02). Returns active
 * rooms, cheapest first, their texts as in `listActiveRoomsIn`; prices in EUR per night.
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
 * `findActiveRoomByNumber` in another language than Portuguese (DATA-ROOM-03). Returns the room,
 * its texts as in `listActiveRoomsIn`, or null when there is none or it is inactive.
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
 * /quartos/{id}). Returns the room, its texts as in `listActiveRoomsIn`, or null when there is none
 * or it is inactive.
 *
 * @param options.id a UUID; anything else is refused by the backend
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
