import { Link, useLocation } from 'react-router-dom';
import { housePlaces } from '@/features/panel/house/house-places';
import { useMember } from '@/features/panel/session/useAccount';

/** The rows of 'A casa' in the sidebar, inside it. */
export default function HouseLinks({ className }: { className: string }) {
  const { pathname } = useLocation();
  const places = housePlaces(useMember()?.role === 'owner');
  return places.map(({ path, label }) => (
    <Link
      key={path}
      to={path}
      aria-current={pathname === path ? 'page' : undefined}
      className={className}
    >
      {label}
    </Link>
  ));
}
