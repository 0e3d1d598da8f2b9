import type { StoredName } from '@/domain/room/name-drafts';
import type { RestClient } from '@/lib/rest-client';
import { listAmenityCategoryTranslations, listAmenityTranslations } from '@/queries/translations';

/** What every amenity and category is called in the other languages. */
export async function readNames(client: RestClient): Promise<StoredName[]> {
  const [amenities, categories] = await Promise.all([
    listAmenityTranslations(client),
    listAmenityCategoryTranslations(client),
  ]);
  return [
    ...amenities.map(({ amenity_id: id, language, name, updated_at }): StoredName => {
      return { kind: 'amenity', id, language, name, updated_at };
    }),
    ...categories.map(({ category_id: id, language, name, updated_at }): StoredName => {
      return { kind: 'category', id, language, name, updated_at };
    }),
  ];
}
