import { roomsForHome, lowestShownPrice } from '@/domain/room/home-rooms';
import { sortedByRoomNumber } from '@/domain/room/room-number';
import type { TranslatedRoom } from '@/domain/room/translated-room';
import { homePath, roomPath, roomsPath } from '@/lib/paths';
import { visitorClient } from '@/lib/visitor-client';
import { listRoomAmenityIds } from '@/queries/amenities';
import { askForRoomAmenities } from '@/queries/visitor-amenities';
import { activeRooms } from '@/queries/visitor-rooms';
import type { RoomRow } from '@/types/rows';

/** What a build asks of the backend to draw its pages, in the language of the build. */
export interface HouseInBuild {
  /** The active rooms, by number. */
  rooms: readonly TranslatedRoom<RoomRow>[];
  amenities: Omit<Awaited<ReturnType<typeof askForRoomAmenities>>, 'amenityIds'>;
  /** The ids of each room's amenities, by the room's id. */
  amenityIds: Readonly<Record<string, readonly string[]>>;
}

export async function askForHouse(): Promise<HouseInBuild> {
  const rooms = await activeRooms.ask();
  const [first] = rooms;
  const ids = await Promise.all(
    rooms.map(async ({ id }) => [id, await listRoomAmenityIds(visitorClient(), id)] as const),
  );
  return {
    rooms: sortedByRoomNumber(rooms),
    // Of all rooms, whichever is asked for.
    amenities: first ? await askForRoomAmenities(first.id) : { categories: [], amenities: [] },
    amenityIds: Object.fromEntries(ids),
  };
}

export function roomAt(path: string, house: HouseInBuild): TranslatedRoom<RoomRow> | undefined {
  return house.rooms.find(({ room_number }) => roomPath(room_number) === path);
}

/** The answers that the page at a path is drawn from, by question (`built-answers.ts`). */
export function answersAt(path: string, house: HouseInBuild): Record<string, unknown> {
  if (path === roomsPath) return { rooms: house.rooms.map(asListed) };
  if (path === homePath) {
    const rooms = roomsForHome(house.rooms).map(asListed);
    return { home: { rooms, lowestPrice: lowestShownPrice(house.rooms) } };
  }
  const room = roomAt(path, house);
  if (room === undefined) return {};
  return {
    [`room${room.room_number}`]: room,
    [`amenities${room.id}`]: amenitiesOf(room, house),
  };
}

/**
 * Those of the room, and those that its own features are called like, whose translation those
 * share. Their places stand for their ids, which do not compress: 0.6 kB of a page.
 */
function amenitiesOf(room: RoomRow, { amenities: known, amenityIds }: HouseInBuild) {
  const linked = new Set(amenityIds[room.id]);
  const categoryIds = known.categories.map(({ id }) => id);
  const place = (categoryId: string) => `${categoryIds.indexOf(categoryId)}`;
  const shown = known.amenities.filter(
    ({ id, name }) => linked.has(id) || room.features.includes(name),
  );
  return {
    categories: known.categories.map((category) => ({ ...category, id: place(category.id) })),
    amenities: shown.map((amenity, index) => ({
      ...amenity,
      id: `${index}`,
      category_id: place(amenity.category_id),
    })),
    amenityIds: shown.flatMap((amenity, index) => (linked.has(amenity.id) ? [`${index}`] : [])),
  };
}

/** A room without what only its own page shows, so that a list of them stays small. */
function asListed(room: TranslatedRoom<RoomRow>): TranslatedRoom<RoomRow> {
  return {
    ...room,
    images: room.images.slice(0, 1),
    picture_texts: {},
    ...(room.words && { words: { ...room.words, pictures: undefined } }),
    room_title: null,
    room_subtitle: null,
    full_description: null,
    standard_features: [],
    custom_sections: [],
    booking_url: null,
    airbnb_url: null,
  };
}
