import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Field } from '@/components/form/Field';
import { passwordProblem } from '@/domain/account/password';
import { PASSWORD_HINT, passwordProblemWords } from '@/domain/account/password-words';
import { FormDialog } from '@/features/panel/kit/FormDialog';
import { PasswordInput } from '@/features/panel/session/PasswordInput';
import { useDraftForm } from '@/hooks/useDraftForm';
import type { PasswordRefusal } from '@/queries/account/password';
import { type PasswordDraft, useChangePassword } from './useChangePassword';

interface PasswordDialogProps {
  /** Whether the sign-in that follows asks for a code. */
  hasFactor: boolean;
  onClose: () => void;
}

/** Another password, with the one of now: all other sessions end (STAFF-03). */
export function PasswordDialog({ hasFactor, onClose }: PasswordDialogProps) {
  const { draft, ref, change, settle, shownProblems, refuse } = useDraftForm<PasswordDraft>(() => ({
    current: '',
    password: '',
  }));
  const [refusal, setRefusal] = useState<PasswordRefusal | null>(null);
  const saving = useChangePassword({ hasFactor, onDone: onClose });
  const problems = { ...shownProblems(problemsOf), ...refusedFields(refusal, draft) };

  async function handleSubmit() {
    setRefusal(null);
    const { settled } = settle(problemsOf);
    if (settled === null) return;
    const outcome = await saving.change(settled);
    if (outcome === null || !('refusal' in outcome)) return;
    setRefusal(outcome.refusal);
    refuse();
  }

  function handleChange(changes: Partial<PasswordDraft>) {
    change(changes);
    setRefusal(null);
  }

  return (
    <FormDialog
      title="Mudar palavra-passe"
      formRef={ref}
      saving={saving}
      isHeld
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <Field label="Palavra-passe atual" error={problems.current} isRequired>
        <PasswordInput
          noun="palavra-passe atual"
          autoComplete="current-password"
          value={draft.current}
          onChange={({ target }) => handleChange({ current: target.value })}
        />
      </Field>
      <Field label="Palavra-passe nova" hint={PASSWORD_HINT} error={problems.password} isRequired>
        <PasswordInput
          noun="palavra-passe nova"
          autoComplete="new-password"
          value={draft.password}
          onChange={({ target }) => handleChange({ password: target.value })}
        />
      </Field>
      <p className="flex items-center gap-2 text-13 text-tinta-2">
        <LogOut className="size-4 flex-none" aria-hidden />
        {hasFactor
          ? 'Sai de todos os aparelhos; neste volta a pedir o código.'
          : 'Sai de todos os outros aparelhos.'}
      </p>
    </FormDialog>
  );
}

type Problems = Partial<Record<keyof PasswordDraft, string>>;

function problemsOf({ current, password }: PasswordDraft): Problems {
  const problem = passwordProblem(password);
  return {
    current: current === '' ? 'Escreva a palavra-passe de agora.' : undefined,
    password: problem === null ? undefined : passwordProblemWords(problem, password),
  };
}

/** What the house refused, at its field. */
function refusedFields(refusal: PasswordRefusal | null, { password }: PasswordDraft): Problems {
  if (refusal === null || refusal === 'link-over') return {};
  if (refusal === 'wrong-password') return { current: 'Não é a palavra-passe de agora.' };
  return { password: passwordProblemWords(refusal, password) };
}
