import { Trash2 } from 'lucide-react';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import type { Day } from '@/domain/calendar/dates';
import { writtenWords } from '@/domain/day/shift-notes';
import type { ShiftNote } from '@/queries/shift-notes';
import { useDeleteNote } from './useShiftNoteChanges';

interface DeleteNoteProps {
  /** The note that is asked about; null while none is. */
  note: ShiftNote | null;
  today: Day;
  onClose: () => void;
}

/** Asks before a note is deleted for good: nobody could write it back with its name and hour. */
export function DeleteNote({ note, today, onClose }: DeleteNoteProps) {
  const deleting = useDeleteNote(handleClose);

  function handleClose() {
    onClose();
    deleting.reset();
  }

  return (
    <ConfirmDialog
      isOpen={note !== null}
      title="Eliminar a nota?"
      isDestructive
      confirmLabel={
        <>
          <Trash2 aria-hidden />
          Eliminar nota
        </>
      }
      busyLabel="A eliminar..."
      isBusy={deleting.isPending}
      error={deleting.error?.message ?? null}
      onConfirm={() => {
        if (note !== null) void deleting.change(note);
      }}
      onCancel={handleClose}
    >
      {note && (
        <>
          <p className="line-clamp-6 wrap-anywhere whitespace-pre-line">{note.text}</p>
          <p className="text-13 text-tinta-2">
            {writtenWords(note, today)}. Desaparece para todos e não se pode recuperar.
          </p>
        </>
      )}
    </ConfirmDialog>
  );
}
