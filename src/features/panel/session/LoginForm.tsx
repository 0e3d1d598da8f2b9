import { Lock } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { logError } from '@/lib/log';
import { signIn } from '@/queries/auth';
import { areCredentialsWrong, loginMessage } from './login-message';
import { PasswordInput } from './PasswordInput';

/** The login form; the typed e-mail stays also after a failure. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const isPasswordWrong = areCredentialsWrong(failure);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = emailRef.current?.value ?? '';
    const password = passwordRef.current?.value ?? '';
    setFailure(null);
    setIsBusy(true);
    try {
      await signIn({ email, password });
      onSignedIn();
    } catch (error) {
      setFailure(error);
      if (areCredentialsWrong(error)) emptyPassword();
      else logError('signIn', error);
    } finally {
      setIsBusy(false);
    }
  }

  function emptyPassword() {
    if (passwordRef.current === null) return;
    passwordRef.current.value = '';
    passwordRef.current.focus();
  }

  return (
    <form onSubmit={handleSubmit} className="grid gap-4.5">
      {failure !== null && <ErrorBox title={loginMessage(failure)} />}
      <Field label="Email">
        <TextInput ref={emailRef} type="email" name="email" autoComplete="username" required />
      </Field>
      <Field label="Password">
        <PasswordInput
          ref={passwordRef}
          name="password"
          autoComplete="current-password"
          required
          aria-invalid={isPasswordWrong || undefined}
        />
      </Field>
      <Button type="submit" isBusy={isBusy} busyLabel="A entrar..." className="mt-1 w-full">
        Entrar
      </Button>
      <p className="flex items-center gap-2 text-14 text-tinta-2">
        <Lock className="size-4" aria-hidden />
        Apenas para administradores autorizados
      </p>
    </form>
  );
}
