import { LANGUAGE } from '@/domain/language/build-language';
import { visitorClient } from '@/lib/visitor-client';
import { listAmenities, listAmenityCategories, listRoomAmenityIds } from './amenities';
import { listAmenitiesIn, listAmenityCategoriesIn } from './translated-amenities';

// As in visitor-rooms.ts: the queries of other modules, in the language of the page (LANG-06).

/**
 * All amenities with their categories, and the ids of those a room has, as a visitor (DATA-AMEN-01
 * to DATA-AMEN-03).
 *
 * @returns categories and amenities in display order; `translation` is their name in the language
 *   of the page, null in Portuguese and where there is none
 * @throws QueryError
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
