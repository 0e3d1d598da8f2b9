import { useState } from 'react';

/**
 * Keeps a list of the newest rows still while somebody reads it: shown rows are updated, new ones
 * wait until `show` is called (LIVE-01).
 *
 * @param latest undefined while it is on its way
 */
export function useNewRowsOnRequest<Row extends { id: string }>(
  latest: readonly Row[] | undefined,
) {
  const [kept, setKept] = useState<readonly Row[] | undefined>(latest);

  const fresh = new Map(latest?.map((row) => [row.id, row]));
  const shownIds = new Set(kept?.map(({ id }) => id));
  const isEmpty = kept === undefined || kept.length === 0;
  const waiting = isEmpty ? 0 : [...fresh.keys()].filter((id) => !shownIds.has(id)).length;
  // While no new row waits, deleted rows can leave too.
  const rows = waiting === 0 ? latest : kept?.map((row) => fresh.get(row.id) ?? row);
  if (!isSame(rows, kept)) setKept(rows);

  return { rows, waiting, show: () => setKept(latest) };
}

function isSame(a: readonly unknown[] | undefined, b: readonly unknown[] | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.length === b.length && a.every((row, place) => row === b[place]);
}
