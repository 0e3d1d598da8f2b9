import type { NightLevel } from '@/domain/report/nights';

/*
 * Every plot differs in lightness, so that it works in black and white and for colour-blind people.
 * Forced colours leave SVG alone, so bars ask for the system colours; the map keeps its shades.
 */

/** This year. */
export const BAR =
  'fill-anil-600 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText] forced-colors:[stroke-width:2px]';
/** Last year: its white edge makes it visible on a bar and beside it. */
export const LAST_YEAR =
  'fill-tinta stroke-branco forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]';
/** Last year beside a column. */
export const TICK = 'fill-tinta forced-colors:fill-[CanvasText]';
export const TRACK = 'fill-sal forced-colors:fill-[Canvas]';

/** Closed nights are hatched instead. */
export const LEVELS: Record<Exclude<NightLevel, 'closed'>, string> = {
  empty: 'fill-linha/55',
  half: 'fill-anil-300/60',
  most: 'fill-anil-600/75',
  full: 'fill-anil-700',
};
