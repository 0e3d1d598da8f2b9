// Lets through only addresses that can be read in one way. Vite, the file server and the file
// system, which read them afterwards, treat '%2e', '\' and '//' each in their own way.

const MOST_ENCODINGS = 8;

/** Vite's prepared packages: the one folder with a hidden name that browsers need. */
const PREPARED = '/node_modules/.vite/';

/** Control characters and backslashes, which file systems and browsers read differently. */
const STRANGE = /[\\\p{Cc}]/u;

/**
 * What an address asks for: a path that may name a file, a page of the app only, or nothing at all.
 */
export type Asked = { kind: 'path'; path: string } | { kind: 'page' } | { kind: 'nothing' };

/**
 * Reads the address of a request (`/quartos?x=1`, as Node gives it).
 *
 * Hidden names, dot segments, doubled slashes and backslashes ask for nothing, however often they
 * are encoded. Any other encoded path can be a page ('/quarto/A%201') and never a file, as no file
 * of the app has such a name. `namesFile` says whether a decoded path leads to anything in the
 * project.
 */
export function readAddress(url: string, namesFile: (path: string) => boolean): Asked {
  const [raw = ''] = url.split(/[?#]/, 1);
  const path = decodedFully(raw);
  if (!raw.startsWith('/') || raw.includes('//') || STRANGE.test(path) || isHidden(path)) {
    return { kind: 'nothing' };
  }
  if (!raw.includes('%')) return { kind: 'path', path };
  return namesFile(path.replaceAll(/\/+/g, '/')) ? { kind: 'nothing' } : { kind: 'page' };
}

function decodedFully(raw: string): string {
  let path = raw;
  for (let round = 0; round < MOST_ENCODINGS && path.includes('%'); round += 1) {
    try {
      path = decodeURIComponent(path);
    } catch {
      return path;
    }
  }
  return path;
}

function isHidden(path: string): boolean {
  const shown = path.startsWith(PREPARED) ? path.slice(PREPARED.length - 1) : path;
  return /\/\s*\./.test(shown);
}
