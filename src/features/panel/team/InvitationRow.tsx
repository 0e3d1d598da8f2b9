import { Copy, Mail } from 'lucide-react';
import { Button } from '@/components/Button';
import { useToast } from '@/components/overlay/useToast';
import { ROLE_NAMES } from '@/domain/account/role';
import type { Invitation, Person } from '@/domain/account/team';
import { invitationState, invitationWords } from '@/domain/account/team-words';
import { adminPaths } from '@/lib/staff-paths';
import type { TeamActs } from './team-acts';
import { ActionCell, CELL, ROW, WhoCell } from './team-row';
import { useCopyInvitation, useRenewInvitation } from './useTeamChanges';

interface InvitationRowProps {
  person: Person;
  invitation: Invitation;
  time: { isMailOn: boolean; now: Date };
  acts: TeamActs;
}

/** Somebody who is invited and has not come yet. */
export function InvitationRow({ person, invitation, time, acts }: InvitationRowProps) {
  const { name, email, role } = person;
  const state = invitationState(invitation, time);
  const needsSomebody = state === 'expired' || state === 'waiting';
  return (
    <tr className={`${ROW} ${needsSomebody ? 'bg-ocre-100/40' : ''}`}>
      <WhoCell mark={<Mail className="size-4.5" />} name={name} email={email} />
      <td className={CELL}>{ROLE_NAMES[role]}</td>
      <td
        colSpan={2}
        className={`tabular-figures ${CELL} ${needsSomebody ? 'font-medium text-ocre-800' : ''}`}
      >
        {invitationWords(invitation, time)}
      </td>
      <ActionCell isBelow>
        {time.isMailOn ? (
          <SendAgain person={person} isOnItsWay={state === 'going'} />
        ) : (
          <CopyInvitation person={person} onHanded={acts.onHanded} />
        )}
        <Button
          variant="danger-outline"
          aria-label={`Retirar o convite de ${name}`}
          onClick={() => acts.onRemove(person)}
        >
          Retirar
        </Button>
      </ActionCell>
    </tr>
  );
}

function SendAgain({ person, isOnItsWay }: { person: Person; isOnItsWay: boolean }) {
  const { change, isPending } = useRenewInvitation();
  return (
    <Button
      variant="outline"
      aria-label={`Enviar de novo o convite de ${person.name}`}
      disabled={isOnItsWay}
      isBusy={isPending}
      onClick={() => void change(person)}
    >
      Enviar de novo
    </Button>
  );
}

interface CopyInvitationProps {
  person: Person;
  onHanded: TeamActs['onHanded'];
}

/** Where no mail goes out: makes a link and copies its address, or shows it. */
function CopyInvitation({ person, onHanded }: CopyInvitationProps) {
  const { change, isPending } = useCopyInvitation();
  const toast = useToast();

  async function handleCopy() {
    const secret = await change(person);
    if (secret === null) return;
    const address = `${window.location.origin}${adminPaths.newPassword}#${secret}`;
    try {
      await navigator.clipboard.writeText(address);
      toast.success(`Convite de ${person.name} copiado.`, {
        detail: 'Cole-o numa mensagem. Vale 48 horas, uma só vez; o anterior deixa de servir.',
      });
    } catch {
      onHanded({ name: person.name, address });
    }
  }

  return (
    <Button
      variant="outline"
      aria-label={`Copiar convite de ${person.name}`}
      isBusy={isPending}
      onClick={() => void handleCopy()}
    >
      <Copy aria-hidden />
      Copiar convite
    </Button>
  );
}
