import { ChevronLeft } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Frieze } from '@/components/look/Frieze';
import { Logo } from '@/components/look/Logo';
import { PageLoading } from '@/components/PageLoading';
import { SlimHead, TapCourier } from '@/features/panel/cleaning/SlimHead';
import { SessionEnded } from '@/features/panel/frame/SessionEnded';
import { useMember } from '@/features/panel/session/useAccount';
import { adminPaths } from '@/lib/staff-paths';
import { AppErrorBoundary } from '../AppErrorBoundary';
import { MAIN_ID } from '../main-content';
import { SkipLink } from '../SkipLink';
import { OfflineStrip } from './OfflineStrip';
import { OwnAccountLink } from './OwnAccountLink';
import { SlimSignOut } from './SlimSignOut';

/**
 * The frame without the places of the panel, for housekeeping (STAFF-02) and for who has to set a
 * second factor up first (STAFF-04): the own account, and the way out.
 */
export default function SlimFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const member = useMember();
  const isIn = member?.state === 'in';
  const isBoard = isIn && pathname === adminPaths.cleaning;
  return (
    <div className="min-h-dvh print:in-[:root[data-print-sheet]]:hidden">
      <SkipLink />
      <header
        className={`border-b border-linha bg-branco print:hidden ${isBoard ? 'sticky top-0 z-3 tiny:static' : ''}`}
      >
        <Frieze isThin />
        <div className="mx-auto flex max-w-310 items-center gap-1 px-4 py-1 max-[22rem]:px-2.5">
          {isBoard ? (
            <SlimHead />
          ) : (
            <Logo
              to={isIn ? adminPaths.cleaning : adminPaths.secondFactor}
              isCompact
              className="me-auto min-h-11 max-[22rem]:gap-1.5 max-[22rem]:text-14"
            />
          )}
          {isIn ? (
            <OwnAccountLink isNamed={!isBoard} />
          ) : (
            <span className="truncate px-1.5 text-tinta-2">{member?.name}</span>
          )}
          <SlimSignOut />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="mx-auto w-full max-w-310 min-w-0 px-4 pt-4 pb-8">
        {isIn && pathname !== adminPaths.cleaning && (
          <Link
            to={adminPaths.cleaning}
            className="-ms-1.5 -mt-3 -mb-1 flex min-h-11 w-fit items-center gap-1 pe-2 font-medium text-anil-600 hover:text-anil-700"
          >
            <ChevronLeft className="size-5" aria-hidden />
            Limpeza
          </Link>
        )}
        <AppErrorBoundary pathname={pathname}>
          <Suspense fallback={<PageLoading />}>{children}</Suspense>
        </AppErrorBoundary>
      </main>
      {isIn && <TapCourier />}
      {!isBoard && <OfflineStrip lostSince={null} />}
      <SessionEnded />
    </div>
  );
}
