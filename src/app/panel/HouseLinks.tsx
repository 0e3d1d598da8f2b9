import { Link, useLocation } from 'react-router-dom';
import { useBillsToday } from '@/features/panel/billing/useBills';
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
  const bills = useBillsToday(today, { isOn: member !== undefined });
  const lateAt: Partial<Record<string, number>> = {
    [adminPaths.bulletins]: bulletins?.late,
    [adminPaths.billing]: bills?.earlier?.late,
  };
  const places = housePlaces({
    isOwner: member?.role === 'owner',
    isReporting: bulletins !== null,
    isBilling: bills !== null,
  });
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
