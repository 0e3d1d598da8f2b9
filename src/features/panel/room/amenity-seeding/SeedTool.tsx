import {
  BedDouble,
  ListRestart,
  LogIn,
  Check,
  Dot,
  CircleCheck,
  TriangleAlert,
} from 'lucide-react';
import { useState, useEffect, useRef } from 'react';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { LinkButton } from '@/components/LinkButton';
import { NoteBox } from '@/components/NoteBox';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { PANEL_CARD } from '@/components/panel-styles';
import { DEFAULT_AMENITIES } from '@/domain/room/amenities';
import type { LoginState } from '@/features/panel/session/login-state';
import { useSession } from '@/features/panel/session/useSession';
import { adminPaths } from '@/lib/staff-paths';
import { SEED_STEPS } from './seed-amenities';
import { seedFailure, type SeedFailure } from './seed-failure';
import { useSeeding, type SeedState } from './useSeeding';

/** The tool's one action with its four states (SEED-01, SEED-02). */
export function SeedTool() {
  const { state, run } = useSeeding();
  const { user } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const failure =
    state.status === 'error' ? seedFailure(state.error, { isSignedIn: user !== null }) : null;

  function handleConfirm() {
    setIsAsking(false);
    void run();
  }

  return (
    <div className="mt-4.5 grid gap-4.5">
      <SeedOutcome state={state} failure={failure} onRetry={() => void run()} />
      <DefaultList isStored={state.status === 'success'} />
      {(state.status === 'idle' || state.status === 'loading') && (
        <Action state={state} onPress={() => setIsAsking(true)} />
      )}
      {state.status === 'success' && (
        <LinkButton to={adminPaths.rooms} className="justify-self-start max-md:w-full">
          <BedDouble aria-hidden />
          Abrir Quartos
        </LinkButton>
      )}
      {failure?.needsLogin && (
        <LinkButton
          variant="outline"
          to={adminPaths.login}
          state={user === null ? null : REFUSED_SESSION}
          className="justify-self-start max-md:w-full"
        >
          <LogIn aria-hidden />
          Entrar no painel
        </LinkButton>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Repor as comodidades?"
        isDestructive
        confirmLabel={
          <>
            <ListRestart aria-hidden />
            Repor comodidades
          </>
        }
        onConfirm={handleConfirm}
        onCancel={() => setIsAsking(false)}
      >
        <p>
          Ficam só as 3 categorias e as 22 comodidades de origem. As que a equipa acrescentou são
          apagadas.
        </p>
        <p className="text-tinta-2">
          Todos os quartos ficam sem comodidades até as escolher de novo em cada um.
        </p>
      </ConfirmDialog>
    </div>
  );
}

/** The backend refused this browser's session, so the login asks for a new one and leads back. */
const REFUSED_SESSION: LoginState = { returnTo: adminPaths.amenitySeed, isSessionRefused: true };

interface ActionProps {
  state: Extract<SeedState, { status: 'idle' | 'loading' }>;
  onPress: () => void;
}

function Action({ state, onPress }: ActionProps) {
  const isLoading = state.status === 'loading';
  return (
    <div className="grid gap-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          isBusy={isLoading}
          busyLabel="A repor..."
          className="max-md:w-full"
          onClick={onPress}
        >
          <ListRestart aria-hidden />
          Repor comodidades
        </Button>
        <p className="text-12 text-tinta-2">
          {isLoading
            ? 'Não feche esta página.'
            : 'Depois, escolha de novo as comodidades de cada quarto.'}
        </p>
      </div>
      {isLoading && (
        <progress
          aria-label="Reposição das comodidades"
          max={SEED_STEPS}
          value={state.stepsDone}
          className="h-1.5 w-full appearance-none overflow-hidden rounded-pill bg-linha text-anil-600 [&::-moz-progress-bar]:bg-anil-600 [&::-webkit-progress-bar]:bg-linha [&::-webkit-progress-value]:bg-anil-600"
        />
      )}
    </div>
  );
}

/** What the house has after a run, by category (SEED-03 to SEED-06). */
function DefaultList({ isStored }: { isStored: boolean }) {
  const Mark = isStored ? Check : Dot;
  return (
    <section
      aria-label="Lista de origem"
      className={`grid gap-x-6 gap-y-5 px-4 py-4 md:grid-cols-3 md:px-5 md:py-4.5 ${PANEL_CARD}`}
    >
      {DEFAULT_AMENITIES.map(({ name, amenities }) => (
        <div key={name}>
          <h2 className="flex items-baseline justify-between border-b border-linha pb-1.75 font-sans text-14 font-semibold tracking-normal">
            {name}
            <small className="text-12 font-normal text-tinta-2 tabular-figures">
              {amenities.length}
            </small>
          </h2>
          <ul className="mt-1.5 text-13">
            {amenities.map((amenity) => (
              <li key={amenity} className="flex min-h-7 items-center gap-2">
                <Mark
                  className={`size-3.75 ${isStored ? 'text-horta-700' : 'text-tinta-2'}`}
                  aria-hidden
                />
                {amenity}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface SeedOutcomeProps {
  state: SeedState;
  /** Null while it has not failed. */
  failure: SeedFailure | null;
  onRetry: () => void;
}

/** The box above the list: what a run will do, or what came of it. */
function SeedOutcome({ state: { status }, failure, onRetry }: SeedOutcomeProps) {
  const boxRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const hasEnded = status === 'success' || status === 'error';
    // 'Tentar Novamente' leaves the page when it is pressed.
    const hasLostFocus = document.activeElement === document.body;
    if (hasEnded || (status === 'loading' && hasLostFocus)) boxRef.current?.focus();
  }, [status]);

  if (failure !== null) {
    return (
      <ErrorBox ref={boxRef} title="Não foi possível repor as comodidades" onRetry={onRetry}>
        <p>{failure.reason}</p>
        {!failure.needsLogin && (
          <p>Só se apaga o que já foi substituído: a lista de comodidades não fica a meio.</p>
        )}
      </ErrorBox>
    );
  }
  return (
    <div ref={boxRef} tabIndex={-1}>
      {status === 'success' ? (
        <NoteBox tone="horta" icon={CircleCheck}>
          <h2 className="font-sans text-16 font-semibold tracking-normal">Comodidades repostas</h2>
          <p className="text-14 font-normal text-tinta">
            3 categorias e 22 comodidades criadas. Falta ligá-las aos quartos.
          </p>
        </NoteBox>
      ) : (
        <NoteBox tone="ocre" icon={TriangleAlert}>
          <h2 className="font-sans text-16 font-semibold tracking-normal">
            Substitui o que existe
          </h2>
          <p className="text-14 font-normal text-tinta">
            Apaga todas as outras comodidades e categorias e todas as ligações aos quartos.
          </p>
        </NoteBox>
      )}
    </div>
  );
}
