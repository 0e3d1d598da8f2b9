/**
 * What amenities and their categories are called in a guest's language (LANG-06). Groups, icons and what
 * is not included go by the Portuguese names; they are put into words only where they are shown.
 */
import { featureWords, type GuestRoom, type ShownText } from './translated-room';

/** A row of `amenities` or `amenity_categories` with its name in the language asked for, or null. */
export interface TranslatedName {
  name: string;
  translation: string | null;
}

/**
 * Gives the words in which a Portuguese name of `roomAmenityGroups` is shown: a category, an amenity or
 * one of the room's own features.
 *
 * @param room the room whose groups they are
 */
export function amenityWords({
  room,
  categories,
  amenities,
}: {
  room: GuestRoom<object>;
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
