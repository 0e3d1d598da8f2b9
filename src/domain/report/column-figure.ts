/** Places a column's number so that neither the column's edge nor last year's mark crosses it. */

/** The height of a number, in per cent of the drawing. */
const FIGURE = 16;
/** Half the height of last year's mark, in per cent of the drawing. */
const MARK = 2;

export interface FigurePlace {
  /** Its lower edge, from 0 at the bottom of the drawing to 1 at its top. */
  bottom: number;
  /** Whether it is on the column, in light text, or above it, in dark text. */
  isInside: boolean;
}

/**
 * At the foot of the column. If last year's mark is there: above the mark, inside the column if
 * that is high enough, otherwise above both.
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
