import { useRef, useState, type KeyboardEvent, type FormEvent } from 'react';
import * as v from 'valibot';
import { Button } from '@/components/Button';
import { Field, FieldError } from '@/components/form/Field';
import { TextArea } from '@/components/form/TextArea';
import { Keycap } from '@/components/Keycap';
import { PANEL_CARD } from '@/components/panel-styles';
import { SHIFT_NOTE_MAX_LENGTH, shiftNoteProblem } from '@/domain/day/shift-notes';
import { useStaffDraft } from '@/hooks/useStaffDraft';
import { staffDrafts } from '@/lib/staff-drafts';
import { useWriteNote } from './useShiftNoteChanges';

/**
 * The note that is typed and not stored. It keeps its id from its first letter on: sent again after
 * a lost answer, it is the same note.
 */
const drafts = staffDrafts('turno', v.object({ id: v.string(), text: v.string() }));
const DRAFT = 'nota';

/** Writes a note for the next shift; Ctrl+Enter stores it (DESK-16). */
export function WriteNote() {
  const draft = useStaffDraft(drafts, DRAFT);
  const [wasTried, setWasTried] = useState(false);
  const ref = useRef<HTMLTextAreaElement>(null);
  const writing = useWriteNote(() => drafts.drop(DRAFT));
  const text = draft?.text ?? '';
  const problem = shiftNoteProblem(text);
  const isTooLong = problem !== undefined && text.trim() !== '';

  function handleType(typed: string) {
    setWasTried(false);
    if (typed === '') drafts.drop(DRAFT);
    else drafts.keep(DRAFT, { id: draft?.id ?? crypto.randomUUID(), text: typed });
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // The field shows what is stored in the draft, and a busy button does not stop a key.
    if (writing.isPending) return;
    setWasTried(problem !== undefined);
    ref.current?.focus();
    if (draft === null || problem !== undefined) return;
    await writing.change({ id: draft.id, text: text.trim() });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className={`mb-5 p-4 sm:px-4.5 ${PANEL_CARD}`}
    >
      <Field label="Nova nota" error={wasTried || isTooLong ? problem : undefined}>
        <TextArea
          ref={ref}
          rows={3}
          countTo={SHIFT_NOTE_MAX_LENGTH}
          value={text}
          readOnly={writing.isPending}
          aria-keyshortcuts="Control+Enter"
          placeholder="O que o próximo turno deve saber"
          onChange={({ target }) => handleType(target.value)}
          onKeyDown={submitWithKeys}
        />
      </Field>
      <div role="alert">
        {writing.error !== null && <FieldError>{writing.error.message}</FieldError>}
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-48 text-12 text-tinta-2">
          Fica com o seu nome e a hora. Não se muda: dá-se por feita ou elimina-se.
        </p>
        <Button
          type="submit"
          isBusy={writing.isPending}
          busyLabel="A guardar..."
          className="max-md:w-full"
        >
          Guardar nota
          <span className="max-md:hidden" aria-hidden>
            <Keycap isOnColour>Ctrl ↵</Keycap>
          </span>
        </Button>
      </div>
    </form>
  );
}

function submitWithKeys(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
