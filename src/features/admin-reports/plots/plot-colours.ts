import type { NightLevel } from '@/domain/report-nights';

/*
 * Lightness carries every plot, so that neither a printer nor an eye without colours loses anything. Forced
 * colours leave drawings as they are: bars take the reader's own, the map keeps its shades on white.
 */

/** This year. */
export const BAR =
  'fill-anil-600 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText] forced-colors:[stroke-width:2px]';
/** Last year: with its edge of white it is seen on a bar and beside it. */
export const LAST_YEAR =
  'fill-tinta stroke-branco forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]';
export const TRACK = 'fill-sal forced-colors:fill-[Canvas]';

/** Closed nights are hatched instead. */
export const LEVELS: Record<Exclude<NightLevel, 'closed'>, string> = {
  empty: 'fill-linha/55',
  half: 'fill-anil-300/60',
  most: 'fill-anil-600/75',
  full: 'fill-anil-700',
};
