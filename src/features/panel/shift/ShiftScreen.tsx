import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { LinkButton } from '@/components/LinkButton';
import { PanelHeader } from '@/components/PanelHeader';
import { PANEL_CARD } from '@/components/panel-styles';
import { Skeleton } from '@/components/look/Skeleton';
import type { Day } from '@/domain/calendar/dates';
import { DONE_NOTES_SHOWN_DAYS, openNotesWords, sortedShiftNotes } from '@/domain/day/shift-notes';
import { StillReading } from '@/features/panel/kit/StillReading';
import { adminPaths } from '@/lib/staff-paths';
import type { ShiftNote } from '@/queries/shift-notes';
import { DeleteNote } from './DeleteNote';
import { NoteList, type NoteActs } from './NoteList';
import { useNoteDone } from './useShiftNoteChanges';
import { useShiftNotes } from './useShiftNotes';
import { WriteNote } from './WriteNote';

/** What one shift leaves for the next: write, read, give as done (DESK-16). */
export function ShiftScreen({ today }: { today: Day }) {
  const reading = useShiftNotes();
  const { change } = useNoteDone();
  const [toDelete, setToDelete] = useState<ShiftNote | null>(null);
  const headRef = useRef<HTMLHeadingElement>(null);
  const notes = reading.data && sortedShiftNotes(reading.data);

  const acts: NoteActs = {
    onDone: (note, done) => {
      // Its button goes with the row.
      headRef.current?.focus();
      void change({ note, done });
    },
    onDelete: setToDelete,
  };

  return (
    <>
      <PanelHeader title="Notas do turno">
        <LinkButton variant="outline" to={adminPaths.dashboard}>
          <ArrowLeft aria-hidden />
          Dashboard
        </LinkButton>
      </PanelHeader>
      <div className="max-w-250">
        <WriteNote />
        {notes && (
          <>
            <h2
              ref={headRef}
              tabIndex={-1}
              className="mb-2 font-sans text-16 font-semibold tracking-normal"
            >
              {notes.open.length === 0 ? 'Por tratar' : openNotesWords(notes.open.length)}
            </h2>
            {notes.open.length === 0 ? (
              <div className={PANEL_CARD}>
                <EmptyState title="Nada por tratar." headingLevel="h3">
                  O que aqui se escrever fica à vista de quem vier a seguir, também no dashboard.
                </EmptyState>
              </div>
            ) : (
              <NoteList label="Notas por tratar" notes={notes.open} today={today} {...acts} />
            )}
            {notes.done.length > 0 && <DoneNotes notes={notes.done} today={today} {...acts} />}
          </>
        )}
        <StillReading of={reading} title="Não foi possível carregar as notas do turno">
          <NotesSkeleton />
        </StillReading>
      </div>
      <DeleteNote note={toDelete} today={today} onClose={() => setToDelete(null)} />
    </>
  );
}

interface DoneNotesProps extends NoteActs {
  notes: readonly ShiftNote[];
  today: Day;
}

/** The notes of the last two weeks that are done, folded. */
function DoneNotes({ notes, today, ...acts }: DoneNotesProps) {
  return (
    <details className="group mt-5">
      <summary className="mb-1.5 flex min-h-9 w-fit cursor-pointer list-none items-center gap-1.5 max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 flex-none text-tinta-2 transition-transform group-open:rotate-90 motion-reduce:transition-none"
          aria-hidden
        />
        <span className="font-semibold">
          {`Feitas nos últimos ${DONE_NOTES_SHOWN_DAYS} dias`}{' '}
          <span className="font-normal text-tinta-2 tabular-figures">({notes.length})</span>
        </span>
      </summary>
      <NoteList label="Notas feitas" notes={notes} today={today} {...acts} />
    </details>
  );
}

const ROWS = [0, 1, 2];

function NotesSkeleton() {
  return (
    <div className="animate-breathe">
      <output className="sr-only">A carregar...</output>
      <Skeleton className="mb-3 h-4.5 w-36" />
      <div className={PANEL_CARD}>
        {ROWS.map((row) => (
          <div key={row} className="grid gap-2.5 border-t border-linha/60 p-4 first:border-0">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-40" />
          </div>
        ))}
      </div>
    </div>
  );
}
