import type { RestClient } from '@/lib/rest-client';
import type { AmenityCategoryRow, AmenityRow } from '@/types/rows';
import { unwrap } from './query-error';

/** Icon of an amenity that staff add (Specification §3, Amenity). */
const NEW_AMENITY_ICON = 'default';

export type AmenityCategory = Pick<AmenityCategoryRow, 'id' | 'name' | 'display_order'>;
export type Amenity = Pick<AmenityRow, 'id' | 'name' | 'category_id' | 'display_order' | 'icon'>;

/**
 * The categories in display order (Specification §7, amenities).
 *
 * @throws QueryError
 */
export async function listAmenityCategories(client: RestClient): Promise<AmenityCategory[]> {
  return unwrap(
    'listAmenityCategories',
    await client
      .from('amenity_categories')
      .select('id,name,display_order')
      .order('display_order')
      .order('name'),
  );
}

/**
 * The amenities of all categories in display order (Specification §7, amenities).
 *
 * @throws QueryError
 */
export async function listAmenities(client: RestClient): Promise<Amenity[]> {
  return unwrap(
    'listAmenities',
    await client
      .from('amenities')
      .select('id,name,category_id,display_order,icon')
      .order('display_order')
      .order('name'),
  );
}

/**
 * The ids of the amenities of one room (Specification §7, room_amenities).
 *
 * @throws QueryError
 */
export async function listRoomAmenityIds(client: RestClient, roomId: string): Promise<string[]> {
  const links = unwrap(
    'listRoomAmenityIds',
    await client.from('room_amenities').select('amenity_id').eq('room_id', roomId),
  );
  return links.map(({ amenity_id }) => amenity_id);
}

/**
 * Takes every amenity from a room (staff): the first half of saving a room's amenities.
 *
 * @throws QueryError
 */
export async function deleteRoomAmenities(client: RestClient, roomId: string): Promise<void> {
  unwrap('deleteRoomAmenities', await client.from('room_amenities').delete().eq('room_id', roomId));
}

/**
 * Gives amenities to a room (staff): the second half of saving a room's amenities.
 *
 * @throws QueryError; no link is stored when one is refused
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
 * Adds an amenity to a category (staff; Specification §9: display_order = max + 1).
 *
 * @param amenity.displayOrder the category's highest display_order plus one
 * @returns the stored amenity
 * @throws QueryError of kind 'conflict' when the category already has the name
 */
export async function insertAmenity(
  client: RestClient,
  { name, categoryId, displayOrder }: { name: string; categoryId: string; displayOrder: number },
): Promise<Amenity> {
  return unwrap(
    'insertAmenity',
    await client
      .from('amenities')
      .insert({
        name,
        category_id: categoryId,
        display_order: displayOrder,
        icon: NEW_AMENITY_ICON,
      })
      .select('id,name,category_id,display_order,icon')
      .single(),
  );
}

// Seeding (Specification §7): everything goes, then the defaults come. The backend refuses a delete
// without a filter, hence a filter that every row meets.

/** Deletes the amenity links of all rooms (staff). @throws QueryError */
export async function deleteAllRoomAmenities(client: RestClient): Promise<void> {
  unwrap(
    'deleteAllRoomAmenities',
    await client.from('room_amenities').delete().not('room_id', 'is', null),
  );
}

/** Deletes all amenities (staff). @throws QueryError */
export async function deleteAllAmenities(client: RestClient): Promise<void> {
  unwrap('deleteAllAmenities', await client.from('amenities').delete().not('id', 'is', null));
}

/** Deletes all amenity categories (staff). @throws QueryError of kind 'conflict' while amenities remain */
export async function deleteAllAmenityCategories(client: RestClient): Promise<void> {
  unwrap(
    'deleteAllAmenityCategories',
    await client.from('amenity_categories').delete().not('id', 'is', null),
  );
}

/**
 * Inserts categories (staff; seeding).
 *
 * @returns the stored categories with their ids
 * @throws QueryError
 */
export async function insertAmenityCategories(
  client: RestClient,
  categories: Omit<AmenityCategory, 'id'>[],
): Promise<AmenityCategory[]> {
  return unwrap(
    'insertAmenityCategories',
    await client.from('amenity_categories').insert(categories).select('id,name,display_order'),
  );
}

/**
 * Inserts amenities (staff; seeding).
 *
 * @throws QueryError; none is stored when one is refused
 */
export async function insertAmenities(
  client: RestClient,
  amenities: Omit<Amenity, 'id'>[],
): Promise<void> {
  unwrap('insertAmenities', await client.from('amenities').insert(amenities));
}
