import { LogIn } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton';
import { adminPaths } from '@/lib/staff-paths';
import type { LoginState } from './login-state';

/** Leads to the login, which then returns to this screen. */
export function ToLogin() {
  const { pathname, search } = useLocation();
  const state: LoginState = { returnTo: pathname + search, isSessionRefused: true };
  return (
    <LinkButton to={adminPaths.login} state={state}>
      <LogIn aria-hidden />
      Entrar
    </LinkButton>
  );
}
