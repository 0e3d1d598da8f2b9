/** What a store of the browser is asked for; Auth takes one as its own. */
export interface SafeStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  /** The keys that begin so. */
  keysWith: (prefix: string) => string[];
}

/**
 * A store of the browser which may be refused (private windows, blocked cookies) or full: what it does
 * not take is kept in memory, until the page is left.
 */
function safe(store: () => Storage): SafeStorage {
  const memory = new Map<string, string>();

  /** Asks the store; without it, what memory has must do. */
  function ask<T>(question: (storage: Storage) => T): T | null {
    try {
      return question(store());
    } catch {
      return null;
    }
  }

  return {
    getItem: (key) => memory.get(key) ?? ask((storage) => storage.getItem(key)),
    setItem: (key, value) => {
      const isStored = ask((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      ask((storage) => storage.removeItem(key));
    },
    keysWith: (prefix) =>
      [...memory.keys(), ...(ask(Object.keys) ?? [])].filter((key) => key.startsWith(prefix)),
  };
}

/** Of this tab: outlives a reload, and goes with the tab. */
export const safeSessionStorage = safe(() => window.sessionStorage);

/** Of this browser: outlives the tab. */
export const safeLocalStorage = safe(() => window.localStorage);
