import { PanelHeader } from '@/components/PanelHeader';
import { isMember } from '@/domain/account/account';
import { NotYours } from '@/features/panel/frame/NotYours';
import { useAccountQuery } from '@/features/panel/session/useAccount';
import { StillReading } from '@/features/panel/kit/StillReading';
import { TeamScreen } from '@/features/panel/team/TeamScreen';
import { TeamSkeleton } from '@/features/panel/team/TeamSkeleton';

/**
 * Who works in the house, for an owner (STAFF-01). Nothing of the team is asked for before it is
 * known who asks.
 */
export function TeamPage() {
  const account = useAccountQuery();
  const { data } = account;
  if (data !== undefined) {
    if (isMember(data) && data.role === 'owner') return <TeamScreen member={data} />;
    return <NotYours screen="Equipa" title="A equipa é com a gerência" />;
  }
  return (
    <>
      <PanelHeader title="Equipa" />
      <StillReading of={account} title="Não foi possível carregar a equipa">
        <TeamSkeleton />
      </StillReading>
    </>
  );
}
