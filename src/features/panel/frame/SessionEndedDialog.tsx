import { Lock, LogIn } from 'lucide-react';
import { useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton';
import type { LoginState } from '@/features/panel/session/login-state';
import { useDialog } from '@/hooks/useDialog';
import { homePath } from '@/lib/paths';
import { adminPaths } from '@/lib/staff-paths';

interface SessionEndedDialogProps {
  /** What the failed change said. */
  message: string;
  onClose: () => void;
}

/** That the session has ended, and the way to the login and back. */
export default function SessionEndedDialog({ message, onClose }: SessionEndedDialogProps) {
  const id = useId();
  const { pathname, search } = useLocation();
  const loginRef = useRef<HTMLAnchorElement>(null);
  const dialogRef = useDialog({ isOpen: true, onClose, initialFocus: loginRef });
  const state: LoginState = { returnTo: pathname + search, isSessionRefused: true };

  return (
    <dialog
      ref={dialogRef}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      className="m-auto w-[min(27.5rem,100%-2rem)] rounded-card border-t-4 border-ocre-600 bg-branco p-5.5 pb-4.5 text-tinta shadow-s3 open:animate-appear"
    >
      <h2 id={`${id}-title`} className="flex items-center gap-2.5 text-20 leading-6.5">
        <Lock className="size-5.5" aria-hidden />A sessão terminou
      </h2>
      <div id={`${id}-body`} className="mt-2.5 grid gap-1.5">
        <p>{message}</p>
        <p className="text-tinta-2">
          A última alteração não foi guardada. Depois de entrar, volta a este ecrã.
        </p>
      </div>
      <div className="mt-4.5 flex flex-wrap justify-end gap-2 max-md:*:flex-1">
        <LinkButton variant="outline" to={homePath}>
          Ver site
        </LinkButton>
        <LinkButton ref={loginRef} to={adminPaths.login} state={state}>
          <LogIn aria-hidden />
          Entrar
        </LinkButton>
      </div>
    </dialog>
  );
}
