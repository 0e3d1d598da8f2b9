import { Link, useLocation } from 'react-router-dom';
import { useBulletinCounts } from '@/features/panel/bulletins/useBulletins';
import { housePlaces } from '@/features/panel/house/house-places';
import { useMember } from '@/features/panel/session/useAccount';
import { useHouseTime } from '@/hooks/useHouseTime';
import { adminPaths } from '@/lib/staff-paths';
import { LateMark } from './LateMark';

/** The rows of 'A casa' in the sidebar, inside it. */
export default function HouseLinks({ className }: { className: string }) {
  const { pathname } = useLocation();
  const member = useMember();
  const { today } = useHouseTime();
  const bulletins = useBulletinCounts(today, { isOn: member !== undefined });
  const places = housePlaces({
    isOwner: member?.role === 'owner',
    isReporting: bulletins !== null,
  });
  return places.map(({ path, label }) => (
    <Link
      key={path}
      to={path}
      aria-current={pathname === path ? 'page' : undefined}
      className={className}
    >
      {label}
      {path === adminPaths.bulletins && <LateMark count={bulletins?.late ?? 0} />}
    </Link>
  ));
}
