import type { FormEvent, KeyboardEvent, Ref } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/Field';
import { NoteBox } from '@/components/NoteBox';
import { TextArea } from '@/components/TextArea';
import { haveNotesChanged } from '@/domain/booking-changes';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { NoteDraft } from '../note-drafts';

/** As many as the database takes (Decisions, Notes). */
const NOTES_MAX_LENGTH = 5000;

interface NotesFormProps {
  fieldRef: Ref<HTMLTextAreaElement>;
  text: string;
  draft: NoteDraft | null;
  booking: StaffBooking;
  isSaving: boolean;
  onChange: (text: string) => void;
  onSave: () => Promise<void>;
  onCancel: () => void;
}

/** Notes while they are typed; Ctrl+Enter saves them. */
export function NotesForm({
  fieldRef,
  text,
  draft,
  booking,
  isSaving,
  onChange,
  onSave,
  onCancel,
}: NotesFormProps) {
  const isTooLong = text.length > NOTES_MAX_LENGTH;
  const hasTheirs = draft !== null && haveNotesChanged(draft.base, booking);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isTooLong && !isSaving) void onSave();
  }

  return (
    <form onSubmit={handleSubmit}>
      {hasTheirs && <TheirNotes notes={booking.admin_notes} />}
      <TextArea
        ref={fieldRef}
        aria-label="Notas internas"
        aria-invalid={isTooLong || undefined}
        aria-keyshortcuts="Control+Enter"
        rows={3}
        value={text}
        countTo={NOTES_MAX_LENGTH}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {isTooLong && (
        <div role="alert">
          <FieldError>As notas podem ter até 5000 caracteres.</FieldError>
        </div>
      )}
      <div className={`flex w-fit gap-2 ${isTooLong ? 'mt-2' : '-mt-3.5'}`}>
        <Button type="submit" disabled={isTooLong} isBusy={isSaving} busyLabel="A guardar...">
          Guardar
        </Button>
        <Button variant="outline" disabled={isSaving} onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}

function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** What somebody else has written meanwhile; one's own text stands below it. */
function TheirNotes({ notes }: { notes: string | null }) {
  return (
    <NoteBox tone="ocre" className="mb-2.5">
      <p>Notas guardadas entretanto noutro ecrã:</p>
      <p className="mt-1 font-normal wrap-anywhere whitespace-pre-line text-tinta">
        {notes || 'Sem notas.'}
      </p>
    </NoteBox>
  );
}
