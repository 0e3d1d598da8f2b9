import { useId, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '@/components/Button';
import type { ButtonVariant } from '@/components/button-styles';
import { FieldError } from '@/components/form/Field';
import { CODE_LENGTH, plainCode } from '@/domain/account/code';
import type { CodeResult } from '@/domain/account/account';
import { useFocusWhen } from '@/hooks/focus';
import { useCodeTry, type CodeTaken } from './useCodeTry';

interface CodeFormProps {
  send: (code: string) => Promise<CodeResult>;
  onTaken: (result: CodeTaken) => void;
  /** Whether a code for recovery opens the door too. */
  hasRecovery?: boolean;
  submitLabel: string;
  variant?: ButtonVariant;
  /** The field, for a dialog that gives it the focus; without one it takes the focus itself. */
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Stands beside the way to the recovery codes. */
  children?: ReactNode;
}

const INPUT =
  'block min-h-14 w-full rounded-field border-[1.5px] border-contorno bg-branco text-center text-22 font-semibold text-tinta tabular-figures panel:min-h-13 ' +
  'aria-invalid:border-2 aria-invalid:border-erro-700 aria-invalid:bg-erro-50';

/**
 * One field for the code: six digits are sent as soon as the sixth is there; a wrong code is cleared
 * and the focus stays (STAFF-04).
 */
export function CodeForm({
  send,
  onTaken,
  hasRecovery = true,
  submitLabel,
  variant,
  inputRef: givenRef,
  children,
}: CodeFormProps) {
  const id = useId();
  const ownRef = useFocusWhen<HTMLInputElement>(true);
  const inputRef = givenRef ?? ownRef;
  const [code, setCode] = useState('');
  const [isRecovery, setIsRecovery] = useState(false);
  const otherWay = isRecovery ? 'app' : 'recovery';
  const { words, isBusy, trial, forget } = useCodeTry({
    send,
    onTaken,
    otherWay: hasRecovery ? otherWay : null,
  });

  async function submit(given: string) {
    if (given.trim() !== '' && (await trial(given))) setCode('');
    inputRef.current?.focus();
  }

  function handleChange(typed: string) {
    if (isBusy) return;
    const next = isRecovery ? typed : plainCode(typed);
    setCode(next);
    if (!isRecovery && next.length === CODE_LENGTH) void submit(next);
  }

  function handleSwitch() {
    setIsRecovery(!isRecovery);
    setCode('');
    forget();
    inputRef.current?.focus();
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(code);
      }}
    >
      <div>
        <label htmlFor={id} className="mb-1.5 block text-15 font-medium panel:mb-1 panel:text-13">
          {isRecovery ? 'Código de recuperação' : 'Código'}
        </label>
        <input
          ref={inputRef}
          id={id}
          value={code}
          onChange={({ target }) => handleChange(target.value)}
          readOnly={isBusy}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          aria-invalid={words === null ? undefined : true}
          aria-describedby={words === null ? undefined : `${id}-error`}
          className={`${INPUT} ${isRecovery ? 'tracking-[.12em]' : 'ps-[.32em] tracking-[.32em]'}`}
        />
        <div role="alert" className="empty:hidden">
          {words !== null && <FieldError id={`${id}-error`}>{words}</FieldError>}
        </div>
      </div>
      <Button
        type="submit"
        variant={variant}
        isBusy={isBusy}
        busyLabel="A confirmar..."
        className="w-full panel:w-auto panel:justify-self-start"
      >
        {submitLabel}
      </Button>
      {(hasRecovery || children !== undefined) && (
        <div className="-mx-2 -my-2 flex flex-wrap justify-between gap-x-3">
          {hasRecovery && (
            <Button variant="quiet" className="text-15! panel:text-14!" onClick={handleSwitch}>
              {isRecovery ? 'Usar a aplicação' : 'Usar um código de recuperação'}
            </Button>
          )}
          {children}
        </div>
      )}
    </form>
  );
}
