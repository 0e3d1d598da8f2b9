import type { Day } from '../calendar/dates.ts';
import { momentWords } from '../payment/words.ts';

// Notes for the next shift (DESK-16).

/** The limit in the database. */
export const SHIFT_NOTE_MAX_LENGTH = 1000;

export const DONE_NOTES_SHOWN_DAYS = 14;

const DAY_MS = 86_400_000;

/** Since when done notes are shown, in ISO. */
export function doneNotesSince(now: Date): string {
  return new Date(now.getTime() - DONE_NOTES_SHOWN_DAYS * DAY_MS).toISOString();
}

interface DatedNote {
  written_name: string | null;
  /** ISO time. */
  created_at: string;
  done: boolean;
  done_at: string | null;
  done_name: string | null;
}

/** The open notes, newest first, and the done ones, last done first. */
export function sortedShiftNotes<Note extends DatedNote>(
  notes: readonly Note[],
): { open: Note[]; done: Note[] } {
  const moment = ({ done, done_at, created_at }: Note) =>
    Date.parse(done ? (done_at ?? created_at) : created_at);
  const sorted = notes.toSorted((one, other) => moment(other) - moment(one));
  return { open: sorted.filter((note) => !note.done), done: sorted.filter((note) => note.done) };
}

/** Why a text cannot be a note; undefined where it can. Blanks around it do not count. */
export function shiftNoteProblem(text: string): string | undefined {
  const { length } = text.trim();
  if (length === 0) return 'Escreva a nota.';
  const tooMany = length - SHIFT_NOTE_MAX_LENGTH;
  if (tooMany <= 0) return undefined;
  return tooMany === 1 ? 'Tem 1 carácter a mais.' : `Tem ${tooMany} caracteres a mais.`;
}

/** 'Marta, hoje às 14:32': who wrote a note and when. */
export function writtenWords({ written_name, created_at }: DatedNote, today: Day): string {
  return `${written_name ?? 'A equipa'}, ${momentWords(created_at, today)}`;
}

/** 'Feita por Rui, ontem às 07:10'; null for an open note. */
export function doneNoteWords({ done_at, done_name }: DatedNote, today: Day): string | null {
  if (done_at === null) return null;
  const who = done_name === null ? 'Feita' : `Feita por ${done_name}`;
  return `${who}, ${momentWords(done_at, today)}`;
}

/** '1 nota por tratar', '3 notas por tratar'. */
export function openNotesWords(count: number): string {
  return count === 1 ? '1 nota por tratar' : `${count} notas por tratar`;
}
