import { CircleUserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useMember } from '@/features/panel/session/useAccount';
import { adminPaths } from '@/lib/staff-paths';

/** The way to the own account on narrow screens: an icon, with the name beside it where wanted. */
export function OwnAccountLink({ isNamed = false }: { isNamed?: boolean }) {
  const { pathname } = useLocation();
  const name = useMember()?.name;
  return (
    <Link
      to={adminPaths.account}
      aria-label={name === undefined ? 'A minha conta' : `A minha conta: ${name}`}
      aria-current={pathname === adminPaths.account ? 'page' : undefined}
      className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-field transition-colors hover:bg-sal hover:text-anil-600 aria-[current]:bg-anil-50 aria-[current]:text-anil-700"
    >
      <CircleUserRound className="size-5 flex-none" aria-hidden />
      {isNamed && <span className="max-w-40 truncate pe-2 font-medium">{name}</span>}
    </Link>
  );
}
