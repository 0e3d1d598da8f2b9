import { QueryError } from '@/queries/query-error';

interface Stored {
  id: string;
  updated_at: string;
}

interface Table<Row extends Stored, Values extends { id: string }> {
  list: () => Promise<Row[]>;
  insert: (values: Values) => Promise<Row>;
  update: (values: Values, ifUnchangedSince: string) => Promise<Row>;
  remove: (id: string) => Promise<void>;
}

/**
 * Stores a row, and can safely be repeated: when an answer was lost, it compares the stored row
 * with what was wanted.
 *
 * @param before the row as it was read before the change; null for a new one
 * @throws QueryError of kind 'stale' when somebody else has changed or removed it since
 */
export async function storeRow<Row extends Stored, Values extends { id: string }>(
  table: Table<Row, Values>,
  { wanted, before }: { wanted: Values; before: Row | null },
): Promise<Row> {
  try {
    return before === null
      ? await table.insert(wanted)
      : await table.update(wanted, before.updated_at);
  } catch (error) {
    const isDoubt =
      error instanceof QueryError && (error.code === '23505' || error.kind === 'stale');
    if (!isDoubt) throw error;
    const found = (await table.list()).find(({ id }) => id === wanted.id);
    if (found !== undefined && isAlike(found, wanted)) return found;
    // Only this form knows the new row's id, so a row under it comes from an earlier attempt.
    if (before === null && found !== undefined) return table.update(wanted, found.updated_at);
    throw error;
  }
}

/** Removes a row; succeeds as well when it is already gone. */
export async function removeRow<Row extends Stored, Values extends { id: string }>(
  table: Table<Row, Values>,
  id: string,
): Promise<void> {
  try {
    await table.remove(id);
  } catch (error) {
    if (!(error instanceof QueryError) || error.kind !== 'missing') throw error;
    // Row level security reports 'missing' also for a row that this account may not delete.
    if ((await table.list()).some((row) => row.id === id)) throw error;
  }
}

function isAlike(found: object, wanted: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(found));
  return Object.entries(wanted).every(([column, value]) => stored.get(column) === value);
}
