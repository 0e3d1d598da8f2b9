import { startTransition, useEffect, useRef, useState, type RefObject, type UIEvent } from 'react';
import { flushSync } from 'react-dom';
import { useDrawnCount } from './useDrawnCount';

/** Places in a row, from `first` to before `end`. */
interface Span {
  first: number;
  end: number;
}

/** The rows and columns that are drawn. */
interface DrawnPart {
  rows: Span;
  columns: Span;
}

/** What is in the frame, in rows and columns that may be cut. */
interface Sight {
  rows: { from: number; to: number };
  columns: { from: number; to: number };
}

interface DrawnPartOptions {
  frameRef: RefObject<HTMLDivElement | null>;
  rowCount: number;
  columnCount: number;
  /** Whether there is something to draw in the cells yet. */
  isFilled: boolean;
}

/** Up to here all rows are drawn, wherever the frame is. */
export const MAX_WHOLE_ROWS = 40;

/** Rows and columns come and go in steps, and one step at least is drawn beyond what is in sight. */
const ROW_STEP = 4;
export const COLUMN_STEP = 7;

/** As small as rows and columns get, for as long as nothing can be measured. */
const MIN_ROW_PX = 36;
const MIN_COLUMN_PX = 26;

/**
 * What of the grid is in the frame, and some around it: rows and columns out of sight are not drawn.
 * All rows are as high, and all columns as wide, as each other.
 */
export function useDrawnPart({ frameRef, rowCount, columnCount, isFilled }: DrawnPartOptions): {
  part: DrawnPart;
  handleScroll: (event: UIEvent<HTMLElement>) => void;
} {
  const [part, setPart] = useState<DrawnPart>(() =>
    partAround(
      {
        rows: { from: 0, to: window.innerHeight / MIN_ROW_PX },
        columns: { from: 0, to: window.innerWidth / MIN_COLUMN_PX },
      },
      rowCount,
    ),
  );
  /** The part that was last asked for: it may be on its way. */
  const asked = useRef(part);

  useEffect(() => {
    const frame = frameRef.current;
    const body = frame?.querySelector('tbody');
    if (!frame || !body) return undefined;
    const observer = new ResizeObserver(() => {
      const sight = sightOf(frame, { rowCount, columnCount });
      const next = sight && partAround(sight, rowCount);
      if (next === null || isSame(next, asked.current)) return;
      asked.current = next;
      setPart(next);
    });
    observer.observe(frame);
    observer.observe(body);
    return () => observer.disconnect();
  }, [frameRef, rowCount, columnCount]);

  /**
   * What comes near is drawn between frames, which keeps the sliding smooth; what has come into sight
   * before that, in the frame of the sliding itself, so that no place is ever blank.
   */
  function handleScroll({ currentTarget }: UIEvent<HTMLElement>) {
    const sight = sightOf(currentTarget, { rowCount, columnCount });
    if (sight === null) return;
    const next = partAround(sight, rowCount);
    const isThere = covers(part, sight);
    if (isThere && isSame(next, asked.current)) return;
    asked.current = next;
    if (isThere) startTransition(() => setPart(next));
    else flushSync(() => setPart(next));
  }

  const isSmall = rowCount <= MAX_WHOLE_ROWS;
  const end = useDrawnCount({
    inSight: part.columns.end,
    total: columnCount,
    isGrowing: isSmall && isFilled,
  });
  return { part: isSmall ? { ...part, columns: { first: 0, end } } : part, handleScroll };
}

function sightOf(
  frame: HTMLElement,
  { rowCount, columnCount }: Pick<DrawnPartOptions, 'rowCount' | 'columnCount'>,
): Sight | null {
  const body = frame.querySelector('tbody');
  const namesWidth = body?.querySelector('th')?.offsetWidth ?? 0;
  const rowHeight = (body?.offsetHeight ?? 0) / rowCount;
  const columnWidth = ((body?.offsetWidth ?? 0) - namesWidth) / columnCount;
  if (!(rowHeight > 0 && columnWidth > 0)) return null;
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = frame;
  return {
    rows: {
      from: scrollTop / rowHeight,
      to: Math.min((scrollTop + clientHeight) / rowHeight, rowCount),
    },
    columns: {
      from: scrollLeft / columnWidth,
      to: Math.min((scrollLeft + clientWidth - namesWidth) / columnWidth, columnCount),
    },
  };
}

function partAround({ rows, columns }: Sight, rowCount: number): DrawnPart {
  return {
    rows: rowCount <= MAX_WHOLE_ROWS ? { first: 0, end: rowCount } : around(rows, ROW_STEP),
    columns: around(columns, COLUMN_STEP),
  };
}

function around({ from, to }: { from: number; to: number }, step: number): Span {
  return {
    first: Math.max(0, (Math.floor(from / step) - 1) * step),
    end: (Math.ceil(to / step) + 1) * step,
  };
}

function covers({ rows, columns }: DrawnPart, sight: Sight): boolean {
  return (
    rows.first <= sight.rows.from &&
    sight.rows.to <= rows.end &&
    columns.first <= sight.columns.from &&
    sight.columns.to <= columns.end
  );
}

function isSame(a: DrawnPart, b: DrawnPart): boolean {
  return (
    a.rows.first === b.rows.first &&
    a.rows.end === b.rows.end &&
    a.columns.first === b.columns.first &&
    a.columns.end === b.columns.end
  );
}
