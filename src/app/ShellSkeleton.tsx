import { Menu } from 'lucide-react';
import { Skeleton } from '@/components/look/Skeleton';
import { LANGUAGE } from '@/domain/language/language';
import { LoginSkeleton } from '@/features/panel/session/LoginSkeleton';
import { RoomSheetSkeleton } from '@/features/site/room/page/RoomSheetSkeleton';
import { Header } from './Header';
import { MAIN_ID } from './main-content';
import { PanelSkeleton } from './PanelSkeleton';

/**
 * What an address without a prerendered file shows until the app draws its page. It holds the frame
 * of each kind of page; the styles of tools/site/shell.ts show the one that fits the address.
 */
export function ShellSkeleton() {
  return (
    <>
      <div data-part="site">
        {/* The menu needs the app, which is still loading: its icon holds the place until then. */}
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
