import type { RestClient } from '@/lib/rest-client';
import type {
  AmenityCategoryTranslationRow,
  AmenityTranslationRow,
  RoomTranslationRow,
} from '@/types/rows';
import { unwrapChanged, unwrapRows } from './query-error';

// The texts of rooms and amenities in other languages as staff edit them (LANG-06). A row to save
// has the `updated_at` with which it was read, null for a new one: the database refuses to
// overwrite what somebody else has changed since, and accepts a row that is already stored like
// that.

const ROOM_TRANSLATION_COLUMNS =
  'room_id,language,name,description,room_title,room_subtitle,full_description,features_of,features,picture_texts,updated_at';

/** The texts of one room in all languages that have any (staff). */
export async function listRoomTranslations(
  client: RestClient,
  roomId: string,
): Promise<RoomTranslationRow[]> {
  return unwrapRows(
    'listRoomTranslations',
    await client
      .from('room_translations')
      .select(ROOM_TRANSLATION_COLUMNS)
      .eq('room_id', roomId)
      .order('language'),
  );
}

/**
 * Stores texts of rooms, one row per language (staff), all of them or none. Fails as 'stale' when
 * somebody else has changed one since (the hint is its language), 'conflict' when the room is gone.
 */
export async function saveRoomTranslations(
  client: RestClient,
  translations: RoomTranslationRow[],
): Promise<void> {
  unwrapChanged(
    'saveRoomTranslations',
    await client
      .from('room_translations')
      .upsert(translations, { onConflict: 'room_id,language' })
      .select('language'),
  );
}

/**
 * The names of all amenities in other languages (staff). It selects amenities with their
 * translations, because amenities are far fewer than the backend's row cap.
 */
export async function listAmenityTranslations(
  client: RestClient,
): Promise<AmenityTranslationRow[]> {
  const amenities = unwrapRows(
    'listAmenityTranslations',
    await client
      .from('amenities')
      .select('id,amenity_translations(amenity_id,language,name,updated_at)'),
  );
  return amenities.flatMap(({ amenity_translations }) => amenity_translations);
}

/** The names of all categories of amenities in other languages (staff). */
export async function listAmenityCategoryTranslations(
  client: RestClient,
): Promise<AmenityCategoryTranslationRow[]> {
  const categories = unwrapRows(
    'listAmenityCategoryTranslations',
    await client
      .from('amenity_categories')
      .select('id,amenity_category_translations(category_id,language,name,updated_at)'),
  );
  return categories.flatMap(({ amenity_category_translations: names }) => names);
}

/**
 * Stores names of amenities in other languages (staff), all or none; null removes a name. Fails as
 * 'stale' as `saveRoomTranslations`, 'conflict' when an amenity is gone.
 */
export async function saveAmenityTranslations(
  client: RestClient,
  translations: AmenityTranslationRow[],
): Promise<void> {
  unwrapChanged(
    'saveAmenityTranslations',
    await client
      .from('amenity_translations')
      .upsert(translations, { onConflict: 'amenity_id,language' })
      .select('language'),
  );
}

/**
 * Stores names of categories in other languages (staff), all or none; null removes a name. Fails as
 * 'stale' as `saveRoomTranslations`, 'conflict' when a category is gone.
 */
export async function saveAmenityCategoryTranslations(
  client: RestClient,
  translations: AmenityCategoryTranslationRow[],
): Promise<void> {
  unwrapChanged(
    'saveAmenityCategoryTranslations',
    await client
      .from('amenity_category_translations')
      .upsert(translations, { onConflict: 'category_id,language' })
      .select('language'),
  );
}
