import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import type { Person } from '@/domain/account/team';
import { useRemovePerson } from './useTeamChanges';

interface PersonQuestionProps {
  /** Who is asked about; null while nobody is. */
  person: Person | null;
  onClose: () => void;
  /** They are gone, and the button that was pressed with them. */
  onOver: () => void;
}

/** Asks before a person, or an invitation, is taken out of the team. */
export function RemovePerson({ person, onClose, onOver }: PersonQuestionProps) {
  const removing = useRemovePerson(handleOver);
  const isInvitation = person?.joined_at === null;

  function handleOver() {
    onOver();
    removing.reset();
  }

  return (
    <ConfirmDialog
      isOpen={person !== null}
      title={`Retirar ${isInvitation ? 'o convite de ' : ''}${person?.name ?? ''}?`}
      isDestructive
      confirmLabel="Retirar"
      busyLabel="A retirar..."
      isBusy={removing.isPending}
      error={removing.error?.message ?? null}
      onConfirm={() => {
        if (person !== null) void removing.change(person);
      }}
      onCancel={() => {
        onClose();
        removing.reset();
      }}
    >
      <p>
        {isInvitation
          ? 'A ligação que recebeu deixa de servir.'
          : 'O painel desta pessoa fecha já. O que fez fica no histórico, com o nome.'}
      </p>
    </ConfirmDialog>
  );
}
