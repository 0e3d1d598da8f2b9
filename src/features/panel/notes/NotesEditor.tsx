import { Pencil, Plus, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/Field';
import { NoteBox } from '@/components/NoteBox';
import { TextArea } from '@/components/form/TextArea';
import { useShortcuts } from '@/hooks/useShortcuts';
import type { NotesState } from './useNotes';

/** The limit in the database. */
const MAX_LENGTH = 5000;
const TOO_LONG = 'As notas podem ter até 5000 caracteres.';

interface NotesEditorProps {
  notes: NotesState;
  emptyWords: string;
  addLabel?: string;
}

/** Internal notes, shown and edited in place; the key N starts editing. */
export function NotesEditor({ notes, emptyWords, addLabel = 'Editar' }: NotesEditorProps) {
  const { isEditing, stored } = notes;
  const { boxRef, buttonRef } = useFocusOnSwitch(isEditing);
  const AddIcon: LucideIcon = stored === '' && addLabel !== 'Editar' ? Plus : Pencil;

  function handleKey() {
    if (!isBehindDialog(boxRef.current)) notes.start();
  }
  useShortcuts({ n: handleKey }, { isActive: !isEditing });

  return (
    <div ref={boxRef}>
      {isEditing ? (
        <NotesForm notes={notes} />
      ) : (
        <>
          <p
            className={`leading-5.25 wrap-anywhere whitespace-pre-line ${stored ? '' : 'text-tinta-2'}`}
          >
            {stored || emptyWords}
          </p>
          <Button ref={buttonRef} variant="outline" className="mt-2" onClick={notes.start}>
            <AddIcon aria-hidden />
            {stored ? 'Editar' : addLabel}
          </Button>
        </>
      )}
    </div>
  );
}

/** Notes while they are typed; Ctrl+Enter saves them. */
function NotesForm({ notes }: { notes: NotesState }) {
  const id = useId();
  const isTooLong = notes.text.length > MAX_LENGTH;
  const problem = isTooLong ? TOO_LONG : notes.failure;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isTooLong && !notes.isSaving && !notes.areChanged) void notes.save();
  }

  return (
    <form onSubmit={handleSubmit}>
      <TextArea
        aria-label="Notas internas"
        aria-invalid={isTooLong || undefined}
        aria-describedby={problem && id}
        aria-keyshortcuts="Control+Enter"
        rows={3}
        value={notes.text}
        countTo={MAX_LENGTH}
        onChange={({ target }) => notes.type(target.value)}
        onKeyDown={submitWithKeys}
      />
      <div role="alert">{problem && <FieldError id={id}>{problem}</FieldError>}</div>
      {notes.areChanged && <TheirNotes text={notes.stored} />}
      <div className="mt-2 flex flex-wrap gap-2">
        {notes.areChanged ? (
          <>
            <Button disabled={isTooLong} onClick={notes.saveOver}>
              Manter as minhas notas
            </Button>
            <Button variant="outline" onClick={notes.discard}>
              Ficar com a versão atual
            </Button>
          </>
        ) : (
          <>
            <Button
              type="submit"
              disabled={isTooLong}
              isBusy={notes.isSaving}
              busyLabel="A guardar..."
            >
              Guardar
            </Button>
            <Button variant="outline" disabled={notes.isSaving} onClick={notes.discard}>
              Cancelar
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

function submitWithKeys(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** What somebody else has stored meanwhile; the person's own text stands above it. */
function TheirNotes({ text }: { text: string }) {
  return (
    <div role="alert" className="mt-3">
      <NoteBox tone="ocre" icon={TriangleAlert}>
        <p>Estas notas mudaram entretanto. As suas ainda não foram guardadas. Versão atual:</p>
        <p className="mt-1.5 font-normal wrap-anywhere whitespace-pre-line text-tinta">
          {text || 'Sem notas.'}
        </p>
      </NoteBox>
    </div>
  );
}

/** Whether a dialog is open over the notes, other than the one that contains them. */
function isBehindDialog(box: HTMLElement | null): boolean {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  return top !== undefined && !top.contains(box);
}

/** Focus goes into the field when it opens, and back to the button when it closes. */
function useFocusOnSwitch(isEditing: boolean) {
  const boxRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);

  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    const field = boxRef.current?.querySelector('textarea');
    (field ?? buttonRef.current)?.focus();
    // focus() leaves the caret at the start of the text; it belongs at the end.
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [isEditing]);

  return { boxRef, buttonRef };
}
