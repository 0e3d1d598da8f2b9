/**
 * Unsaved translations of a room (LANG-06): the values of the form, the rows to store, and the
 * merge with what somebody else has stored meanwhile.
 *
 * There is a draft of a language only while it differs from what is stored. It keeps what was
 * stored when it was first edited, because the database refuses to overwrite anything newer.
 */
import * as v from 'valibot';
import { featurePairs, type RoomTranslation } from './translated-room.ts';

const typedTexts = v.object({
  name: v.string(),
  room_title: v.string(),
  room_subtitle: v.string(),
  description: v.string(),
  full_description: v.string(),
  /** By Portuguese feature. */
  features: v.record(v.string(), v.string()),
});
export type TypedTexts = v.InferOutput<typeof typedTexts>;

/** What somebody else stored for a text that is edited here, by field or `featureKeyOf`. */
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

/**
 * The rows that store the drafts: texts trimmed, empty ones null, only the room's current features.
 */
export function translationRows(
  drafts: TranslationDrafts,
  { roomId, features }: { roomId: string; features: readonly string[] },
): (StoredTranslation & { room_id: string; features: string[]; features_of: string[] })[] {
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
      features: Object.fromEntries(
        Object.entries(merged)
          .filter(([key]) => key.startsWith(FEATURE))
          .map(([key, text]) => [key.slice(FEATURE.length), text]),
      ),
    },
    clashes: found,
  };
}

const FEATURE = 'feature:';

/** The key of a text in `clashes`. */
export const featureKeyOf = (feature: string) => `${FEATURE}${feature}`;

function flat({ features, ...texts }: TypedTexts): Record<string, string> {
  const own = Object.entries(features).map(([feature, text]) => [featureKeyOf(feature), text]);
  return { ...texts, ...Object.fromEntries(own) };
}

const filled = (texts: Record<string, string>) =>
  Object.entries(texts)
    .filter(([, text]) => text !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

const isSame = (one: TypedTexts, other: TypedTexts) =>
  JSON.stringify(filled(flat(one))) === JSON.stringify(filled(flat(other)));
