import type { MeasuredRoute } from './routes.ts';
import type { Visit } from './visit.ts';

const FULL_SCORE = 100;
const PERFORMANCE = 99;
const TBT_MS = 50;
const CLS = 0.005;

/**
 * How late the largest element may be painted: a picture comes after its page, a text with it, and
 * what needs the script or the database after those.
 */
const LCP_MS = { picture: 1200, text: 900, script: 2000 };

/** What a page does not reach, in words; nothing when it is as it should be. */
export function shortfalls(
  { startsAtOnce }: MeasuredRoute,
  { measured, largest, findings }: Visit,
): string[] {
  const { performance, accessibility, bestPractices, seo, lcp, tbt, cls } = measured;
  const kind = /^<(?:img|image|svg)\b/.test(largest) ? 'picture' : 'text';
  const lcpLimit = LCP_MS[startsAtOnce ? 'script' : kind];
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

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}
