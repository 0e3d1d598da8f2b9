import type { RestClient } from '@/lib/rest-client';
import type { ShiftNoteRow } from '@/types/rows';
import { unwrap, unwrapChanged, unwrapRows } from './query-error';
import { ROW_CAP } from './read-all-pages';

// What one shift leaves for the next. The database writes who and when (DESK-16).

const COLUMNS = 'id,text,written_name,created_at,done,done_at,done_name';

/** A note of the shift; names as the history shows them, times in ISO. */
export type ShiftNote = Omit<ShiftNoteRow, 'written_by'>;

/** A note to write; the panel chooses the id, so that sent twice it is stored once. */
export type NewShiftNote = Pick<ShiftNoteRow, 'id' | 'text'>;

/**
 * The open notes, and those that were done since a moment; the open ones first, each newest first
 * (DESK-16).
 *
 * @param doneSince ISO time
 */
export async function listShiftNotes(client: RestClient, doneSince: string): Promise<ShiftNote[]> {
  return unwrapRows(
    'listShiftNotes',
    await client
      .from('shift_notes')
      .select(COLUMNS)
      .or(`done.eq.false,and(done.eq.true,done_at.gte.${doneSince})`)
      .order('done')
      .order('created_at', { ascending: false })
      .limit(ROW_CAP),
  );
}

/**
 * Writes a note. One of the same id that is stored already stays as it is.
 *
 * @param note.text 1 to 1,000 characters
 */
export async function insertShiftNote(client: RestClient, note: NewShiftNote): Promise<void> {
  unwrap(
    'insertShiftNote',
    await client.from('shift_notes').upsert(note, { onConflict: 'id', ignoreDuplicates: true }),
  );
}

/**
 * Marks a note done, or takes it back to open. Returns the note as stored; one that was done
 * already keeps who did it and when.
 */
export async function setShiftNoteDone(
  client: RestClient,
  { id, done }: Pick<ShiftNoteRow, 'id' | 'done'>,
): Promise<ShiftNote> {
  const [stored] = unwrapChanged(
    'setShiftNoteDone',
    await client.from('shift_notes').update({ done }).eq('id', id).select(COLUMNS),
  );
  return stored;
}

export async function deleteShiftNote(client: RestClient, id: string): Promise<void> {
  unwrapChanged(
    'deleteShiftNote',
    await client.from('shift_notes').delete().eq('id', id).select('id'),
  );
}
