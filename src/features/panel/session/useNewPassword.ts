import { useRef, useState } from 'react';
import type { PasswordProblem } from '@/domain/account/password';
import { logError } from '@/lib/log';
import { choosePassword, type LinkHolder, type PasswordResult } from '@/queries/account/password';
import { signIn } from '@/queries/auth';
import { useSession } from './useSession';

interface NewPasswordOptions {
  link: string;
  holder: LinkHolder;
  onIn: () => void;
  onLinkOver: () => void;
}

const NOT_CHOSEN = 'Não foi possível guardar. Verifique a rede e tente novamente.';
const NOT_IN = 'A palavra-passe ficou guardada, mas não foi possível entrar. Tente novamente.';

/** Chooses a password through a link and signs in with it; each may fail, and be tried again. */
export function useNewPassword({ link, holder, onIn, onLinkOver }: NewPasswordOptions) {
  const { user, signOut } = useSession();
  const [refusal, setRefusal] = useState<PasswordProblem | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isChosen, setIsChosen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  // An answer was lost: the link may have been used by this very form.
  const mayBeChosen = useRef(false);

  async function enter(password: string) {
    try {
      await signIn({ email: holder.email, password });
      onIn();
    } catch (error) {
      logError('signIn', error);
      setFailure(NOT_IN);
    }
  }

  async function enterIfChosen(password: string) {
    if (!mayBeChosen.current) {
      onLinkOver();
      return;
    }
    try {
      await signIn({ email: holder.email, password });
      onIn();
    } catch {
      onLinkOver();
    }
  }

  async function settle(result: PasswordResult, password: string) {
    if ('email' in result) {
      setIsChosen(true);
      await enter(password);
    } else if (result.refusal === 'link-over') {
      await enterIfChosen(password);
    } else if (result.refusal !== 'wrong-password') {
      setRefusal(result.refusal);
    }
  }

  async function run(password: string) {
    if (isChosen) return enter(password);
    // Whoever else is signed in here must not be taken for the one who comes in now.
    if (user !== null && user.email !== holder.email) await signOut();
    let result: PasswordResult;
    try {
      result = await choosePassword({ link, password });
    } catch (error) {
      logError('choosePassword', error);
      mayBeChosen.current = true;
      setFailure(NOT_CHOSEN);
      return undefined;
    }
    return settle(result, password);
  }

  async function choose(password: string, problem: PasswordProblem | null) {
    if (isRunning.current) return;
    setRefusal(problem);
    setFailure(null);
    if (problem !== null) return;
    isRunning.current = true;
    setIsBusy(true);
    await run(password);
    isRunning.current = false;
    setIsBusy(false);
  }

  function forget() {
    setRefusal(null);
    setFailure(null);
  }

  return { refusal, failure, isChosen, isBusy, choose, forget };
}
