import { useQueryClient } from '@tanstack/react-query';
import { NotesEditor } from '@/features/panel/notes/NotesEditor';
import { saveNotes } from '@/features/panel/notes/save-notes';
import { useNotes } from '@/features/panel/notes/useNotes';
import { BOOKINGS_QUEUE } from '@/features/panel/booking-data/command';
import { sendCommand } from '@/features/panel/booking-data/send-command';
import type { RestClient } from '@/lib/rest-client';
import { findBooking, type StaffBooking } from '@/queries/staff-bookings';
import { writeBookings } from '@/features/panel/booking-data/booking-cache';
import { notesFailure } from '@/features/panel/booking-data/booking-words';
import { bookingNoteDrafts } from '@/features/panel/booking-data/booking-note-drafts';
import { Section } from '@/features/panel/parts/Section';

interface NotesSectionProps {
  booking: StaffBooking;
  /**
   * Called when the draft is dropped, and with it the notes that a colleague has stored are kept.
   */
  onTheirsKept: () => void;
}

/** The internal notes of a booking (ADM-BOOK-18). */
export function NotesSection({ booking, onTheirsKept }: NotesSectionProps) {
  const client = useQueryClient();
  const notes = useNotes({
    drafts: bookingNoteDrafts,
    id: booking.id,
    shown: booking,
    queue: BOOKINGS_QUEUE,
    save: (rest, { text, base }) =>
      saveNotes({
        notes: text,
        base: base.admin_notes ?? '',
        find: () => findBooking(rest, booking.id),
        write: (change) => writeNotes(rest, booking, change),
      }),
    onRead: (stored) => writeBookings(client, [stored]),
    failure: notesFailure,
  });

  function discard() {
    notes.discard();
    if (notes.areChanged) onTheirsKept();
  }

  return (
    <Section title="Notas internas" detail={notes.isUnsaved ? 'por guardar' : undefined}>
      <NotesEditor notes={{ ...notes, discard }} emptyWords="Sem notas nesta reserva." />
    </Section>
  );
}

/** Stores notes if the booking still has this version; null if it has not. */
async function writeNotes(
  rest: RestClient,
  booking: StaffBooking,
  { notes, version }: { notes: string; version: string },
): Promise<StaffBooking | null> {
  const shown = { ...booking, updated_at: version };
  const result = await sendCommand(rest, { kind: 'notes', shown, notes });
  return result.kind === 'stored' ? (result.bookings[0] ?? null) : null;
}
