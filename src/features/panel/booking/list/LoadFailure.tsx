import { LoaderCircle, LogIn } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { ErrorBox } from '@/components/ErrorBox';
import { LinkButton } from '@/components/LinkButton';
import type { LoginState } from '@/features/panel/session/login-state';
import { adminPaths } from '@/lib/staff-paths';

interface LoadFailureProps {
  message: string;
  /** Only a new sign-in helps. */
  isSessionOver: boolean;
  /** The attempt under way; null when the last one has failed too. */
  attempt: number | null;
  onRetry: () => void;
}

/** The list did not load (ERR-ADMBOOK-04, ERR-ADMBOOK-07). */
export function LoadFailure({ message, isSessionOver, attempt, onRetry }: LoadFailureProps) {
  return (
    <ErrorBox title="Erro ao Carregar Reservas" onRetry={onRetry}>
      <p>{message}</p>
      {attempt !== null && (
        <p className="mt-2 flex items-center gap-2 text-13 font-medium text-tinta-2">
          <LoaderCircle className="size-4 animate-turn text-anil-600" aria-hidden />
          {`Tentativa ${attempt} de 3`}
        </p>
      )}
      {isSessionOver && <ToLogin />}
    </ErrorBox>
  );
}

/** Leads to the login, which then returns to this list. */
function ToLogin() {
  const { pathname, search } = useLocation();
  const state: LoginState = { returnTo: pathname + search, isSessionRefused: true };
  return (
    <p className="mt-3">
      <LinkButton to={adminPaths.login} state={state}>
        <LogIn aria-hidden />
        Entrar
      </LinkButton>
    </p>
  );
}
