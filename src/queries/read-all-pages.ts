/** The backend silently cuts every list at this many rows (Database design, section 4). */
export const ROW_CAP = 1000;

/** The last row of a page in a list that is newest first; the next page begins right after it. */
export interface NewestFirstCursor {
  /** As the backend gave it. */
  created_at: string;
  id: string;
}

/**
 * The filter for `or()` that selects the rows after a given one, in a list ordered by two columns.
 * The query must also bound the first column with `gte` or `lte`: an `or` cannot use an index, so
 * without that bound every page would read all earlier rows again.
 *
 * @param last the last row of the previous page, as the backend gave it
 * @param columns the columns of the order; together they identify a row
 */
export function afterCursor<Column extends string>(
  last: Readonly<Record<Column, string>>,
  [column, tie]: readonly [Column, Column],
): string {
  return pastCursor(last, [column, tie], 'gt');
}

/** The same for a list that is newest first. */
export function olderThanCursor(last: NewestFirstCursor): string {
  return pastCursor(last, ['created_at', 'id'], 'lt');
}

function pastCursor<Column extends string>(
  last: Readonly<Record<Column, string>>,
  [column, tie]: readonly [Column, Column],
  side: 'gt' | 'lt',
): string {
  const value = last[column];
  return `${column}.${side}.${value},and(${column}.eq.${value},${tie}.${side}.${last[tie]})`;
}

/**
 * Reads a long list page by page. Each page begins after the last row of the previous one, so that
 * all pages cost the same, and no row is skipped or repeated when rows are added or deleted
 * meanwhile. Returns all rows in that order.
 *
 * @param readPage reads up to ROW_CAP rows in a total order, from the one after `last`, or the
 * first
 */
export async function readAllPages<T>(
  readPage: (last: T | undefined) => Promise<T[]>,
): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const page = await readPage(rows.at(-1));
    rows.push(...page);
    if (page.length < ROW_CAP) return rows;
  }
}
