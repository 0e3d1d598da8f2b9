import type { TranslatedLanguage } from '@/domain/room/translated-room';
import type { RestClient } from '@/lib/rest-client';
import type { Amenity, AmenityCategory } from './amenities';
import { unwrapRows } from './query-error';

// Amenities for visitors in other languages (LANG-06): their Portuguese names, on which groups and
// icons depend, with their translations. Portuguese pages use amenities.ts and do not load this
// file.

/**
 * `listAmenityCategories` with the names in another language (DATA-AMEN-01, LANG-06).
 *
 * @returns the categories in display order; `translation` is null where there is none
 * @throws QueryError
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
 * `listAmenities` with the names in another language (DATA-AMEN-02, LANG-06).
 *
 * @returns the amenities of all categories in display order; `translation` is null where there is
 *   none
 * @throws QueryError
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
