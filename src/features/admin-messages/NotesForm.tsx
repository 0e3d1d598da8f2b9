import { TriangleAlert } from 'lucide-react';
import type { FormEvent, KeyboardEvent, Ref } from 'react';
import { Button } from '@/components/Button';
import { Field } from '@/components/Field';
import { NoteBox } from '@/components/NoteBox';
import { TextArea } from '@/components/TextArea';
import type { MessageNotesState } from './useMessageNotes';

/** As many as the database takes (Decisions, Notes). */
const NOTES_MAX_LENGTH = 5000;
const TOO_LONG = 'As notas podem ter até 5000 caracteres.';

interface NotesFormProps {
  notes: MessageNotesState;
  text: string;
  ref: Ref<HTMLTextAreaElement>;
}

/** Notes while they are typed; Ctrl+Enter saves them. */
export function NotesForm({ notes, text, ref }: NotesFormProps) {
  const isTooLong = text.length > NOTES_MAX_LENGTH;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isTooLong && !notes.isSaving && notes.theirs === null) notes.save();
  }

  return (
    <form onSubmit={handleSubmit}>
      <Field
        label={
          <span className="text-14 font-semibold">
            Notas internas
            {notes.hasUnsaved && (
              <small className="ms-1.5 text-12 font-normal text-tinta-2">por guardar</small>
            )}
          </span>
        }
        error={isTooLong ? TOO_LONG : notes.failure}
      >
        <TextArea
          ref={ref}
          aria-keyshortcuts="Control+Enter"
          rows={3}
          value={text}
          countTo={NOTES_MAX_LENGTH}
          onChange={({ target }) => notes.type(target.value)}
          onKeyDown={submitWithKeys}
        />
      </Field>
      {notes.theirs !== null && <TheirNotes text={notes.theirs} />}
      <div className="mt-2 flex flex-wrap gap-2">
        {notes.theirs === null ? (
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
        ) : (
          <>
            <Button disabled={isTooLong} onClick={notes.saveOverTheirs}>
              Manter as minhas notas
            </Button>
            <Button variant="outline" onClick={notes.discard}>
              Ficar com a versão atual
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
