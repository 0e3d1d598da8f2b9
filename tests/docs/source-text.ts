import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below the folder whose name fits, in the order of their names. */
export function filesBelow(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && !entry.parentPath.includes('node_modules') && name.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

/** One form for what is written in several ways: composed letters, plain quotes, single blanks. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ');
}

/**
 * What a reader can see of a source file: without comments and imports, and with split strings
 * joined.
 */
export function readableText(source: string): string {
  const joined = source
    .replace(/^[ \t]*\{?[ \t]*\/\*[\s\S]*?\*\/[ \t]*\}?/gm, ' ')
    .replace(/^[ \t]*\/\/.*$/gm, ' ')
    .replace(/^import\b[^'"`;]*['"][^'"]*['"];?/gm, ' ')
    .replace(/(?<!\\)(['"`])\s*\+\s*(['"`])/g, '')
    .replace(/\{\s*(['"`])\s*\1\s*\}/g, ' ')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\\n/g, ' ')
    .replace(/\\(['"`])/g, '$1')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
  return plain(joined);
}

/** The text of every file of the app that a screen can show. */
export function readSources(): string[] {
  return filesBelow('src', /\.(?:tsx?|md)$/).map((file) =>
    readableText(readFileSync(file, 'utf8')),
  );
}
