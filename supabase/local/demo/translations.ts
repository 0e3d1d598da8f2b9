import type { TranslatedLanguage } from '../../../src/domain/room/translated-room.ts';
import { amenityCategoryRows, amenityRows } from './amenities.ts';
import type { DemoTexts } from './demo-texts.ts';
import { ENGLISH } from './languages/english.ts';
import { FRENCH } from './languages/french.ts';
import { GERMAN } from './languages/german.ts';
import { SPANISH } from './languages/spanish.ts';
import { roomRows } from './rooms.ts';

const LANGUAGES: Record<TranslatedLanguage, DemoTexts> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
};

/** The rows of `room_translations`: every room in every language, its features included. */
export function roomTranslationRows() {
  return inEveryLanguage((language, { rooms, features }) =>
    roomRows().map(({ id, room_number, features: portuguese }) => {
      const { name, room_subtitle, description, full_description } = textOf(rooms, room_number);
      return {
        room_id: id,
        language,
        name,
        room_subtitle,
        description,
        full_description,
        features_of: portuguese,
        features: portuguese.map((feature) => textOf(features, feature)),
      };
    }),
  );
}

/** The rows of `amenity_translations`. */
export function amenityTranslationRows() {
  return inEveryLanguage((language, { amenities }) =>
    amenityRows().map(({ id, name }) => ({
      amenity_id: id,
      language,
      name: textOf(amenities, name),
    })),
  );
}

/** The rows of `amenity_category_translations`. */
export function amenityCategoryTranslationRows() {
  return inEveryLanguage((language, { categories }) =>
    amenityCategoryRows().map(({ id, name }) => ({
      category_id: id,
      language,
      name: textOf(categories, name),
    })),
  );
}

function inEveryLanguage<Row>(rowsOf: (language: string, texts: DemoTexts) => Row[]): Row[] {
  return Object.entries(LANGUAGES).flatMap(([language, texts]) => rowsOf(language, texts));
}

/** Throws where the language has no text for what the Portuguese house has. */
function textOf<Text>(texts: Record<string, Text>, portuguese: string): Text {
  const text = texts[portuguese];
  if (text === undefined) throw new RangeError(`Not translated: ${portuguese}`);
  return text;
}
