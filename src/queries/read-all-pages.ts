/** The backend cuts every list at this many rows, silently (Database design, section 4). */
export const ROW_CAP = 1000;

/** The last row of a page that goes by time, newest first: the next page begins right after it. */
export interface NewestFirstCursor {
  /** As the backend gave it. */
  created_at: string;
  id: string;
}

/**
 * What `or()` must let through for the page after a cursor, newest first. Beside it the query needs
 * `lte('created_at', …)`: no index can be entered through an `or`, so that without it every page
 * reads all rows before it again.
 */
export function olderThan({ created_at, id }: NewestFirstCursor): string {
  return `created_at.lt.${created_at},and(created_at.eq.${created_at},id.lt.${id})`;
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

/**
 * Reads a list of any length, page by page, until a page comes back short: for the days on a
 * screen, which are few pages however many years are stored.
 *
 * @param readPage reads the rows from `first` to `last`, both included, in a total order
 * @returns all rows in that order
 * @throws whatever `readPage` throws
 */
export async function readAllPages<T>(
  readPage: (range: { first: number; last: number }) => Promise<T[]>,
): Promise<T[]> {
  const rows: T[] = [];
  for (let first = 0; ; first += ROW_CAP) {
    // One page tells whether there is another: the pages cannot be asked for at once.
    // oxlint-disable-next-line no-await-in-loop
    const page = await readPage({ first, last: first + ROW_CAP - 1 });
    rows.push(...page);
    if (page.length < ROW_CAP) return rows;
  }
}
