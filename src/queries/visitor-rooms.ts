import { LANGUAGE } from '@/domain/language/build-language';
import type { TranslatedRoom } from '@/domain/room/translated-room';
import { preloadable } from '@/lib/preload';
import { visitorClient } from '@/lib/visitor-client';
import type { RoomRow } from '@/types/rows';
import {
  findActiveRoomById,
  findActiveRoomByNumber,
  listActiveRooms,
  listActiveRoomsByPrice,
} from './rooms';
import {
  findActiveRoomByIdIn,
  findActiveRoomByNumberIn,
  listActiveRoomsByPriceIn,
  listActiveRoomsIn,
} from './translated-rooms';

// The rooms in the language of the page (LANG-06). A build contains only the queries of its
// language.

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
 * @throws QueryError
 */
export function activeRoomById(id: string): Promise<VisitorRoom | null> {
  return LANGUAGE === 'pt'
    ? findActiveRoomById(visitorClient(), id)
    : findActiveRoomByIdIn(visitorClient(), { id, language: LANGUAGE });
}
