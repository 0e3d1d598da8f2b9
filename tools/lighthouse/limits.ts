import type { MeasuredRoute } from './routes.ts';
import type { Visit } from './visit.ts';

const FULL_SCORE = 100;
const PERFORMANCE = 99;
const TBT_MS = 50;
const CLS = 0.005;

/**
 * How late the largest element may be painted: text or picture of the page itself, or what its script
 * draws. That one has all of the script (100 kB and more), the sheet, the fonts and an answer of the
 * database before it: on this line alone they take over a second. A map has its own code besides.
 */
const LCP_MS = { text: 900, picture: 1200, script: 2000, map: 2900 };

/** A tile of the map, whose code comes when the map is in view. */
const MAP_TILE = /class="leaflet-tile/;

/** What a page does not reach, in words; nothing when it is as it should be. */
export function shortfalls(
  { waitsForScript }: MeasuredRoute,
  { measured, largest, findings }: Visit,
): string[] {
  const { performance, accessibility, bestPractices, seo, lcp, tbt, cls } = measured;
  const lcpLimit = LCP_MS[waitsForScript ? 'script' : kindOf(largest)];
  const isFull = Math.min(accessibility, bestPractices, seo) === FULL_SCORE;
  return [
    ...(performance < PERFORMANCE ? [`performance ${performance}, at least ${PERFORMANCE}`] : []),
    ...(lcp > lcpLimit ? [`LCP ${ms(lcp)}, at most ${lcpLimit} ms, of ${largest}`] : []),
    ...(tbt > TBT_MS ? [`TBT ${ms(tbt)}, at most ${TBT_MS} ms`] : []),
    // Shown with two digits, of which none may be seen.
    ...(cls < CLS ? [] : [`CLS ${cls.toFixed(3)}, none allowed`]),
    ...(isFull ? [] : findings),
  ];
}

function kindOf(largest: string): keyof typeof LCP_MS {
  if (MAP_TILE.test(largest)) return 'map';
  return largest.startsWith('<img') ? 'picture' : 'text';
}

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}
