import { QueryError } from '@/queries/query-error';
import { notesOf, type WithNotes } from './note-drafts';

interface NotesToSave<Row> {
  notes: string;
  /** The notes that were on the screen when the typing began; '' for none. */
  base: string;
  /** Reads the row; null when it is gone. */
  find: () => Promise<Row | null>;
  /** Stores the notes; null when the row has changed since `version`. */
  write: (change: { notes: string; version: string }) => Promise<Row | null>;
}

/**
 * Saves notes unless somebody else has changed them meanwhile. Changes to other columns of the row
 * do not prevent saving.
 *
 * @returns the row as it now stands: with `notes` when they were saved, else with the other person's
 * @throws QueryError of kind 'missing' when the row is gone or may not be changed
 */
export async function saveNotes<Row extends WithNotes & { updated_at: string }>(
  { notes, base, find, write }: NotesToSave<Row>,
  refusedVersion?: string,
): Promise<Row> {
  const current = await find();
  if (current === null || current.updated_at === refusedVersion) {
    throw new QueryError('saveNotes', { kind: 'missing', message: '' });
  }
  if (notesOf(current) !== base) return current;
  const version = current.updated_at;
  const stored = await write({ notes, version });
  // Somebody changed the row in between; reading it again shows whether they changed the notes.
  return stored ?? saveNotes({ notes, base, find, write }, version);
}
