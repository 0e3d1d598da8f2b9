/** Where the number of a column stands, so that neither its edge nor the mark of last year runs through it. */

/** As high as a number is, in per cent of the drawing. */
const FIGURE = 16;
/** The mark of last year is as high as this on both sides of its place. */
const MARK = 2;

export interface FigurePlace {
  /** Its foot, from 0 at the bottom of the drawing to 1 at its top. */
  bottom: number;
  /** On the column itself, in its light letters; else above it, in dark ones. */
  isInside: boolean;
}

/**
 * At the foot of the column; where last year's mark lies there, above the mark, within the column if that is high
 * enough, else above both.
 *
 * @param now height of the column, in per cent of the drawing
 * @param before height of the mark; null without one
 */
export function figurePlace(now: number, before: number | null): FigurePlace {
  const isMarkedAt = (foot: number) =>
    before !== null && before > foot - MARK && before < foot + FIGURE + MARK;
  if (now >= FIGURE && !isMarkedAt(0)) return { bottom: 0, isInside: true };
  const aboveMark = (before ?? 0) + MARK;
  if (before !== null && isMarkedAt(0) && now >= aboveMark + FIGURE) {
    return { bottom: aboveMark / 100, isInside: true };
  }
  const foot = isMarkedAt(now) ? Math.max(now, aboveMark) : now;
  return { bottom: foot / 100, isInside: false };
}
