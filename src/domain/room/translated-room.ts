/**
 * A room's texts in a language other than Portuguese (LANG-06): the translation that staff wrote,
 * field by field, and the Portuguese text where there is none.
 *
 * All rules that look at words use Portuguese: `features` stay the Portuguese ones, by which icons
 * and badges are chosen, and are translated only for display (`featureWords`).
 */
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

/** A row of `room_translations`; a null, blank or missing text is not translated. */
export type RoomTranslation = { [field in RoomText]: string | null } & {
  /** Portuguese features; `features` has their translations at the same places. */
  features_of: readonly string[];
  features: readonly string[];
  /** What its pictures show, by their addresses; `storedPictureTexts` reads it. */
  picture_texts?: unknown;
};

/** Details of a room's translation; a room in Portuguese does not have them. */
interface RoomWords {
  portugueseName: string;
  /** The texts that are in Portuguese because there is no translation. */
  leftInPortuguese: readonly RoomText[];
  /** The Portuguese features, each with its translation; pairs, because they go through JSON. */
  features: readonly (readonly [string, string])[];
  /** What pictures show, by their addresses; `pictureWords` reads it. */
  pictures?: unknown;
}

/** A room with its texts in a guest's language, or as it is in Portuguese. */
export type TranslatedRoom<Room> = Room & { words?: RoomWords };

/** A text for display; `lang` is 'pt' if it is not translated, else undefined. */
export interface ShownText {
  text: string;
  lang: 'pt' | undefined;
}

const isBlank = (text: string | null | undefined) => (text ?? '').trim() === '';

/** A title that only repeats the room's name needs no translation: the name is shown instead. */
const repeatsName = ({ room_title, name }: RoomTexts) => room_title?.trim() === name.trim();

/**
 * Translates a room: each text is the translated one, else the Portuguese one, for which `textLang`
 * returns 'pt'.
 *
 * @param translation the row of `room_translations` in that language, or undefined where there is
 *   none
 */
export function translatedRoom<Room extends RoomTexts>(
  room: Room,
  translation: RoomTranslation | undefined,
): TranslatedRoom<Room> {
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
  const pictures = translation?.picture_texts;
  const words = { portugueseName: room.name, leftInPortuguese, features, pictures };
  return { ...room, ...texts, words };
}

/** The Portuguese features, each with its translation, without blank ones. */
export function featurePairs(
  translation: Pick<RoomTranslation, 'features' | 'features_of'> | undefined,
): [string, string][] {
  const { features = [], features_of: sources = [] } = translation ?? {};
  const pairs = sources.map((source, place): [string, string] => [source, features[place] ?? '']);
  return pairs.filter(([, text]) => !isBlank(text));
}

/**
 * The `lang` attribute for a text of a room: 'pt' if it is in Portuguese on a page of another
 * language, else undefined.
 *
 * @param fields the field that is shown, or several of which the first non-blank one is shown:
 * `textLang(room, 'room_title', 'name')` for the title of a room's page
 */
export function textLang(room: TranslatedRoom<RoomTexts>, ...fields: RoomText[]): 'pt' | undefined {
  const shown = fields.find((field) => !isBlank(room[field]));
  const isLeft = shown !== undefined && room.words?.leftInPortuguese.includes(shown);
  return isLeft ? 'pt' : undefined;
}

/** Translates a Portuguese feature of a room into the room's language. */
export function featureWords(room: TranslatedRoom<object>, feature: string): ShownText {
  const { words } = room;
  if (words === undefined) return { text: feature, lang: undefined };
  const pair = words.features.find(([source]) => source === feature);
  return pair === undefined ? { text: feature, lang: 'pt' } : { text: pair[1], lang: undefined };
}

/**
 * A room with its Portuguese name, for rules that look at Portuguese words:
 * `isWomenOnly(inPortuguese(room))`. Its `features` are Portuguese anyway.
 */
export function inPortuguese<Room extends { name: string }>(room: TranslatedRoom<Room>): Room {
  return room.words === undefined ? room : { ...room, name: room.words.portugueseName };
}
