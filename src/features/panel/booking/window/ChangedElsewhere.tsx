import { TriangleAlert } from 'lucide-react';
import { Button } from '@/components/Button';
import { describeChanges } from '@/domain/history/booking-changes';
import type { LastChanger } from '@/domain/history/author';
import { endSentence } from '@/domain/calendar/short-dates';
import { changeTimeLabel } from '@/features/panel/change/change-time';
import { useLastChanger } from '@/features/panel/booking-data/useBookingEvents';
import { useStaffDraft } from '@/hooks/useStaffDraft';
import { useToday } from '@/hooks/useToday';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { ChangedBooking } from '@/features/panel/booking-data/useBookingChanges';
import { bookingNoteDrafts } from '@/features/panel/booking-data/booking-note-drafts';
import { STRIP } from '@/features/panel/parts/Section';

interface ChangedElsewhereProps {
  booking: StaffBooking;
  /** A change that was refused because of it; null when none was. */
  conflict: ChangedBooking | null;
  /** The booking as it was read here before; null when nobody else has changed it since. */
  before: StaffBooking | null;
  onDismiss: () => void;
}

/**
 * Tells what somebody else has changed in the open booking since it was read here; nothing of
 * theirs is overwritten. It is sticky, so that it stays visible at the notes near the end of the
 * window.
 */
export function ChangedElsewhere({
  booking,
  conflict,
  before: read,
  onDismiss,
}: ChangedElsewhereProps) {
  const draft = useStaffDraft(bookingNoteDrafts, booking.id);
  const today = useToday();
  const oldDraft = draft?.base.updated_at === booking.updated_at ? null : draft;
  const before = conflict?.before ?? oldDraft?.base ?? read;
  const changer = useLastChanger(booking);
  if (before === null) return null;
  const isOnlyRead = conflict === null && oldDraft === null;

  function handleDismiss() {
    if (oldDraft !== null) {
      const { admin_notes } = oldDraft.base;
      bookingNoteDrafts.keep(booking.id, { ...oldDraft, base: { ...booking, admin_notes } });
    }
    onDismiss();
  }

  return (
    <div
      role={isOnlyRead ? 'status' : 'alert'}
      className={`sticky top-0 z-2 items-start bg-ocre-100 ${STRIP}`}
    >
      <TriangleAlert className="size-4.5 flex-none text-ocre-800" aria-hidden />
      <p className="min-w-60 flex-1">
        <strong className="font-semibold">Esta reserva mudou entretanto.</strong>{' '}
        {`${changeTimeLabel(booking.updated_at, today)}${authorWords(changer)}, ${endSentence(describeChanges(before, booking))}`}
        {conflict !== null && oldDraft === null && ' A sua alteração não foi feita.'}
        {oldDraft !== null && ' As suas notas ainda não foram guardadas.'}
      </p>
      <Button variant="outline" onClick={handleDismiss}>
        Entendido
      </Button>
    </div>
  );
}

/** The house changes bookings on another screen; guests, platforms and the system do not. */
function authorWords(changer: LastChanger | null): string {
  const name = changer?.who == null ? '' : ` (${changer.who})`;
  return changer?.isStaff === false ? name : `, noutro ecrã${name}`;
}
