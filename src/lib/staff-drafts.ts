import * as v from 'valibot';
import { safeLocalStorage, safeSessionStorage } from './safe-storage';

/**
 * Whatever staff have typed and not saved (notes, the form of a room) is kept in the tab's session
 * storage under keys with this prefix. It survives an expired session, a closed dialog and a
 * reload; signing out deletes it.
 */
const STAFF_DRAFT_PREFIX = 'hostel-rascunho:';

/** What is made and not sent stays in the browser under keys with this prefix (kept-items.ts). */
export const STAFF_KEPT_PREFIX = 'hostel-guardado:';

/** The drafts of one kind, by the id of what they change. */
export interface StaffDrafts<Draft> {
  /** Null if there is none, or if it has another shape, as one left by an older version. */
  read: (id: string) => Draft | null;
  keep: (id: string, draft: Draft) => void;
  drop: (id: string) => void;
  /** The stored text of a draft, to detect changes. */
  stored: (id: string) => string | null;
  /** Calls at every change of a draft; returns the function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
}

/** The drafts of a kind, which is part of the storage key; fields not in the schema are dropped. */
export function staffDrafts<Draft>(
  kind: string,
  schema: v.GenericSchema<Draft>,
): StaffDrafts<Draft> {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const keyOf = (id: string) => `${STAFF_DRAFT_PREFIX}${kind}:${id}`;
  const kept = v.pipe(v.string(), v.parseJson(), schema);
  const stored = (id: string) => safeSessionStorage.getItem(keyOf(id));

  return {
    stored,
    read: (id) => {
      const result = v.safeParse(kept, stored(id));
      return result.success ? result.output : null;
    },
    keep: (id, draft) => {
      safeSessionStorage.setItem(keyOf(id), JSON.stringify(v.parse(schema, draft)));
      tell();
    },
    drop: (id) => {
      safeSessionStorage.removeItem(keyOf(id));
      tell();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Drafts that no storage may hold, as of a document. */
interface MemoryDrafts<Draft> {
  /** Null if there is none of this owner; those of somebody else are gone with the question. */
  read: (owner: string, id: string) => Draft | null;
  keep: (owner: string, id: string, draft: Draft) => void;
  drop: (id: string) => void;
}

const memories = new Set<Map<string, unknown>>();

/**
 * Drafts in the memory of the window alone: they outlive a session that ends and the sign-in of the
 * same person, no reload and no signing out.
 */
export function memoryDrafts<Draft>(): MemoryDrafts<Draft> {
  const kept = new Map<string, { owner: string; draft: Draft }>();
  memories.add(kept);
  return {
    read: (owner, id) => {
      if ([...kept.values()].some((one) => one.owner !== owner)) kept.clear();
      return kept.get(id)?.draft ?? null;
    },
    keep: (owner, id, draft) => kept.set(id, { owner, draft }),
    drop: (id) => kept.delete(id),
  };
}

/** Deletes all drafts, and what is kept until it is sent; called on signing out. */
export function forgetStaffDrafts(): void {
  for (const kept of memories) kept.clear();
  for (const key of safeSessionStorage.keys())
    if (key.startsWith(STAFF_DRAFT_PREFIX)) safeSessionStorage.removeItem(key);
  for (const key of safeLocalStorage.keys())
    if (key.startsWith(STAFF_KEPT_PREFIX)) safeLocalStorage.removeItem(key);
}
