import { safeSessionStorage, type SafeStorage } from './safe-storage';

/** One value that this tab or this browser keeps, as JSON under a key. */
export interface StoredValue<Read, Written = Read> {
  /** Null if there is none that can be read; the same object until it changes. */
  read: () => Read | null;
  write: (value: Written) => void;
  clear: () => void;
}

/**
 * Keeps a value where a storage may be blocked, full, or hold what an older version left.
 *
 * @param checked what was stored, or null if it has another shape
 */
export function storedValue<Value>(
  key: string,
  checked: (stored: unknown) => Value | null,
  storage: SafeStorage = safeSessionStorage,
): StoredValue<Value> {
  let known: { text: string | null; value: Value | null } = { text: null, value: null };

  function parsed(text: string): Value | null {
    try {
      return checked(JSON.parse(text));
    } catch {
      return null;
    }
  }

  return {
    read: () => {
      const text = storage.getItem(key);
      if (text !== known.text) known = { text, value: text === null ? null : parsed(text) };
      return known.value;
    },
    write: (value) => storage.setItem(key, JSON.stringify(value)),
    clear: () => storage.removeItem(key),
  };
}
