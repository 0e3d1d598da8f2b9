/** The backend cuts every list at this many rows, silently (Database design, section 4). */
export const ROW_CAP = 1000;

/**
 * Reads a list of any length, page by page, until a page comes back short.
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
