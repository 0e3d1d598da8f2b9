import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@/components/look/Skeleton';
import { PanelHeader } from '@/components/PanelHeader';
import { PANEL_CARD } from '@/components/panel-styles';
import { isMember } from '@/domain/account/account';
import type { Day } from '@/domain/calendar/dates';
import { asStaff } from '@/features/panel/change/as-staff';
import { StillReading } from '@/features/panel/kit/StillReading';
import { useAccountQuery } from '@/features/panel/session/useAccount';
import { readOwnActivity } from '@/queries/account/own-account';
import { queryKeys } from '@/queries/query-keys';
import { FactorCard } from './FactorCard';
import { NameCard } from './NameCard';
import { OpenPanelsCard } from './OpenPanelsCard';
import { OwnActsCard } from './OwnActsCard';
import { PasswordCard } from './PasswordCard';

/** The own account: who it is, password, second factor, open panels, what was done (STAFF-03). */
export function AccountScreen({ today }: { today: Day }) {
  const account = useAccountQuery();
  const activity = useQuery({
    queryKey: queryKeys.ownActivity,
    queryFn: async () => asStaff(readOwnActivity),
    meta: { log: 'readOwnActivity' },
  });
  const member = account.data !== undefined && isMember(account.data) ? account.data : null;

  return (
    <>
      <PanelHeader title="A minha conta" />
      <div className="grid max-w-190 gap-4">
        <StillReading of={account} title="Não foi possível carregar a conta.">
          <CardSkeletons />
        </StillReading>
        {member !== null && (
          <>
            <NameCard key={member.id} name={member.name} />
            <PasswordCard member={member} today={today} />
            <FactorCard member={member} today={today} />
            <OpenPanelsCard activity={activity} today={today} />
            <OwnActsCard activity={activity} role={member.role} today={today} />
          </>
        )}
      </div>
    </>
  );
}

const HEIGHTS = { name: 'h-45', password: 'h-33', factor: 'h-32', panels: 'h-33' };

function CardSkeletons() {
  return (
    <div aria-busy className="grid animate-breathe gap-4">
      {Object.entries(HEIGHTS).map(([card, height]) => (
        <div key={card} className={`${PANEL_CARD} ${height} p-5`}>
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-3 h-4 w-3/4" />
        </div>
      ))}
    </div>
  );
}
