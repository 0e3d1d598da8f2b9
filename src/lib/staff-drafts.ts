import * as v from 'valibot';
import { safeSessionStorage } from './safe-storage';

/**
 * Whatever staff have typed and not saved (notes, the form of a room) is kept in the tab's session
 * storage under a key that begins so. Neither an expired session nor a closed window nor a reload
 * takes it away; signing out does.
 */
const STAFF_DRAFT_PREFIX = 'hostel-rascunho:';

/** The drafts of one kind, each under the id of what it is a change of. */
export interface StaffDrafts<Draft> {
  /** Null for none, and for one that an older version may have left. */
  read: (id: string) => Draft | null;
  keep: (id: string, draft: Draft) => void;
  drop: (id: string) => void;
  /** A draft as it is stored, to see whether it has changed. */
  stored: (id: string) => string | null;
  /** Calls at every change of a draft; gives back how to end that. */
  subscribe: (onChange: () => void) => () => void;
}

/** The drafts that have this kind in their key and this shape; what is beyond it is not kept. */
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

/** Whoever signs out leaves nothing half-written behind. */
export function forgetStaffDrafts(): void {
  for (const key of safeSessionStorage.keysWith(STAFF_DRAFT_PREFIX))
    safeSessionStorage.removeItem(key);
}
