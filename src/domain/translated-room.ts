/**
 * What a guest reads of a room in a language other than Portuguese (LANG-06): the translation that staff
 * wrote, field by field, and the Portuguese text where there is none.
 *
 * Portuguese stays the ground of every rule that goes by words: `features` of a room remain the Portuguese
 * ones, which choose icons and badges, and are put into words only where they are shown (`featureWords`).
 */
import type { GuestLanguage } from './guest-language';

/** A language into which rooms and amenities are translated. */
export type TranslatedLanguage = Exclude<GuestLanguage, 'pt'>;

export const TRANSLATED_LANGUAGES: readonly TranslatedLanguage[] = ['en', 'es', 'fr', 'de'];

/** The texts of a room that are translated, under the names of their columns. */
export const ROOM_TEXTS = [
  'name',
  'room_title',
  'room_subtitle',
  'description',
  'full_description',
] as const;
export type RoomText = (typeof ROOM_TEXTS)[number];

type RoomTexts = { name: string } & { [field in Exclude<RoomText, 'name'>]: string | null };

/** A row of `room_translations`: null, blank or not there is not translated. */
export type RoomTranslation = { [field in RoomText]: string | null } & {
  /** Portuguese features, and beside each what it is called. */
  features_of: readonly string[];
  features: readonly string[];
};

/** What is known of a room's words beyond its texts; a room read in Portuguese has none of it. */
interface RoomWords {
  portugueseName: string;
  /** Texts that stand in Portuguese for want of a translation. */
  leftInPortuguese: readonly RoomText[];
  /** What the Portuguese features are called. */
  features: ReadonlyMap<string, string>;
}

/** A room with its texts in a guest's language, or as it is in Portuguese. */
export type GuestRoom<Room> = Room & { words?: RoomWords };

/** A text as it is shown; `lang` marks what stays in Portuguese and is else undefined. */
export interface ShownText {
  text: string;
  lang: 'pt' | undefined;
}

const isBlank = (text: string | null | undefined) => (text ?? '').trim() === '';

/** A page title that only repeats the room's name is none of its own: the name stands for it. */
const repeatsName = ({ room_title, name }: RoomTexts) => room_title?.trim() === name.trim();

/**
 * A room in the language of its translation: each text is the translated one, else the Portuguese one,
 * which `textLang` then marks (LANG-06).
 *
 * @param translation the row of `room_translations` in that language, or undefined where there is none
 */
export function translatedRoom<Room extends RoomTexts>(
  room: Room,
  translation: RoomTranslation | undefined,
): GuestRoom<Room> {
  const leftInPortuguese: RoomText[] = [];
  const textOf = (field: RoomText) => {
    const translated = translation?.[field];
    if (!isBlank(translated)) return translated ?? null;
    if (field === 'room_title' && repeatsName(room)) return null;
    if (!isBlank(room[field])) leftInPortuguese.push(field);
    return room[field];
  };
  const texts = {
    name: textOf('name') ?? room.name,
    room_title: textOf('room_title'),
    room_subtitle: textOf('room_subtitle'),
    description: textOf('description'),
    full_description: textOf('full_description'),
  };
  const features = featurePairs(translation);
  return { ...room, ...texts, words: { portugueseName: room.name, leftInPortuguese, features } };
}

/** What features are called, by their Portuguese names; blank ones are not translated. */
export function featurePairs(
  translation: Pick<RoomTranslation, 'features' | 'features_of'> | undefined,
): Map<string, string> {
  const { features = [], features_of: sources = [] } = translation ?? {};
  const pairs = sources.map((source, place): [string, string] => [source, features[place] ?? '']);
  return new Map(pairs.filter(([, text]) => !isBlank(text)));
}

/**
 * The `lang` of the element that shows a text of a room: 'pt' where it stands in Portuguese on a page of
 * another language, else undefined.
 *
 * @param fields the field that is shown, or several of which the first that is not blank is shown:
 * `textLang(room, 'room_title', 'name')` for the title of a room's page
 */
export function textLang(room: GuestRoom<RoomTexts>, ...fields: RoomText[]): 'pt' | undefined {
  const shown = fields.find((field) => !isBlank(room[field]));
  const isLeft = shown !== undefined && room.words?.leftInPortuguese.includes(shown);
  return isLeft ? 'pt' : undefined;
}

/** A Portuguese feature of a room in the words of the room's language. */
export function featureWords(room: GuestRoom<object>, feature: string): ShownText {
  const { words } = room;
  if (words === undefined) return { text: feature, lang: undefined };
  const translated = words.features.get(feature);
  return translated === undefined
    ? { text: feature, lang: 'pt' }
    : { text: translated, lang: undefined };
}

/**
 * A room as rules that go by Portuguese words want it: `isWomenOnly(inPortuguese(room))`. Its `features`
 * are the Portuguese ones in any case.
 */
export function inPortuguese<Room extends { name: string }>(room: GuestRoom<Room>): Room {
  return room.words === undefined ? room : { ...room, name: room.words.portugueseName };
}

/**
 * The name of a room on a guest's own page and wherever its names come together, as
 * `{ en: 'Tide Double Room' }`.
 *
 * @param language the language of the page
 */
export function roomNameIn(
  { name, names = {} }: { name: string; names?: Partial<Record<string, string>> },
  language: GuestLanguage,
): ShownText {
  if (language === 'pt') return { text: name, lang: undefined };
  const translated = names[language];
  return translated === undefined || isBlank(translated)
    ? { text: name, lang: 'pt' }
    : { text: translated, lang: undefined };
}
