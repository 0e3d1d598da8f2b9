import * as v from 'valibot';
import { safeLocalStorage } from '@/lib/safe-storage';
import { STAFF_KEPT_PREFIX } from '@/lib/staff-drafts';

/** What this browser keeps of one person's work until the database has it. */
export interface KeptItems<Item> {
  /** All of them, in no order; the same array until one changes. */
  read: () => readonly Item[];
  keep: (id: string, item: Item) => void;
  drop: (id: string) => void;
  /** Calls at every change, also by another tab; returns the function that ends this. */
  subscribe: (onChange: () => void) => () => void;
}

/**
 * Keeps the items of a person, each under a key of its own, so that two tabs never write over each
 * other's. Signing out deletes them; items of another shape, as an older version left, are not read.
 *
 * @param kind part of the keys
 * @param owner the id of the person
 */
export function keptItems<Item>(
  kind: string,
  owner: string,
  schema: v.GenericSchema<unknown, Item>,
): KeptItems<Item> {
  const prefix = `${STAFF_KEPT_PREFIX}${kind}:${owner}:`;
  const listeners = new Set<() => void>();
  const kept = v.pipe(v.string(), v.parseJson(), schema);
  let known: { texts: readonly string[]; items: readonly Item[] } = { texts: [], items: [] };
  const tell = () => {
    for (const listener of listeners) listener();
  };

  function read(): readonly Item[] {
    const keys = [...new Set(safeLocalStorage.keys())].filter((key) => key.startsWith(prefix));
    const texts = keys.toSorted().map((key) => safeLocalStorage.getItem(key) ?? '');
    const isSame =
      texts.length === known.texts.length && texts.every((text, at) => text === known.texts[at]);
    if (isSame) return known.items;
    const items = texts.flatMap((text) => {
      const result = v.safeParse(kept, text);
      return result.success ? [result.output] : [];
    });
    known = { texts, items };
    return items;
  }

  return {
    read,
    keep: (id, item) => {
      safeLocalStorage.setItem(prefix + id, JSON.stringify(item));
      tell();
    },
    drop: (id) => {
      safeLocalStorage.removeItem(prefix + id);
      tell();
    },
    subscribe: (onChange) => {
      const handleStorage = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) onChange();
      };
      listeners.add(onChange);
      window.addEventListener('storage', handleStorage);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', handleStorage);
      };
    },
  };
}
