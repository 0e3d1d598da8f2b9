/** The backend cuts every list at this many rows, silently (Database design, section 4). */
export const ROW_CAP = 1000;

/** The last row of a page that goes by time, newest first: the next page begins right after it. */
export interface NewestFirstCursor {
  /** As the backend gave it. */
  created_at: string;
  id: string;
}

/**
 * What `or()` must let through for the page after a row, in a list ordered by two columns. Beside it
 * the query bounds the first column, `gte` or `lte`: no index can be entered through an `or`, so that
 * without it every page reads all rows before it again.
 *
 * @param last the last row of the page before, as the backend gave it
 * @param columns those the list is ordered by; together they name one row
 */
export function rowsAfter<Column extends string>(
  last: Readonly<Record<Column, string>>,
  [column, tie]: readonly [Column, Column],
): string {
  return beyond(last, [column, tie], 'gt');
}

/** The same for a list that goes backwards in time. */
export function olderThan(last: NewestFirstCursor): string {
  return beyond(last, ['created_at', 'id'], 'lt');
}

function beyond<Column extends string>(
  last: Readonly<Record<Column, string>>,
  [column, tie]: readonly [Column, Column],
  side: 'gt' | 'lt',
): string {
  const value = last[column];
  return `${column}.${side}.${value},and(${column}.eq.${value},${tie}.${side}.${last[tie]})`;
}

/**
 * Reads a list that grows with the years, page by page, each beginning where the one before ended:
 * the same work for every page, and no row skipped or doubled when one comes or goes meanwhile.
 *
 * @param readPage reads up to ROW_CAP rows in a total order, from the one after `last`, or the first
 * @returns all rows in that order
 * @throws whatever `readPage` throws
 */
export async function readOn<T>(readPage: (last: T | undefined) => Promise<T[]>): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const page = await readPage(rows.at(-1));
    rows.push(...page);
    if (page.length < ROW_CAP) return rows;
  }
}
