import { Check, Trash2, Undo2 } from 'lucide-react';
import { Button } from '@/components/Button';
import { PANEL_CARD } from '@/components/panel-styles';
import type { Day } from '@/domain/calendar/dates';
import { doneNoteWords, writtenWords } from '@/domain/day/shift-notes';
import type { ShiftNote } from '@/queries/shift-notes';

export interface NoteActs {
  onDone: (note: ShiftNote, done: boolean) => void;
  onDelete: (note: ShiftNote) => void;
}

interface NoteListProps extends NoteActs {
  label: string;
  notes: readonly ShiftNote[];
  today: Day;
}

/** Notes one below the other: what, who and when, and what can be done with each. */
export function NoteList({ label, notes, today, onDone, onDelete }: NoteListProps) {
  return (
    <ul aria-label={label} className={`overflow-hidden ${PANEL_CARD}`}>
      {notes.map((note) => (
        <li
          key={note.id}
          className="flex gap-x-4 gap-y-2 border-t border-linha/60 px-4 py-3 first:border-0 max-md:flex-col sm:px-4.5"
        >
          <div className="min-w-0 flex-1">
            <p
              className={`max-w-[48em] text-15 leading-5.75 wrap-anywhere whitespace-pre-line ${note.done ? 'text-tinta-2' : ''}`}
            >
              {note.text}
            </p>
            <p className="mt-1 text-12 text-tinta-2 tabular-figures">
              {writtenWords(note, today)}
              {note.done && <span className="block">{doneNoteWords(note, today)}</span>}
            </p>
          </div>
          <div className="flex flex-none items-start gap-2">
            <Button
              variant="outline"
              aria-label={`${note.done ? 'Por tratar outra vez' : 'Feita'}: ${note.text}`}
              onClick={() => onDone(note, !note.done)}
              className="max-md:flex-1"
            >
              {note.done ? <Undo2 aria-hidden /> : <Check aria-hidden />}
              {note.done ? 'Por tratar outra vez' : 'Feita'}
            </Button>
            <Button
              variant="quiet"
              aria-label={`Eliminar: ${note.text}`}
              onClick={() => onDelete(note)}
              className="size-8.5 px-0! text-tinta-2! max-md:size-11"
            >
              <Trash2 aria-hidden />
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
