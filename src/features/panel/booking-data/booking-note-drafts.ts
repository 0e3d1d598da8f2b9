import * as v from 'valibot';
import { noteDrafts } from '@/features/panel/notes/note-drafts';

/** The unsaved notes of bookings, each with the booking as it stood when the typing began. */
export const bookingNoteDrafts = noteDrafts(
  'reserva',
  v.object({
    updated_at: v.string(),
    status: v.string(),
    admin_notes: v.nullable(v.string()),
    email_sent: v.boolean(),
    email_confirmed: v.boolean(),
    archived: v.boolean(),
  }),
);

type DraftBase = NonNullable<ReturnType<typeof bookingNoteDrafts.read>>['base'];

/** After this screen's own change, compares the draft with the new version of the booking. */
export function rebaseNoteDraft(version: string, after: DraftBase & { id: string }): void {
  const draft = bookingNoteDrafts.read(after.id);
  if (draft === null || draft.base.updated_at !== version) return;
  bookingNoteDrafts.keep(after.id, { text: draft.text, base: after });
}
