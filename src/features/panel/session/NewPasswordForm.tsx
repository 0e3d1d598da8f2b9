import { LogOut } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { Field } from '@/components/form/Field';
import { NoteBox } from '@/components/NoteBox';
import { calledName } from '@/domain/account/account';
import { passwordProblem } from '@/domain/account/password';
import { PASSWORD_HINT, passwordProblemWords } from '@/domain/account/password-words';
import type { LinkHolder } from '@/queries/account/password';
import { PasswordInput } from './PasswordInput';
import { StepHead } from './StepHead';
import { useNewPassword } from './useNewPassword';
import { useSession } from './useSession';

interface NewPasswordFormProps {
  link: string;
  holder: LinkHolder;
  onIn: () => void;
  onLinkOver: () => void;
}

/** Chooses the password and goes in with it. */
export function NewPasswordForm({ link, holder, onIn, onLinkOver }: NewPasswordFormProps) {
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const { refusal, failure, isChosen, isBusy, choose, forget } = useNewPassword({
    link,
    holder,
    onIn,
    onLinkOver,
  });
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => inputRef.current?.focus(), []);
  useEffect(() => {
    if (refusal !== null) inputRef.current?.focus();
  }, [refusal]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void choose(password, passwordProblem(password));
  }

  return (
    <form noValidate className="grid gap-4.5" onSubmit={handleSubmit}>
      <div>
        <StepHead title="Nova palavra-passe">
          {`${greeting(holder)} Comprida vale mais do que complicada: três ou quatro palavras chegam.`}
        </StepHead>
      </div>
      {user !== null && user.email !== holder.email && (
        <NoteBox>
          <span className="wrap-anywhere">
            {`Neste navegador está aberta a conta ${user.email ?? ''}: ao guardar, sai.`}
          </span>
        </NoteBox>
      )}
      {failure !== null && <ErrorBox title={failure} />}
      {/* Password managers keep the password under the address. */}
      <input
        type="email"
        name="email"
        aria-label="Email"
        autoComplete="username"
        value={holder.email}
        readOnly
        hidden
      />
      <Field
        label="Palavra-passe"
        hint={PASSWORD_HINT}
        error={refusal === null ? undefined : passwordProblemWords(refusal, password)}
        isRequired
      >
        <PasswordInput
          ref={inputRef}
          noun="palavra-passe"
          name="new-password"
          autoComplete="new-password"
          value={password}
          readOnly={isBusy || isChosen}
          onChange={({ target }) => {
            setPassword(target.value);
            forget();
          }}
        />
      </Field>
      <Button type="submit" isBusy={isBusy} busyLabel="A guardar..." className="w-full">
        {isChosen ? 'Entrar' : 'Guardar e entrar'}
      </Button>
      <p className="flex items-center gap-2 text-14 text-tinta-2">
        <LogOut className="size-4" aria-hidden />
        Sai de todos os outros aparelhos
      </p>
    </form>
  );
}

function greeting({ kind, name }: LinkHolder): string {
  return `${calledName(name)}, ${kind === 'invitation' ? 'falta só a palavra-passe.' : 'escolha outra.'}`;
}
