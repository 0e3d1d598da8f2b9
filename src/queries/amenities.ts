import type { RestClient } from '@/lib/rest-client';
import type { AmenityCategoryRow, AmenityRow } from '@/types/rows';
import { unwrap, unwrapChanged, unwrapRows } from './query-error';

/** Icon of an amenity that staff add (ENT-14). */
const NEW_AMENITY_ICON = 'default';

const AMENITY_COLUMNS = 'id,name,category_id,display_order,icon';

export type AmenityCategory = Pick<AmenityCategoryRow, 'id' | 'name' | 'display_order'>;
export type Amenity = Pick<AmenityRow, 'id' | 'name' | 'category_id' | 'display_order' | 'icon'>;

/** The categories in display order (DATA-AMEN-01). */
export async function listAmenityCategories(client: RestClient): Promise<AmenityCategory[]> {
  return unwrapRows(
    'listAmenityCategories',
    await client
      .from('amenity_categories')
      .select('id,name,display_order')
      .order('display_order')
      .order('name'),
  );
}

/** The amenities of all categories in display order (DATA-AMEN-02). */
export async function listAmenities(client: RestClient): Promise<Amenity[]> {
  return unwrapRows(
    'listAmenities',
    await client.from('amenities').select(AMENITY_COLUMNS).order('display_order').order('name'),
  );
}

/** The ids of the amenities of one room (DATA-AMEN-03). */
export async function listRoomAmenityIds(client: RestClient, roomId: string): Promise<string[]> {
  const links = unwrapRows(
    'listRoomAmenityIds',
    await client.from('room_amenities').select('amenity_id').eq('room_id', roomId),
  );
  return links.map(({ amenity_id }) => amenity_id);
}

/** Removes all amenities from a room (staff): the first half of saving a room's amenities. */
export async function deleteRoomAmenities(client: RestClient, roomId: string): Promise<void> {
  unwrap('deleteRoomAmenities', await client.from('room_amenities').delete().eq('room_id', roomId));
}

/**
 * Adds amenities to a room (staff): the second half of saving a room's amenities. No link is stored
 * when one is refused.
 */
export async function insertRoomAmenities(
  client: RestClient,
  { roomId, amenityIds }: { roomId: string; amenityIds: string[] },
): Promise<void> {
  unwrap(
    'insertRoomAmenities',
    await client
      .from('room_amenities')
      .insert(amenityIds.map((amenity_id) => ({ room_id: roomId, amenity_id }))),
  );
}

/**
 * Adds an amenity to a category (staff; DATA-AMEN-05). Fails as 'conflict' when the category
 * already has the name.
 *
 * @param amenity.displayOrder the category's highest display_order plus one
 */
export async function insertAmenity(
  client: RestClient,
  { name, categoryId, displayOrder }: { name: string; categoryId: string; displayOrder: number },
): Promise<Amenity> {
  const [amenity] = unwrapChanged(
    'insertAmenity',
    await client
      .from('amenities')
      .insert({
        name,
        category_id: categoryId,
        display_order: displayOrder,
        icon: NEW_AMENITY_ICON,
      })
      .select(AMENITY_COLUMNS),
  );
  return amenity;
}

// Seeding (DATA-AMEN-06, DATA-AMEN-07). An existing name is overwritten, not refused, so that the
// new list can be stored completely before anything of the old one is deleted. The deletes have
// filters that match all rows, because the backend refuses a delete without a filter.

/**
 * Stores categories; an existing name keeps its id (staff; seeding). None is stored when one is
 * refused.
 */
export async function updateAmenityCategories(
  client: RestClient,
  categories: Omit<AmenityCategory, 'id'>[],
): Promise<AmenityCategory[]> {
  return unwrapRows(
    'updateAmenityCategories',
    await client
      .from('amenity_categories')
      .upsert(categories, { onConflict: 'name' })
      .select('id,name,display_order'),
  );
}

/**
 * Stores amenities; a name that the category already has keeps its id (staff; seeding). None is
 * stored when one is refused.
 */
export async function updateAmenities(
  client: RestClient,
  amenities: Omit<Amenity, 'id' | 'icon'>[],
): Promise<Amenity[]> {
  return unwrapRows(
    'updateAmenities',
    await client
      .from('amenities')
      .upsert(
        amenities.map((amenity) => ({ ...amenity, icon: NEW_AMENITY_ICON })),
        { onConflict: 'category_id,name' },
      )
      .select(AMENITY_COLUMNS),
  );
}

/** Deletes all other amenities, and with them their links to rooms (staff; seeding). */
export async function deleteOtherAmenities(client: RestClient, keptIds: string[]): Promise<void> {
  unwrap(
    'deleteOtherAmenities',
    await client.from('amenities').delete().not('id', 'in', idList(keptIds)),
  );
}

/**
 * Deletes all other categories (staff; seeding). Fails as 'conflict' while one of the others has an
 * amenity.
 */
export async function deleteOtherAmenityCategories(
  client: RestClient,
  keptIds: string[],
): Promise<void> {
  unwrap(
    'deleteOtherAmenityCategories',
    await client.from('amenity_categories').delete().not('id', 'in', idList(keptIds)),
  );
}

/** Removes all amenities from all rooms (staff; seeding). */
export async function deleteAllRoomAmenities(client: RestClient): Promise<void> {
  unwrap(
    'deleteAllRoomAmenities',
    await client.from('room_amenities').delete().not('room_id', 'is', null),
  );
}

const idList = (ids: string[]) => `(${ids.join(',')})`;
