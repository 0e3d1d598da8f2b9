import { ArrowLeft } from 'lucide-react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Frieze } from '@/components/look/Frieze';
import { Logo } from '@/components/look/Logo';
import { NoteBox } from '@/components/NoteBox';
import { PageMeta } from '@/components/PageMeta';
import { LoginForm } from '@/features/panel/session/LoginForm';
import { LoginSkeleton } from '@/features/panel/session/LoginSkeleton';
import { readLoginState } from '@/features/panel/session/login-state';
import { ReceptionWindow, TileStrip } from '@/features/panel/session/ReceptionWindow';
import { useSession } from '@/features/panel/session/useSession';
import { homePath } from '@/lib/paths';
import { adminPaths } from '@/lib/staff-paths';

/** The staff login. A user who is already signed in is redirected to the panel (AUTH-08). */
export default function LoginPage() {
  const { user, isLoading } = useSession();
  const navigate = useNavigate();
  const loginState = readLoginState(useLocation().state);
  const destination = loginState?.returnTo ?? adminPaths.dashboard;

  if (isLoading) return <LoginSkeleton />;
  if (user !== null && !loginState?.isSessionRefused) return <Navigate to={destination} replace />;

  return (
    <div className="relative grid min-h-dvh bg-branco lg:grid-cols-[minmax(27.5rem,1fr)_minmax(0,1.15fr)]">
      <PageMeta title="Entrar" isHidden />
      <div className="absolute inset-x-0 top-0 z-1">
        <Frieze />
      </div>
      <main className="flex flex-col pt-12 lg:pt-17 lg:pb-10">
        <div className="mx-auto flex w-[min(22.5rem,100%-3rem)] flex-1 flex-col">
          <div>
            <Logo to={homePath} className="min-h-11" />
          </div>
          <div className="my-auto py-8 lg:py-10">
            <h1 className="text-30 lg:text-[2.125rem] lg:leading-10">Painel da equipa</h1>
            <p className="mt-1.5 mb-4.5 text-15 text-tinta-2">
              Reservas, quartos, preços e mensagens do hostel.
            </p>
            {loginState !== null && (
              <NoteBox className="mb-4.5">
                A sessão terminou. Depois de entrar, volta ao ecrã onde estava.
              </NoteBox>
            )}
            <LoginForm onSignedIn={() => void navigate(destination, { replace: true })} />
          </div>
          <Link
            to={homePath}
            className="flex min-h-11 items-center gap-2 self-start text-14 font-medium text-anil-600 hover:text-anil-700"
          >
            <ArrowLeft className="size-4" aria-hidden />
            Voltar ao site
          </Link>
        </div>
        <div className="mt-7 lg:hidden">
          <TileStrip />
        </div>
      </main>
      <ReceptionWindow />
    </div>
  );
}
