import { RefreshCw } from 'lucide-react';
import { Button } from '@/components/Button';
import { describeChanges } from '@/domain/booking-changes';
import { formatClock, formatTimestamp } from '@/domain/date-formats';
import { lisbonToday } from '@/domain/dates';
import { useToday } from '@/hooks/useToday';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { Conflict } from '../change-actions';
import { dropDraft, isTouched, keepDraft } from '../note-drafts';
import { useNoteDraft } from '../useNoteDraft';
import { ChangedStrip } from './Strips';

interface ChangedElsewhereProps {
  booking: StaffBooking;
  /** A change that was refused because of it; null when none was. */
  conflict: Conflict | null;
  onDismiss: () => void;
}

/** Two people at one desk: the second is told what the first has done, and nothing is overwritten. */
export function ChangedElsewhere({ booking, conflict, onDismiss }: ChangedElsewhereProps) {
  const draft = useNoteDraft(booking.id);
  const today = useToday();
  const hasOldDraft =
    draft !== null && isTouched(draft) && draft.base.updated_at !== booking.updated_at;
  const before = conflict?.before ?? (hasOldDraft ? draft.base : null);
  if (before === null) return null;

  const when = whenLabel(booking.updated_at, today);
  return (
    <ChangedStrip
      actions={
        hasOldDraft ? (
          <>
            <Button
              variant="outline"
              onClick={() => {
                dropDraft(booking.id);
                onDismiss();
              }}
            >
              <RefreshCw aria-hidden />
              Ver versão atual
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                keepDraft(booking.id, { text: draft.text, base: booking });
                onDismiss();
              }}
            >
              Manter as minhas notas
            </Button>
          </>
        ) : (
          <Button variant="outline" onClick={onDismiss}>
            Entendido
          </Button>
        )
      }
    >
      {`${when}, noutro ecrã, ${describeChanges(before, booking)}.`}
      {conflict !== null && !hasOldDraft && ' A sua alteração não foi feita.'}
      {hasOldDraft && ' As suas notas ainda não foram guardadas.'}
    </ChangedStrip>
  );
}

/** 'Às 10:14' of today, 'A 11 nov. 2026, 10:14' of another day. */
function whenLabel(timestamp: string, today: string | null): string {
  return lisbonToday(new Date(timestamp)) === today
    ? `Às ${formatClock(timestamp)}`
    : `A ${formatTimestamp(timestamp)}`;
}
