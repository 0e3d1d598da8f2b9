import { startTransition, useEffect, useState } from 'react';
import { isSameSpan, type Span } from './span';

/** So many rows get their cells in one go: a slow phone's work for one frame. */
const ROWS_AT_A_TIME = 2;

/** What is drawn of each row. */
type Filled = ReadonlyMap<number, Span>;

const NONE: Span = { first: 0, end: 0 };

interface FilledColumnsOptions {
  /** The rows that are drawn. */
  rows: Span;
  /** What is drawn of each row in the end, */
  columns: Span;
  /** and what is there at once when the grid comes. */
  columnsAtFirst: Span;
  /** Whether there is something to draw in the cells yet. */
  isFilled: boolean;
}

/**
 * Which columns of a row are drawn by now. What the screen shows at first is there at once; whatever
 * comes into the grid later begins with its name, and gets its cells a few rows at a time, between
 * frames: it gives way to sliding, to keys and presses. In the end all of it is there.
 */
export function useFilledColumns({
  rows,
  columns,
  columnsAtFirst,
  isFilled,
}: FilledColumnsOptions): (rowIndex: number) => Span {
  const [filled, setFilled] = useState<Filled | null>(null);
  // Before anything of it is drawn: from here on, what comes into the grid comes later.
  if (isFilled && filled === null) setFilled(filledWith(columnsAtFirst, rows));

  useEffect(() => {
    const next = filled && fillMore(filled, { rows, columns });
    if (next !== filled) startTransition(() => setFilled(next));
  }, [filled, rows, columns]);
  return (rowIndex) => (filled === null ? columnsAtFirst : (filled.get(rowIndex) ?? NONE));
}

const filledWith = (columns: Span, rows: Span): Filled =>
  new Map(indexesOf(rows).map((rowIndex) => [rowIndex, columns]));

/**
 * The same with a few rows more, and without those that are not drawn any longer; where all is there,
 * the very same.
 */
function fillMore(filled: Filled, { rows, columns }: { rows: Span; columns: Span }): Filled {
  const drawn = indexesOf(rows);
  const lacking = drawn.filter((rowIndex) => !isSameSpan(filled.get(rowIndex) ?? NONE, columns));
  if (lacking.length === 0) return filled;
  const next = new Map(drawn.map((rowIndex) => [rowIndex, filled.get(rowIndex) ?? NONE]));
  for (const rowIndex of lacking.slice(0, ROWS_AT_A_TIME)) next.set(rowIndex, columns);
  return next;
}

const indexesOf = ({ first, end }: Span) =>
  Array.from({ length: end - first }, (_, place) => first + place);
