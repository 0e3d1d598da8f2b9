import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { ChangeResult } from '../change-actions';
import { dropDraft, keepDraft } from '../note-drafts';
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
  const [isOpened, setIsOpened] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const stored = booking.admin_notes ?? '';
  const isEditing = isOpened || draft !== null;
  const text = draft?.text ?? stored;
  const { editRef, fieldRef } = useFocusOnSwitch(isEditing);

  function close() {
    dropDraft(booking.id);
    setIsOpened(false);
  }

  async function handleSave() {
    setIsSaving(true);
    const result = await onSave({ ...booking, ...draft?.base }, text);
    setIsSaving(false);
    if (result === 'done') close();
  }

  return (
    <Section title="Notas internas" detail={draft !== null ? 'por guardar' : undefined}>
      {isEditing ? (
        <NotesForm
          fieldRef={fieldRef}
          text={text}
          draft={draft}
          booking={booking}
          isSaving={isSaving}
          onChange={(typed) => keepDraft(booking.id, { text: typed, base: draft?.base ?? booking })}
          onSave={handleSave}
          onCancel={close}
        />
      ) : (
        <>
          <p
            className={`leading-5.25 wrap-anywhere whitespace-pre-line ${stored ? '' : 'text-tinta-2'}`}
          >
            {stored || 'Sem notas nesta reserva.'}
          </p>
          <Button
            ref={editRef}
            variant="outline"
            className="mt-2"
            onClick={() => setIsOpened(true)}
          >
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
    (isEditing ? fieldRef : editRef).current?.focus();
  }, [isEditing]);

  return { editRef, fieldRef };
}
