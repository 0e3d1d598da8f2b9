/**
 * What amenities and their categories are called in other languages, as staff type it (LANG-06). As in
 * translation-draft.ts, a name stands in the draft only while it differs from what is stored, with what was
 * stored when it was first touched.
 */
import * as v from 'valibot';
import { amenityNameTooLong } from './room-text-limits';

const nameDraft = v.object({
  kind: v.picklist(['amenity', 'category']),
  id: v.string(),
  language: v.string(),
  /** `updated_at` of the row this is a change of; null where there was none. */
  readAt: v.nullable(v.string()),
  was: v.string(),
  now: v.string(),
  /** What somebody else has written meanwhile. */
  theirs: v.nullable(v.string()),
});
export type NameDraft = v.InferOutput<typeof nameDraft>;

/** What is typed and not saved. */
export const nameDrafts = v.array(nameDraft);

/** Which name: of an amenity or a category, in one language. */
export type NameKey = Pick<NameDraft, 'kind' | 'id' | 'language'>;

/** A stored name; null is none. */
export interface StoredName extends NameKey {
  name: string | null;
  updated_at: string | null;
}

const isOf =
  ({ kind, id, language }: NameKey) =>
  (other: NameKey) =>
    other.kind === kind && other.id === id && other.language === language;

interface Drafted {
  drafts: readonly NameDraft[];
  stored: readonly StoredName[];
}

/** A name as it stands in the form: as typed, else as stored, else ''. */
export function nameIn({ drafts, stored }: Drafted, key: NameKey): string {
  return drafts.find(isOf(key))?.now ?? stored.find(isOf(key))?.name ?? '';
}

/** The drafts with one name changed; a name that is as it was drops out. */
export function withName({ drafts, stored }: Drafted, key: NameKey, now: string): NameDraft[] {
  const known = stored.find(isOf(key));
  const draft = drafts.find(isOf(key)) ?? {
    ...key,
    readAt: known?.updated_at ?? null,
    was: known?.name ?? '',
    theirs: null,
  };
  const others = drafts.filter((other) => !isOf(key)(other));
  return now === draft.was ? others : [...others, { ...draft, now }];
}

/** What stores the drafts: names trimmed, empty ones null. */
export function nameRows(drafts: readonly NameDraft[]): StoredName[] {
  return drafts.map(({ kind, id, language, readAt, now }) => ({
    kind,
    id,
    language,
    name: now.trim() || null,
    updated_at: readAt,
  }));
}

/**
 * The drafts after somebody else has written: each stays as typed and knows what stands beside it. Saved
 * again, it is stored over it.
 */
export function withTheirNames({ drafts, stored }: Drafted): NameDraft[] {
  return drafts.flatMap((draft) => {
    const row = stored.find(isOf(draft));
    const readAt = row?.updated_at ?? null;
    if (readAt === draft.readAt) return [draft];
    const was = row?.name ?? '';
    return draft.now === was ? [] : [{ ...draft, readAt, was, theirs: was }];
  });
}

/** The first language of the drafts in which a name is too long, or null. */
export function languageWithLongName(drafts: readonly NameDraft[]): string | null {
  return drafts.find(({ now }) => amenityNameTooLong(now) !== undefined)?.language ?? null;
}
