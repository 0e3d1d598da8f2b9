import { useNavigate } from 'react-router-dom';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import type { LoginState } from '@/features/panel/session/login-state';
import { logError } from '@/lib/log';
import { adminPaths } from '@/lib/staff-paths';
import { changePassword, type PasswordRefusal } from '@/queries/account/password';
import { signIn } from '@/queries/auth';
import { queryKeys } from '@/queries/query-keys';

export interface PasswordDraft {
  current: string;
  password: string;
}

/** Refused, or stored; then this browser is signed in again with the new one, or is not. */
type PasswordOutcome = { refusal: PasswordRefusal } | { isIn: boolean };

/**
 * Changes the own password. That ends every session, so this browser signs in again at once; where a
 * code is owed, or signing in fails, the login takes over and leads back here (STAFF-03, STAFF-04).
 */
export function useChangePassword({
  hasFactor,
  onDone,
}: {
  hasFactor: boolean;
  onDone: () => void;
}) {
  const navigate = useNavigate();
  return usePanelMutation<PasswordDraft, PasswordOutcome>({
    send: async (_client, draft) => {
      const result = await changePassword(draft);
      return 'refusal' in result ? result : { isIn: await isSignedIn(result.email, draft) };
    },
    failure: (error) => `Erro ao mudar a palavra-passe: ${refusalReason(error)}`,
    showFailure: 'inline',
    onDone: (outcome) => {
      if ('refusal' in outcome) return undefined;
      onDone();
      if (outcome.isIn && !hasFactor) {
        return { message: 'Palavra-passe mudada.', detail: 'Os outros aparelhos saíram.' };
      }
      const state: LoginState = {
        returnTo: adminPaths.account,
        isSessionRefused: !outcome.isIn,
      };
      void navigate(adminPaths.login, { state });
      return undefined;
    },
    refresh: [queryKeys.account],
    log: 'changePassword',
  });
}

async function isSignedIn(email: string, { password }: PasswordDraft): Promise<boolean> {
  try {
    await signIn({ email, password });
    return true;
  } catch (error) {
    logError('signIn', error);
    return false;
  }
}
