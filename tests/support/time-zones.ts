import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../docs/source-text.ts';

// Days are text, so most rules cannot depend on the device's time zone. Those that use Date could:
// the tests beside them are found here, so that none is forgotten, and run in three zones.

const HERE = 'Europe/Lisbon';

/** One zone on either side, in which it is another day for many hours. */
const ELSEWHERE = ['Pacific/Auckland', 'America/New_York'];

const TOUCHES_DATES =
  /\bnew Date\b|\bDate\.\w|'date-fns|\bDateTimeFormat\b|\btoLocale(?:Date|Time)/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Tests of several modules at once, of which one uses Date. */
const OF_SEVERAL = /^tests\/domain\/(?:calendar|letter|payment)\//;

/**
 * Which test files of the domain run in which zone: all in Lisbon, those of a module that uses Date
 * itself elsewhere too.
 */
export function domainZones(): { zone: string; include: string[] }[] {
  const include = filesBelow('tests/domain', /\.test\.ts$/).filter((file) => {
    const module = file.replace('tests/', 'src/').replace('.test.ts', '.ts');
    return OF_SEVERAL.test(file) || [file, module].some(touchesDates);
  });
  return [
    { zone: HERE, include: ['tests/domain/**/*.test.ts'] },
    ...ELSEWHERE.map((zone) => ({ zone, include })),
  ];
}

function touchesDates(file: string): boolean {
  const place = path.resolve(file);
  return existsSync(place) && TOUCHES_DATES.test(readFileSync(place, 'utf8').replace(COMMENT, ''));
}
