import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMember } from '@/features/panel/session/useAccount';
import { adminPaths } from '@/lib/staff-paths';

/**
 * The way back from a screen of 'A casa', below 1024 px; wider, the sidebar lists its screens.
 * Housekeeping has no such place.
 */
export function BackToHouse() {
  if (useMember()?.role === 'housekeeping') return null;
  return (
    <Link
      to={adminPaths.house}
      className="-ms-1.5 -mt-3 -mb-1 flex min-h-11 w-fit items-center gap-1 pe-2 font-medium text-anil-600 hover:text-anil-700 lg:hidden print:hidden"
    >
      <ChevronLeft className="size-5" aria-hidden />A casa
    </Link>
  );
}
