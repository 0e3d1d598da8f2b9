import { Eye, EyeOff, Lock } from 'lucide-react';
import { type ComponentPropsWithRef, type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { logError } from '@/lib/log';
import { signIn } from '@/queries/auth';
import { QueryError } from '@/queries/query-error';

const WRONG_CREDENTIALS = 'Email ou password incorretos';
const OTHER_FAILURE = 'Erro ao fazer login. Tente novamente.';

/** Whether the login failed because of a wrong e-mail or password, and for no other reason. */
function areCredentialsWrong(error: unknown): boolean {
  return error instanceof QueryError && error.kind === 'session';
}

/** What the login says when it fails (ERR-AUTH-02, ERR-AUTH-03). */
function loginMessage(error: unknown): string {
  return areCredentialsWrong(error) ? WRONG_CREDENTIALS : OTHER_FAILURE;
}

interface LoginFormProps {
  email: string;
  /** Signed in, and not yet known where to. */
  isEntering: boolean;
  onSignedIn: () => void;
  /** The password is forgotten; with the address as it is typed. */
  onForgotten: (email: string) => void;
}

/** The login form; the typed e-mail stays also after a failure. */
export function LoginForm({ email: first, isEntering, onSignedIn, onForgotten }: LoginFormProps) {
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
        <TextInput
          ref={emailRef}
          type="email"
          name="email"
          autoComplete="username"
          required
          defaultValue={first}
        />
      </Field>
      <Field label="Password">
        <LoginPassword
          ref={passwordRef}
          name="password"
          autoComplete="current-password"
          required
          aria-invalid={isPasswordWrong || undefined}
        />
      </Field>
      <Button
        type="submit"
        isBusy={isBusy || isEntering}
        busyLabel="A entrar..."
        className="mt-1 w-full"
      >
        Entrar
      </Button>
      <Button
        variant="quiet"
        className="-my-2 -ms-2 justify-self-start text-15!"
        onClick={() => onForgotten(emailRef.current?.value ?? '')}
      >
        Esqueci-me da palavra-passe
      </Button>
      <p className="flex items-center gap-2 text-14 text-tinta-2">
        <Lock className="size-4" aria-hidden />
        Apenas para administradores autorizados
      </p>
    </form>
  );
}

/**
 * A password that can be looked at while it is typed. `PasswordInput` is its like for the parts that
 * load later: shared with them, it would take the panel's first script apart.
 */
function LoginPassword(props: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <TextInput {...props} type={isShown ? 'text' : 'password'} className="pe-12" />
      <button
        type="button"
        aria-label={isShown ? 'Esconder password' : 'Mostrar password'}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11.5 place-items-center rounded-field text-tinta-2 transition-colors hover:text-tinta"
      >
        <Icon className="size-5" aria-hidden />
      </button>
    </span>
  );
}
