import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { PanelHeader } from '@/components/PanelHeader';
import type { Member } from '@/domain/account/account';
import type { Person } from '@/domain/account/team';
import { teamCountWords } from '@/domain/account/team-words';
import { StillReading } from '@/features/panel/kit/StillReading';
import { BackToHouse } from '@/features/panel/session/BackToHouse';
import { useFocusAfter } from '@/hooks/focus';
import { useHouseTime } from '@/hooks/useHouseTime';
import { InvitationAddress, type HandedInvitation } from './InvitationAddress';
import { InviteDialog } from './InviteDialog';
import { LowerYourself } from './LowerYourself';
import { RemovePerson } from './RemovePerson';
import { ResetFactor } from './ResetFactor';
import { SecondFactorCard } from './SecondFactorCard';
import type { TeamActs } from './team-acts';
import { TeamHistory } from './TeamHistory';
import { TeamSkeleton } from './TeamSkeleton';
import { TeamTable } from './TeamTable';
import { useTeam } from './useTeam';
import type { RoleChange } from './useTeamChanges';

/** Who works in the house: people, invitations, roles, the second factor, what was done (STAFF-01). */
export function TeamScreen({ member }: { member: Member }) {
  const team = useTeam();
  const { data } = team;
  const { now, today } = useHouseTime();
  const [isInviting, setIsInviting] = useState(false);
  const [toRemove, setToRemove] = useState<Person | null>(null);
  const [toReset, setToReset] = useState<Person | null>(null);
  const [toLower, setToLower] = useState<RoleChange | null>(null);
  const [handed, setHanded] = useState<HandedInvitation | null>(null);
  const { ref: tableRef, focusAfter } = useFocusAfter<HTMLElement>();

  const acts: TeamActs = {
    onRemove: setToRemove,
    onReset: setToReset,
    onLowerYourself: setToLower,
    onHanded: setHanded,
  };

  return (
    <>
      <BackToHouse />
      <PanelHeader title="Equipa" detail={data && teamCountWords(data.people)}>
        {data && (
          <Button className="max-md:w-full" onClick={() => setIsInviting(true)}>
            <UserPlus aria-hidden />
            Convidar
          </Button>
        )}
      </PanelHeader>
      {data && (
        <div className="grid gap-4">
          <TeamTable ref={tableRef} team={data} selfId={member.id} now={now} acts={acts} />
          <SecondFactorCard team={data} selfId={member.id} today={today} />
          <TeamHistory events={data.events} today={today} />
        </div>
      )}
      <StillReading of={team} title="Não foi possível carregar a equipa">
        <TeamSkeleton />
      </StillReading>
      <InviteDialog
        isOpen={isInviting}
        isMailOn={data?.mail_is_on ?? true}
        onClose={() => setIsInviting(false)}
      />
      <RemovePerson
        person={toRemove}
        onClose={() => setToRemove(null)}
        onOver={() => {
          setToRemove(null);
          focusAfter();
        }}
      />
      <ResetFactor
        person={toReset}
        isRequired={data?.second_factor_from !== null}
        onClose={() => setToReset(null)}
        onOver={() => {
          setToReset(null);
          focusAfter();
        }}
      />
      <LowerYourself change={toLower} onClose={() => setToLower(null)} />
      <InvitationAddress handed={handed} onClose={() => setHanded(null)} />
    </>
  );
}
