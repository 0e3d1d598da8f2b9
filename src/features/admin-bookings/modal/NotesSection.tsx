import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { ChangeResult } from '../change-actions';
import { dropDraft, dropUntouchedDraft, isTouched, keepDraft } from '../note-drafts';
import { useNoteDraft } from '../useNoteDraft';
import { NotesForm } from './NotesForm';
import { Section } from './Section';

interface NotesSectionProps {
  booking: StaffBooking;
  /** Saves over the booking as it was when the typing began. */
  onSave: (shown: StaffBooking, notes: string) => Promise<ChangeResult>;
}

/** The internal notes: read, edit, save, cancel (Specification §2, Admin bookings). */
export function NotesSection({ booking, onSave }: NotesSectionProps) {
  const draft = useNoteDraft(booking.id);
  const typed = draft !== null && isTouched(draft) ? draft : null;
  const [isSaving, setIsSaving] = useState(false);
  const stored = booking.admin_notes ?? '';
  const text = typed?.text ?? stored;
  const { editRef, fieldRef } = useFocusOnSwitch(draft !== null);

  useEffect(() => () => dropUntouchedDraft(booking.id), [booking.id]);

  function keep(next: string) {
    keepDraft(booking.id, { text: next, base: typed?.base ?? booking });
  }

  async function handleSave() {
    setIsSaving(true);
    const result = await onSave({ ...booking, ...typed?.base }, text);
    setIsSaving(false);
    if (result === 'done') dropDraft(booking.id);
  }

  return (
    <Section title="Notas internas" detail={typed !== null ? 'por guardar' : undefined}>
      {draft !== null ? (
        <NotesForm
          fieldRef={fieldRef}
          text={text}
          draft={typed}
          booking={booking}
          isSaving={isSaving}
          onChange={keep}
          onSave={handleSave}
          onCancel={() => dropDraft(booking.id)}
        />
      ) : (
        <>
          <p
            className={`leading-5.25 wrap-anywhere whitespace-pre-line ${stored ? '' : 'text-tinta-2'}`}
          >
            {stored || 'Sem notas nesta reserva.'}
          </p>
          <Button ref={editRef} variant="outline" className="mt-2" onClick={() => keep(stored)}>
            <Pencil aria-hidden />
            Editar
          </Button>
        </>
      )}
    </Section>
  );
}

/** Focus goes into the field when it opens, and back to the button when it closes. */
function useFocusOnSwitch(isEditing: boolean) {
  const editRef = useRef<HTMLButtonElement>(null);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const wasEditing = useRef(isEditing);

  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    if (!isEditing) {
      editRef.current?.focus();
      return;
    }
    const field = fieldRef.current;
    field?.focus();
    // A field that script focuses begins at its first letter; notes go on where they ended.
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [isEditing]);

  return { editRef, fieldRef };
}
