/**
 * The names of amenities and their categories in a guest's language (LANG-06). Groups, icons and
 * what is not included depend on the Portuguese names, which are translated only for display.
 */
import { featureWords, type TranslatedRoom, type ShownText } from './translated-room.ts';

/** A row of `amenities` or `amenity_categories` with its translated name, or null. */
export interface TranslatedName {
  name: string;
  translation: string | null;
}

/**
 * Returns a function that translates a Portuguese name from `roomAmenityGroups` for display: a
 * category, an amenity or one of the room's own features.
 *
 * @param room the room that the groups belong to
 */
export function amenityTranslator({
  room,
  categories,
  amenities,
}: {
  room: TranslatedRoom<object>;
  categories: readonly TranslatedName[];
  amenities: readonly TranslatedName[];
}): (portuguese: string) => ShownText {
  const translations = new Map(
    [...amenities, ...categories].flatMap(({ name, translation }) =>
      translation === null || translation.trim() === '' ? [] : [[name, translation]],
    ),
  );
  return (portuguese) => {
    const own = featureWords(room, portuguese);
    if (own.lang === undefined) return own;
    const text = translations.get(portuguese);
    return text === undefined ? own : { text, lang: undefined };
  };
}
