/**
 * Unsaved translations of the names of amenities and categories (LANG-06). As in
 * translation-draft.ts, a draft exists only while the name differs from the stored one, and keeps
 * the name that was stored when it was first edited.
 */
import * as v from 'valibot';
import { amenityNameTooLong } from './room-text-limits.ts';

const nameDraft = v.object({
  kind: v.picklist(['amenity', 'category']),
  id: v.string(),
  language: v.string(),
  /** `updated_at` of the row that the draft changes; null where there was none. */
  readAt: v.nullable(v.string()),
  was: v.string(),
  now: v.string(),
  /** The name that somebody else has stored meanwhile. */
  theirs: v.nullable(v.string()),
});
export type NameDraft = v.InferOutput<typeof nameDraft>;

export const nameDrafts = v.array(nameDraft);

/** Identifies a name: of an amenity or a category, in one language. */
export type NameKey = Pick<NameDraft, 'kind' | 'id' | 'language'>;

/** A stored name; null means none. */
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

/** The value of a name's field: as typed, else as stored, else ''. */
export function nameIn({ drafts, stored }: Drafted, key: NameKey): string {
  return drafts.find(isOf(key))?.now ?? stored.find(isOf(key))?.name ?? '';
}

/** The drafts with one name changed; a name that equals the stored one is removed. */
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

/** The rows that store the drafts: names trimmed, empty ones null. */
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
 * The drafts after somebody else has stored names: each stays as typed and remembers the other's
 * name. Saving again overwrites that.
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
