import { Menu } from 'lucide-react';
import { Skeleton } from '@/components/Skeleton';
import { LANGUAGE } from '@/domain/language';
import { LoginSkeleton } from '@/features/auth/LoginSkeleton';
import { RoomSheetSkeleton } from '@/features/room-detail/RoomSheetSkeleton';
import { Header } from './Header';
import { MAIN_ID } from './main-content';
import { PanelSkeleton } from './PanelSkeleton';

/**
 * What stands in the page for addresses that are no file of the build until the app draws theirs:
 * the frame of each kind of page, among which the address chooses (first-sight.ts).
 */
export function ShellSkeleton() {
  return (
    <>
      <div data-part="site">
        {/* The menu opens by the app, which is about to come: until then its sign holds the place. */}
        <Header menu={<Menu className="m-3 size-5 menu:hidden" aria-hidden />} />
        <main id={MAIN_ID} tabIndex={-1}>
          <div data-part="room">
            <RoomSheetSkeleton />
          </div>
          <div data-part="page">
            <Skeleton className="page-width mt-9 h-64 animate-breathe md:mt-18" />
          </div>
        </main>
      </div>
      {LANGUAGE === 'pt' && (
        <>
          <div data-part="login">
            <LoginSkeleton />
          </div>
          <div data-part="panel">
            <PanelSkeleton />
          </div>
        </>
      )}
    </>
  );
}
