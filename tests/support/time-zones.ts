import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../docs/source-text.ts';

// Days are text, so most rules cannot depend on the device's time zone. Those that import something
// that uses Date could: they are found here, so that none is forgotten, and run in three zones.

const HERE = 'Europe/Lisbon';

/** One zone on either side, in which it is another day for many hours. */
const ELSEWHERE = ['Pacific/Auckland', 'America/New_York'];

const TOUCHES_DATES =
  /\bnew Date\b|\bDate\.\w|'date-fns|\bDateTimeFormat\b|\btoLocale(?:Date|Time)/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const IMPORTED = /^(?:import|export)\s(?!type\b)[^;]*?from '(?<name>[^']+)'/gm;

/**
 * Which test files of the domain run in which zone: all in Lisbon, those that reach Date elsewhere
 * too.
 */
export function domainZones(): { zone: string; include: string[] }[] {
  const files = filesBelow('tests/domain', /\.test\.ts$/);
  const include = files.filter((file) => reachesDates(file, new Set()));
  return [
    { zone: HERE, include: ['tests/domain/**/*.test.ts'] },
    ...ELSEWHERE.map((zone) => ({ zone, include })),
  ];
}

function reachesDates(file: string, seen: Set<string>): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8').replace(COMMENT, '');
  if (TOUCHES_DATES.test(text)) return true;
  return [...text.matchAll(IMPORTED)].some(({ groups }) => {
    const imported = fileOf(groups?.['name'] ?? '', file);
    return imported !== undefined && reachesDates(imported, seen);
  });
}

/** The project file that an import name resolves to, if any. */
function fileOf(name: string, importer: string): string | undefined {
  const place = name.startsWith('@/')
    ? path.join('src', name.slice(2))
    : path.join(path.dirname(importer), name);
  return [place, `${place}.ts`, `${place}.tsx`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  );
}
