import {
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
  type UIEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { isSameSpan, type Span } from './span';
import { useFilledColumns } from './useFilledColumns';

/** The rows and columns near the frame. */
interface NearPart {
  rows: Span;
  columns: Span;
}

interface DrawnPart {
  /** The rows that are drawn, */
  rows: Span;
  /** and the columns that are drawn of each by now. */
  columnsOf: (rowIndex: number) => Span;
}

/** What is in the frame, in rows and columns that may be cut. */
interface Sight {
  rows: { from: number; to: number };
  columns: { from: number; to: number };
}

interface GridSize {
  rowCount: number;
  columnCount: number;
}

interface DrawnPartOptions extends GridSize {
  frameRef: RefObject<HTMLDivElement | null>;
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
 * What of the grid is in the frame, and some around it: rows and columns out of sight are not drawn,
 * but in a small house, of which all is in the page in the end, to be found and read aloud. All rows
 * are as high, and all columns as wide, as each other.
 */
export function useDrawnPart({ frameRef, rowCount, columnCount, isFilled }: DrawnPartOptions): {
  part: DrawnPart;
  handleScroll: (event: UIEvent<HTMLElement>) => void;
} {
  const [part, setPart] = useState<NearPart>(() =>
    partAround(
      {
        rows: { from: 0, to: window.innerHeight / MIN_ROW_PX },
        columns: { from: 0, to: window.innerWidth / MIN_COLUMN_PX },
      },
      { rowCount, columnCount },
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
      const next = sight && partAround(sight, { rowCount, columnCount });
      if (next === null || isSame(next, asked.current)) return;
      asked.current = next;
      setPart(next);
    });
    observer.observe(frame);
    observer.observe(body);
    return () => observer.disconnect();
  }, [frameRef, rowCount, columnCount]);

  /**
   * What comes near is drawn between frames, which keeps the sliding smooth; the names of rooms that
   * have come into sight before that, in the frame of the sliding itself.
   */
  function handleScroll({ currentTarget }: UIEvent<HTMLElement>) {
    const sight = sightOf(currentTarget, { rowCount, columnCount });
    if (sight === null) return;
    const next = partAround(sight, { rowCount, columnCount });
    const isNamed = part.rows.first <= sight.rows.from && sight.rows.to <= part.rows.end;
    if (isNamed && isSame(next, asked.current)) return;
    asked.current = next;
    if (isNamed) startTransition(() => setPart(next));
    else flushSync(() => setPart(next));
  }

  const isSmall = rowCount <= MAX_WHOLE_ROWS;
  const all = useMemo(() => ({ first: 0, end: columnCount }), [columnCount]);
  const columnsOf = useFilledColumns({
    rows: part.rows,
    columns: isSmall ? all : part.columns,
    columnsAtFirst: part.columns,
    isFilled,
  });
  return { part: { rows: part.rows, columnsOf }, handleScroll };
}

function sightOf(frame: HTMLElement, { rowCount, columnCount }: GridSize): Sight | null {
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

function partAround({ rows, columns }: Sight, { rowCount, columnCount }: GridSize): NearPart {
  return {
    rows:
      rowCount <= MAX_WHOLE_ROWS
        ? { first: 0, end: rowCount }
        : around(rows, { step: ROW_STEP, count: rowCount }),
    columns: around(columns, { step: COLUMN_STEP, count: columnCount }),
  };
}

function around(
  { from, to }: { from: number; to: number },
  { step, count }: { step: number; count: number },
): Span {
  return {
    first: Math.max(0, (Math.floor(from / step) - 1) * step),
    end: Math.min(count, (Math.ceil(to / step) + 1) * step),
  };
}

function isSame(a: NearPart, b: NearPart): boolean {
  return isSameSpan(a.rows, b.rows) && isSameSpan(a.columns, b.columns);
}
