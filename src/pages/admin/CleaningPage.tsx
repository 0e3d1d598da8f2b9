import { CleaningScreen } from '@/features/panel/cleaning/CleaningScreen';
import { LinenSetting } from '@/features/panel/cleaning/LinenSetting';
import { OutageButton } from '@/features/panel/cleaning/outage/OutageButton';
import { OutageDialog } from '@/features/panel/cleaning/outage/OutageDialog';
import { OutageEdge } from '@/features/panel/cleaning/outage/OutageEdge';
import { OutageInWay } from '@/features/panel/cleaning/outage/OutageInWay';
import { useMember } from '@/features/panel/session/useAccount';

const OUTAGE = {
  edge: (room: Parameters<typeof OutageEdge>[0]['room']) => <OutageEdge room={room} />,
  inWay: (room: Parameters<typeof OutageInWay>[0]['room']) => <OutageInWay room={room} />,
};

/** Today's rooms: how far each is, for who cleans, and what reception settles (CLEAN-01 to CLEAN-03). */
export function CleaningPage() {
  const isHousekeeping = useMember()?.role === 'housekeeping';
  return (
    <>
      <CleaningScreen actions={<OutageButton />} outage={OUTAGE} />
      {!isHousekeeping && (
        <>
          <LinenSetting />
          <OutageDialog />
        </>
      )}
    </>
  );
}
