/**
 * The methods of a browser storage that are used here; Auth takes such an object as its storage.
 */
export interface SafeStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  keys: () => string[];
}

/**
 * A browser storage that may be blocked (private windows, blocked cookies) or full: what it does
 * not take is kept in memory until the page is left.
 */
function safe(store: () => Storage): SafeStorage {
  const memory = new Map<string, string>();

  /** Uses the storage; null if it is blocked or full. */
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
      memory.set(key, value);
      ask((storage) => {
        storage.setItem(key, value);
        memory.delete(key);
      });
    },
    removeItem: (key) => {
      memory.delete(key);
      ask((storage) => storage.removeItem(key));
    },
    keys: () => [...memory.keys(), ...(ask(Object.keys) ?? [])],
  };
}

/** Storage of this tab: survives a reload, but not closing the tab. */
export const safeSessionStorage = safe(() => window.sessionStorage);

/** Storage of this browser: survives closing the tab. */
export const safeLocalStorage = safe(() => window.localStorage);

/** Where this tab keeps a search that is being typed on Home, as the query of an address. */
export const SEARCH_DRAFT = 'hostel.search-draft';
