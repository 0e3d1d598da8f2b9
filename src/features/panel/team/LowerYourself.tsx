import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { ROLE_NAMES, ROLE_RIGHTS } from '@/domain/account/role';
import { useOwnRoleChange, type RoleChange } from './useTeamChanges';

interface LowerYourselfProps {
  /** What is asked about; null while nothing is. */
  change: RoleChange | null;
  onClose: () => void;
}

/** Asks before an owner becomes less: only another owner can undo it. */
export function LowerYourself({ change, onClose }: LowerYourselfProps) {
  const changing = useOwnRoleChange(handleClose);

  function handleClose() {
    onClose();
    changing.reset();
  }

  return (
    <ConfirmDialog
      isOpen={change !== null}
      title={change === null ? '' : `Passar a ${ROLE_NAMES[change.role]}?`}
      isDestructive
      confirmLabel="Mudar a minha função"
      busyLabel="A mudar..."
      isBusy={changing.isPending}
      error={changing.error?.message ?? null}
      onConfirm={() => {
        if (change !== null) void changing.change(change);
      }}
      onCancel={handleClose}
    >
      <p>
        Deixa de ser da gerência e de ver esta página. Só outra pessoa da gerência lhe pode devolver
        a função.
      </p>
      {change !== null && (
        <p className="text-13 text-tinta-2">
          {`${ROLE_NAMES[change.role]}: ${ROLE_RIGHTS[change.role]}`}
        </p>
      )}
    </ConfirmDialog>
  );
}
