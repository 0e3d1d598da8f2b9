import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ErrorBox } from '@/components/ErrorBox';
import { NoteBox } from '@/components/NoteBox';
import type { SeedFailure } from './seed-failure';
import type { SeedState } from './useSeeding';

interface SeedOutcomeProps {
  state: SeedState;
  /** Null while it has not failed. */
  failure: SeedFailure | null;
  onRetry: () => void;
}

/** The box above the list: what a run will do, or what came of it. */
export function SeedOutcome({ state: { status }, failure, onRetry }: SeedOutcomeProps) {
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
