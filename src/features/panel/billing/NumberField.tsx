import { useId, type KeyboardEvent, type Ref } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import type { BillLine } from '@/domain/billing/bill-sheet';
import { billedName, documentWord, lineWhat } from '@/domain/billing/line-words';
import { useStaffDraft } from '@/hooks/useStaffDraft';
import { numberDraftId, numberDrafts } from './number-drafts';

/** As the database bounds it. */
const LONGEST = 40;

interface NumberFieldProps {
  line: BillLine;
  /** Why it was not stored; what was typed stays. */
  failure: string | undefined;
  /** An empty text takes the number back. */
  onWrite: (text: string) => void;
  onNext: (field: HTMLInputElement) => void;
  onLeave?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * The number that the certified program gave: Enter stores it and moves down, Escape restores. What is
 * typed stays until it is stored, wherever one goes meanwhile.
 */
export function NumberField({ line, failure, onWrite, onNext, onLeave, ref }: NumberFieldProps) {
  const id = useId();
  const stored = line.number ?? '';
  const draft = numberDraftId(line);
  const typed = useStaffDraft(numberDrafts, draft);
  const text = typed ?? stored;
  const isChanged = text.trim() !== stored;

  function settle() {
    if (isChanged) onWrite(text.trim());
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      settle();
      onNext(event.currentTarget);
    } else if (event.key === 'Escape') {
      numberDrafts.drop(draft);
      onLeave?.();
    }
  }

  return (
    <div>
      {/* On paper there is room to write it. */}
      <div className="hidden h-6 w-40 border-b border-contorno print:block" />
      <div className="flex flex-wrap gap-2 print:hidden">
        <TextInput
          ref={ref}
          aria-label={`N.º da ${documentWord(line)} de ${billedName(line)}, ${line.booking_number}, ${lineWhat(line)}`}
          aria-invalid={failure === undefined ? undefined : true}
          aria-describedby={failure === undefined ? undefined : id}
          autoComplete="off"
          enterKeyHint="next"
          maxLength={LONGEST}
          placeholder={line.amount < 0 ? 'N.º da nota' : 'N.º da fatura'}
          value={text}
          onChange={({ target }) => numberDrafts.keep(draft, target.value)}
          onKeyDown={handleKeyDown}
          className="w-37.5! flex-none max-md:w-50! max-md:shrink"
        />
        {isChanged && (
          <Button variant="outline" onClick={settle}>
            Guardar
          </Button>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {failure !== undefined && <FieldError id={id}>{failure}</FieldError>}
      </div>
    </div>
  );
}
