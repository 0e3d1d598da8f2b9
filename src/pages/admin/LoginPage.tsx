import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { CodeStep } from '@/features/panel/session/CodeStep';
import { ForgottenStep } from '@/features/panel/session/ForgottenStep';
import { NoteBox } from '@/components/NoteBox';
import { PageMeta } from '@/components/PageMeta';
import { LoginForm } from '@/features/panel/session/LoginForm';
import { LoginFrame } from '@/features/panel/session/LoginFrame';
import { LoginSkeleton } from '@/features/panel/session/LoginSkeleton';
import { readLoginState } from '@/features/panel/session/login-state';
import { useEntry } from '@/features/panel/session/useEntry';
import { useSession } from '@/features/panel/session/useSession';
import { adminPaths } from '@/lib/staff-paths';

/** The staff login. A user who is already signed in is redirected to the panel (AUTH-08). */
export default function LoginPage() {
  return useSession().isLoading ? <LoginSkeleton /> : <Login />;
}

function Login() {
  const { session } = useSession();
  const loginState = readLoginState(useLocation().state);
  const [first] = useState(session);
  const [hasSignedIn, setHasSignedIn] = useState(false);
  const [hasProven, setHasProven] = useState(false);
  const [forgotten, setForgotten] = useState({ isShown: false, email: '' });
  const isRefused = loginState?.isSessionRefused === true && !hasSignedIn;
  const token = session === null || isRefused ? null : session.access_token;
  const entry = useEntry(token);

  if (token !== null && entry === null && session === first) return <LoginSkeleton />;
  if (entry?.state === 'set-up') return <Navigate to={adminPaths.secondFactor} replace />;
  const isCodeOwed = entry?.state === 'code' && !hasProven;
  // Whose session was ended from elsewhere signs in anew.
  if (entry !== null && !isCodeOwed && entry.state !== 'signed-out') {
    return <Navigate to={loginState?.returnTo ?? adminPaths.dashboard} replace />;
  }
  return (
    <LoginFrame>
      <PageMeta title="Entrar" isHidden />
      {isCodeOwed && <CodeStep account={entry.account} onDone={() => setHasProven(true)} />}
      {!isCodeOwed && forgotten.isShown && (
        <ForgottenStep
          email={forgotten.email}
          onBack={(email) => setForgotten({ isShown: false, email })}
        />
      )}
      {!isCodeOwed && !forgotten.isShown && (
        <>
          <h1 className="text-30 lg:text-[2.125rem] lg:leading-10">Painel da equipa</h1>
          <p className="mt-1.5 mb-4.5 text-15 text-tinta-2">
            Reservas, quartos, preços e mensagens do hostel.
          </p>
          {loginState !== null && (
            <NoteBox className="mb-4.5">
              A sessão terminou. Depois de entrar, volta ao ecrã onde estava.
            </NoteBox>
          )}
          <LoginForm
            email={forgotten.email}
            isEntering={token !== null && entry === null}
            onSignedIn={() => setHasSignedIn(true)}
            onForgotten={(email) => setForgotten({ isShown: true, email })}
          />
        </>
      )}
    </LoginFrame>
  );
}
