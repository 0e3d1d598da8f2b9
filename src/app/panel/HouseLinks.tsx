import { Link, useLocation } from 'react-router-dom';
import { housePlaces } from '@/features/panel/house/house-places';
import { useHouseState } from '@/features/panel/house/useHouseState';
import { useMember } from '@/features/panel/session/useAccount';
import { LateMark } from './LateMark';

/** The rows of 'A casa' in the sidebar, inside it. */
export function HouseLinks({ className }: { className: string }) {
  const { pathname } = useLocation();
  const member = useMember();
  const { absent, lateAt } = useHouseState({ isOn: member !== undefined });
  const places = housePlaces({ isOwner: member?.role === 'owner', absent });
  return places.map(({ path, label }) => (
    <Link
      key={path}
      to={path}
      aria-current={pathname === path ? 'page' : undefined}
      className={className}
    >
      {label}
      <LateMark count={lateAt[path] ?? 0} />
    </Link>
  ));
}
