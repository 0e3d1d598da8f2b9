import { StickyNote } from 'lucide-react';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import type { DayRow } from '@/domain/day/lists';
import { arrivalClock } from '@/domain/calendar/day-words';
import type { DayEntry } from '@/queries/day-sheet';
import { NEW_MARK, ROOM_MARK } from './row-styles';

const MARK_TITLES: Partial<Record<string, string>> = {
  'por vagar': 'O hóspede anterior ainda não saiu',
  'entra hoje': 'O quarto volta a ser ocupado hoje',
};

interface RowMarksProps {
  row: DayRow<DayEntry>;
  isNew: boolean;
}

/** The marks beside the name of a guest: new, arrival time, state of the room, internal notes. */
export function RowMarks({ row: { stay, mark, isDone }, isNew }: RowMarksProps) {
  const clock = arrivalClock(stay.arrival_time);
  return (
    // One flex item, so that the marks are all beside the name, or all below it.
    <span className="flex flex-wrap items-center gap-x-1.75 empty:hidden">
      {isNew && <span className={NEW_MARK}>Novo</span>}
      {clock !== null && !isDone && stay.status !== 'checked_in' && (
        <time
          title="Hora de chegada indicada pelo hóspede"
          className="text-12 font-semibold whitespace-nowrap"
        >
          às {clock}
        </time>
      )}
      {mark !== null && (
        <span title={MARK_TITLES[mark]} className={ROOM_MARK}>
          {mark}
        </span>
      )}
      {!isDone && Boolean(stay.admin_notes?.trim()) && (
        <span title="Notas internas">
          <StickyNote className="size-3.75 text-tinta-2" aria-hidden />
          <VisuallyHidden>Tem notas internas</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
