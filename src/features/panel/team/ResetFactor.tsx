import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import type { Person } from '@/domain/account/team';
import { useResetFactor } from './useTeamChanges';

interface ResetFactorProps {
  /** Who is asked about; null while nobody is. */
  person: Person | null;
  /** Whether the house requires a second factor. */
  isRequired: boolean;
  onClose: () => void;
  /** It is off, and the button that was pressed gone. */
  onOver: () => void;
}

/** Asks before a colleague's second factor is taken off: who lost the telephone cannot do it. */
export function ResetFactor({ person, isRequired, onClose, onOver }: ResetFactorProps) {
  const resetting = useResetFactor(handleOver);

  function handleOver() {
    onOver();
    resetting.reset();
  }

  return (
    <ConfirmDialog
      isOpen={person !== null}
      title={`Desligar o segundo fator de ${person?.name ?? ''}?`}
      isDestructive
      confirmLabel="Desligar"
      busyLabel="A desligar..."
      isBusy={resetting.isPending}
      error={resetting.error?.message ?? null}
      onConfirm={() => {
        if (person !== null) void resetting.change(person);
      }}
      onCancel={() => {
        onClose();
        resetting.reset();
      }}
    >
      <p>
        Só para quem perdeu o telemóvel e os códigos de recuperação. Confirme que o pedido vem mesmo
        desta pessoa: até ligar outro, entra só com a palavra-passe.
      </p>
      {isRequired && <p>Como a casa o exige, tem de o ligar de novo.</p>}
    </ConfirmDialog>
  );
}
