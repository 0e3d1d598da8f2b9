import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../docs/source-text.ts';

// Days are text, so most rules cannot know where the device is. Those that could, because what they
// import reaches a date of JavaScript, are tested in three zones: found here, so none is forgotten.

const HERE = 'Europe/Lisbon';

/** One zone on either side, in which it is another day for many hours. */
const ELSEWHERE = ['Pacific/Auckland', 'America/New_York'];

const TOUCHES_DATES =
  /\bnew Date\b|\bDate\.\w|'date-fns|\bDateTimeFormat\b|\btoLocale(?:Date|Time)/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const IMPORTED = /^(?:import|export)\s(?!type\b)[^;]*?from '(?<name>[^']+)'/gm;

/** In which zone which tests of the domain run: all in Lisbon, those that touch dates elsewhere too. */
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

/** The file of the project that a name stands for, if it is one. */
function fileOf(name: string, importer: string): string | undefined {
  const place = name.startsWith('@/')
    ? path.join('src', name.slice(2))
    : path.join(path.dirname(importer), name);
  return [place, `${place}.ts`, `${place}.tsx`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  );
}
