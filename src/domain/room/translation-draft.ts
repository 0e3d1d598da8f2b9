/**
 * Unsaved translations of a room (LANG-06): the values of the form, the rows to store, and the
 * merge with what somebody else has stored meanwhile.
 *
 * There is a draft of a language only while it differs from what is stored. It keeps what was
 * stored when it was first edited, because the database refuses to overwrite anything newer.
 */
import * as v from 'valibot';
import { settledPictureTexts, storedPictureTexts } from './picture-texts.ts';
import { featurePairs, type RoomTranslation } from './translated-room.ts';

const typedTexts = v.object({
  name: v.string(),
  room_title: v.string(),
  room_subtitle: v.string(),
  description: v.string(),
  full_description: v.string(),
  /** By Portuguese feature. */
  features: v.record(v.string(), v.string()),
  /** By the address of a picture. */
  pictures: v.record(v.string(), v.string()),
});
export type TypedTexts = v.InferOutput<typeof typedTexts>;

/** What somebody else stored for a text that is edited here, by field, `featureKeyOf` or `pictureKeyOf`. */
const clashes = v.record(v.string(), v.string());

const languageDraft = v.object({
  /** `updated_at` of the row that the draft changes; null where there was none. */
  readAt: v.nullable(v.string()),
  was: typedTexts,
  now: typedTexts,
  clashes,
});
type LanguageDraft = v.InferOutput<typeof languageDraft>;

/** All unsaved texts, by language. */
export const translationDrafts = v.record(v.string(), languageDraft);
export type TranslationDrafts = v.InferOutput<typeof translationDrafts>;

/** A row of `room_translations` as staff read it. */
export interface StoredTranslation extends RoomTranslation {
  language: string;
  updated_at: string | null;
}

const rowOf = (rows: readonly StoredTranslation[], language: string) =>
  rows.find((row) => row.language === language);

/** A stored translation as the form shows it; empty where there is none. */
export function typedTextsOf(row: RoomTranslation | undefined): TypedTexts {
  return {
    name: row?.name ?? '',
    room_title: row?.room_title ?? '',
    room_subtitle: row?.room_subtitle ?? '',
    description: row?.description ?? '',
    full_description: row?.full_description ?? '',
    features: Object.fromEntries(featurePairs(row)),
    pictures: storedPictureTexts(row?.picture_texts),
  };
}

interface Drafted {
  drafts: TranslationDrafts;
  rows: readonly StoredTranslation[];
  language: string;
}

/** The texts of one language in the form: as typed, else as stored. */
export function textsIn({ drafts, rows, language }: Drafted): TypedTexts {
  return drafts[language]?.now ?? typedTextsOf(rowOf(rows, language));
}

/** The drafts with some texts of a language changed; an unchanged language is removed. */
export function withTexts(
  { drafts, rows, language }: Drafted,
  changes: Partial<TypedTexts>,
): TranslationDrafts {
  const row = rowOf(rows, language);
  const was = typedTextsOf(row);
  const draft = drafts[language] ?? { readAt: row?.updated_at ?? null, was, now: was, clashes: {} };
  const { [language]: _before, ...others } = drafts;
  const now = { ...draft.now, ...changes };
  return isSame(now, draft.was) ? others : { ...others, [language]: { ...draft, now } };
}

/** A row of `room_translations` to store. */
type TranslationToStore = StoredTranslation & {
  room_id: string;
  features: string[];
  features_of: string[];
  picture_texts: Record<string, string>;
};

/**
 * The rows that store the drafts: texts trimmed, empty ones null, only the room's current features
 * and pictures.
 */
export function translationRows(
  drafts: TranslationDrafts,
  {
    roomId,
    features,
    images,
  }: { roomId: string; features: readonly string[]; images: readonly string[] },
): TranslationToStore[] {
  return Object.entries(drafts).map(([language, { readAt, now }]) => {
    const named = features.filter((feature) => (now.features[feature] ?? '').trim() !== '');
    return {
      room_id: roomId,
      language,
      name: now.name.trim() || null,
      room_title: now.room_title.trim() || null,
      room_subtitle: now.room_subtitle.trim() || null,
      description: now.description.trim() || null,
      full_description: now.full_description.trim() || null,
      features_of: named,
      features: named.map((feature) => (now.features[feature] ?? '').trim()),
      picture_texts: settledPictureTexts(now.pictures, images),
      updated_at: readAt,
    };
  });
}

/**
 * The drafts after somebody else has stored texts: texts that were not edited here become theirs,
 * the others stay as typed and remember the other's text. Saving again overwrites that.
 *
 * @param rows all translations of the room as they are stored now
 */
export function withTheirs(
  drafts: TranslationDrafts,
  rows: readonly StoredTranslation[],
): TranslationDrafts {
  const merged = Object.entries(drafts).map(([language, draft]): [string, LanguageDraft] => {
    const row = rowOf(rows, language);
    return [language, (row?.updated_at ?? null) === draft.readAt ? draft : merge(draft, row)];
  });
  return Object.fromEntries(merged.filter(([, { was, now }]) => !isSame(was, now)));
}

function merge({ was, now }: LanguageDraft, row: StoredTranslation | undefined): LanguageDraft {
  const theirs = flat(typedTextsOf(row));
  const [before, mine] = [flat(was), flat(now)];
  const merged: Record<string, string> = {};
  const found: Record<string, string> = {};
  for (const key of Object.keys({ ...theirs, ...mine })) {
    const [old, own, other] = [before[key] ?? '', mine[key] ?? '', theirs[key] ?? ''];
    merged[key] = own === old ? other : own;
    if (own !== old && other !== old && own !== other) found[key] = other;
  }
  return {
    readAt: row?.updated_at ?? null,
    was: typedTextsOf(row),
    now: {
      name: merged['name'] ?? '',
      room_title: merged['room_title'] ?? '',
      room_subtitle: merged['room_subtitle'] ?? '',
      description: merged['description'] ?? '',
      full_description: merged['full_description'] ?? '',
      features: textsUnder(FEATURE, merged),
      pictures: textsUnder(PICTURE, merged),
    },
    clashes: found,
  };
}

const FEATURE = 'feature:';
const PICTURE = 'picture:';

/** The keys of a text in `clashes`. */
export const featureKeyOf = (feature: string) => `${FEATURE}${feature}`;
export const pictureKeyOf = (image: string) => `${PICTURE}${image}`;

function flat({ features, pictures, ...texts }: TypedTexts): Record<string, string> {
  const own = Object.entries(features).map(([feature, text]) => [featureKeyOf(feature), text]);
  const shown = Object.entries(pictures).map(([image, text]) => [pictureKeyOf(image), text]);
  return { ...texts, ...Object.fromEntries([...own, ...shown]) };
}

/** Of texts by key, those of one kind, by what is behind the prefix. */
function textsUnder(prefix: string, texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, text]) => [key.slice(prefix.length), text]),
  );
}

const filled = (texts: Record<string, string>) =>
  Object.entries(texts)
    .filter(([, text]) => text !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

const isSame = (one: TypedTexts, other: TypedTexts) =>
  JSON.stringify(filled(flat(one))) === JSON.stringify(filled(flat(other)));
