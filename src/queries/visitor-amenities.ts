import { LANGUAGE } from '@/domain/language/build-language';
import type { TranslatedLanguage } from '@/domain/language/guest-language';
import type { RestClient } from '@/lib/rest-client';
import { visitorClient } from '@/lib/visitor-client';
import {
  listAmenities,
  listAmenityCategories,
  listRoomAmenityIds,
  type Amenity,
  type AmenityCategory,
} from './amenities';
import { unwrapRows } from './query-error';

// Amenities in the language of the page (LANG-06): their Portuguese names, on which groups and
// icons depend, with their translations. A build contains only the queries of its language.

/**
 * All amenities with their categories, and the ids of those a room has, as a visitor (DATA-AMEN-01
 * to DATA-AMEN-03). Returns categories and amenities in display order; `translation` is their name
 * in the language of the page, null in Portuguese and where there is none.
 */
export function askForRoomAmenities(roomId: string) {
  const client = visitorClient();
  return Promise.all([
    LANGUAGE === 'pt'
      ? untranslated(listAmenityCategories(client))
      : listAmenityCategoriesIn(client, LANGUAGE),
    LANGUAGE === 'pt' ? untranslated(listAmenities(client)) : listAmenitiesIn(client, LANGUAGE),
    listRoomAmenityIds(client, roomId),
  ]).then(([categories, amenities, amenityIds]) => ({ categories, amenities, amenityIds }));
}

async function untranslated<Row extends object>(rows: Promise<Row[]>) {
  return (await rows).map((row) => Object.assign(row, { translation: null }));
}

/**
 * `listAmenityCategories` with the names in another language. Returns the categories in display
 * order; `translation` is null where there is none.
 */
export async function listAmenityCategoriesIn(
  client: RestClient,
  language: TranslatedLanguage,
): Promise<(AmenityCategory & { translation: string | null })[]> {
  const categories = unwrapRows(
    'listAmenityCategoriesIn',
    await client
      .from('amenity_categories')
      .select('id,name,display_order,amenity_category_translations(name)')
      .eq('amenity_category_translations.language', language)
      .order('display_order')
      .order('name'),
  );
  return categories.map(({ id, name, display_order, amenity_category_translations: [found] }) => ({
    id,
    name,
    display_order,
    translation: found?.name ?? null,
  }));
}

/**
 * `listAmenities` with the names in another language (DATA-AMEN-02). Returns the amenities of all
 * categories in display order; `translation` is null where there is none.
 */
export async function listAmenitiesIn(
  client: RestClient,
  language: TranslatedLanguage,
): Promise<(Amenity & { translation: string | null })[]> {
  const amenities = unwrapRows(
    'listAmenitiesIn',
    await client
      .from('amenities')
      .select('id,name,category_id,display_order,icon,amenity_translations(name)')
      .eq('amenity_translations.language', language)
      .order('display_order')
      .order('name'),
  );
  return amenities.map(
    ({ id, name, category_id, display_order, icon, amenity_translations: [found] }) => ({
      id,
      name,
      category_id,
      display_order,
      icon,
      translation: found?.name ?? null,
    }),
  );
}
