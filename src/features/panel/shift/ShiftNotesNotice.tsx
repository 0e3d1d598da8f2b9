import { NotebookPen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ScrollAnchor } from '@/components/ScrollAnchor';
import type { Day } from '@/domain/calendar/dates';
import { openNotesWords, sortedShiftNotes, writtenWords } from '@/domain/day/shift-notes';
import { usePolledCount } from '@/features/panel/parts/usePolledCount';
import { WarningStrip } from '@/features/panel/parts/WarningStrip';
import { adminPaths } from '@/lib/staff-paths';
import { queryKeys } from '@/queries/query-keys';
import { useShiftNotes } from './useShiftNotes';

/**
 * The way to the notes of the shift from the dashboard: above the day while there are open ones,
 * else below it, where a new one is begun (DESK-16).
 */
export function ShiftNotesNotice({ place, today }: { place: 'above' | 'below'; today: Day }) {
  const count = usePolledCount(queryKeys.openNoteCount);
  const isAbove = count > 0;
  return (
    <ScrollAnchor contents={count}>
      {isAbove === (place === 'above') && (
        <WarningStrip
          icon={NotebookPen}
          isCalm
          label="Notas do turno"
          title={isAbove ? `Turno: ${openNotesWords(count)}` : 'Notas do turno'}
          action={
            <Link
              to={adminPaths.shift}
              className="flex min-h-8.5 flex-none items-center text-14 text-link max-md:min-h-11"
            >
              {isAbove ? 'Ver notas' : 'Escrever nota'}
            </Link>
          }
        >
          {isAbove ? (
            <NewestNote today={today} />
          ) : (
            'Nada por tratar. O que se escrever fica à vista de quem vier a seguir.'
          )}
        </WarningStrip>
      )}
    </ScrollAnchor>
  );
}

/** The newest open note on one line, so that its arrival moves nothing. */
function NewestNote({ today }: { today: Day }) {
  const { data = [] } = useShiftNotes();
  const newest = sortedShiftNotes(data).open[0];
  return (
    <span className="line-clamp-1 wrap-anywhere">
      {newest ? `${writtenWords(newest, today)}: ${newest.text}` : 'Para quem está agora.'}
    </span>
  );
}
