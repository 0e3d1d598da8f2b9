import { Pencil, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/Button';
import type { ContactMessageRow } from '@/types/rows';
import { NotesForm } from './NotesForm';
import { useMessageNotes } from './useMessageNotes';
import { useScreenShortcuts } from './useScreenShortcuts';

interface MessageNotesProps {
  message: ContactMessageRow;
}

/** What reception wrote down about a message, for its own eyes. */
export function MessageNotes({ message }: MessageNotesProps) {
  const notes = useMessageNotes(message);
  const isEditing = notes.text !== null;
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useScreenShortcuts({ n: notes.start }, { isActive: !isEditing });

  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    (isEditing ? fieldRef : buttonRef).current?.focus();
    // One goes on where the text ends.
    fieldRef.current?.setSelectionRange(
      fieldRef.current.value.length,
      fieldRef.current.value.length,
    );
  }, [isEditing]);

  return (
    <div className="mt-5.5 border-t border-linha pt-4">
      {notes.text !== null ? (
        <NotesForm ref={fieldRef} notes={notes} text={notes.text} />
      ) : (
        <>
          <h3 className="font-semibold">Notas internas</h3>
          <p
            className={`mt-2 wrap-anywhere whitespace-pre-line ${notes.stored ? '' : 'text-tinta-2'}`}
          >
            {notes.stored || 'Sem notas.'}
          </p>
          <Button ref={buttonRef} variant="outline" className="mt-2" onClick={notes.start}>
            {notes.stored ? <Pencil aria-hidden /> : <Plus aria-hidden />}
            {notes.stored ? 'Editar' : 'Adicionar nota'}
          </Button>
        </>
      )}
    </div>
  );
}
