import { Button } from '@/components/Button';
import { Field, FieldError } from '@/components/form/Field';
import { TextArea } from '@/components/form/TextArea';
import { guestLanguageLabel, type GuestLanguage } from '@/domain/language/guest-language';
import { PARAGRAPH_MAX_LENGTH } from '@/domain/mail/mail-paragraph';
import { draftId, paragraphDrafts } from './paragraph-drafts';
import { useKeepParagraph } from './useMailTextChanges';

interface ParagraphFormProps {
  kind: string;
  language: GuestLanguage;
  /** The stored paragraph; empty for none. */
  stored: string;
  draft: { base: string; text: string } | null;
}

/** Edits the house's own paragraph for one kind of mail and one language (MAIL-06). */
export function ParagraphForm({ kind, language, stored, draft }: ParagraphFormProps) {
  const keeping = useKeepParagraph();
  const id = draftId(kind, language);
  const text = draft?.text ?? stored;
  const tooLong = text.trim().length - PARAGRAPH_MAX_LENGTH;
  const isOff = draft === null || tooLong > 0;

  function handleType(typed: string) {
    if (typed === stored) paragraphDrafts.drop(id);
    else paragraphDrafts.keep(id, { base: draft?.base ?? stored, text: typed });
  }

  async function handleSave() {
    const saved = await keeping.change({ kind, language, paragraph: text.trim() });
    // Null when it failed; what was typed stays.
    if (saved !== null) paragraphDrafts.drop(id);
  }

  return (
    <form
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        void handleSave();
      }}
    >
      <div>
        <Field
          label={`Parágrafo da casa, em ${guestLanguageLabel(language).toLowerCase()}`}
          hint={
            // Moved up to share a line with the counter at its right.
            <span className="-mt-6 block pe-18">
              Texto simples, sem ligações. Aparece na caixa amarela.
            </span>
          }
          error={tooLong > 0 ? `Tem ${tooLong} caracteres a mais.` : undefined}
        >
          <TextArea
            rows={6}
            countTo={PARAGRAPH_MAX_LENGTH}
            value={text}
            lang={language}
            onChange={({ target }) => handleType(target.value)}
          />
        </Field>
        {draft !== null && draft.base !== stored && (
          <output className="mt-2 block rounded-field bg-ocre-100 px-3 py-2 text-13">
            {stored === ''
              ? 'Este parágrafo foi retirado entretanto, noutro ecrã.'
              : `Este parágrafo mudou entretanto, noutro ecrã. Agora diz: “${stored}”`}
          </output>
        )}
      </div>
      <div className="-mt-1">
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            disabled={isOff}
            isBusy={keeping.isPending}
            busyLabel="A guardar..."
            className="max-md:flex-1"
          >
            Guardar
          </Button>
          <Button
            variant="outline"
            disabled={draft === null}
            onClick={() => {
              keeping.reset();
              paragraphDrafts.drop(id);
            }}
            className="max-md:flex-1"
          >
            Cancelar
          </Button>
        </div>
        <div role="alert">
          {keeping.error !== null && <FieldError>{keeping.error.message}</FieldError>}
        </div>
      </div>
    </form>
  );
}
