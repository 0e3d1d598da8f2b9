import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { queryKeys } from '@/queries/query-keys';
import {
  deleteShiftNote,
  insertShiftNote,
  setShiftNoteDone,
  type NewShiftNote,
  type ShiftNote,
} from '@/queries/shift-notes';
import { SHIFT_NOTE_LIST_KEY } from './useShiftNotes';

const REASONS = { missing: 'a nota já foi eliminada.' };

const DETAIL_LENGTH = 60;

function beginning({ text }: { text: string }): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > DETAIL_LENGTH ? `${line.slice(0, DETAIL_LENGTH).trimEnd()}…` : line;
}

export function useWriteNote(onWritten: () => void) {
  return usePanelMutation<NewShiftNote, void>({
    send: insertShiftNote,
    readFirst: [SHIFT_NOTE_LIST_KEY],
    onDone: (_nothing, note) => {
      onWritten();
      return { message: 'Nota guardada.', detail: beginning(note) };
    },
    failure: (error) => `Erro ao guardar a nota: ${refusalReason(error)}`,
    showFailure: 'inline',
    log: 'insertShiftNote',
    refresh: [queryKeys.changes],
  });
}

interface DoneChange {
  note: ShiftNote;
  done: boolean;
}

/** Marks a note done, or takes it back to open; either can be undone. */
export function useNoteDone() {
  return usePanelMutation<DoneChange, ShiftNote, ShiftNote>({
    queue: 'shift-notes',
    optimistic: ({ note, done }) => ({
      list: SHIFT_NOTE_LIST_KEY,
      row: note,
      changes: { done, done_at: done ? new Date().toISOString() : null, done_name: null },
    }),
    send: (rest, { note, done }) => setShiftNoteDone(rest, { id: note.id, done }),
    onDone: (stored, { note, done }) => ({
      message: done ? 'Nota feita.' : 'Nota por tratar outra vez.',
      detail: beginning(note),
      undo: { note: stored, done: !done },
    }),
    failure: (error) => `Erro ao mudar a nota: ${refusalReason(error, REASONS)}`,
    failureDetail: ({ note }) => beginning(note),
    log: 'setShiftNoteDone',
    refresh: [SHIFT_NOTE_LIST_KEY, queryKeys.changes],
  });
}

export function useDeleteNote(onOver: () => void) {
  return usePanelMutation<ShiftNote, void>({
    send: (rest, { id }) => deleteShiftNote(rest, id),
    readFirst: [SHIFT_NOTE_LIST_KEY],
    onOver,
    onDone: (_nothing, note) => ({ message: 'Nota eliminada.', detail: beginning(note) }),
    failure: (error) => `Erro ao eliminar a nota: ${refusalReason(error, REASONS)}`,
    showFailure: 'inline',
    log: 'deleteShiftNote',
    refresh: [queryKeys.changes],
  });
}
