import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part';
import { Spinner } from '@/components/look/Spinner';
import { LANGUAGE } from '@/domain/language/language';
import { panelPath } from '@/lib/paths';
import { preloadPage, PUBLIC_PAGES } from './public-pages';
import { PublicLayout } from './PublicLayout';
import { STAFF_PATTERNS } from './route-table';
import { ScrollToTop } from './ScrollToTop';

// Guests download nothing of the staff's: the panel has lazy chunks of its own, and only the
// Portuguese build has it.
const HAS_PANEL = LANGUAGE === 'pt';
const admin = lazyPart(async () => import('./AdminApp'));
const TestRoomsApp = lazyPart(async () => import('./TestRoomsApp')).Part;
const TestRoomsPage = lazyPart(async () => import('@/pages/admin/TestRoomsPage')).Part;

/** Fetches what an address leads to, so that it can be drawn without waiting. */
export async function preloadRoute(pathname: string): Promise<void> {
  await (HAS_PANEL && pathname.startsWith(panelPath) ? admin.preload() : preloadPage(pathname));
}

export function AppRoutes() {
  return (
    <>
      <ScrollToTop />
      <Suspense fallback={<Spinner className="min-h-screen" />}>
        <Routes>
          {HAS_PANEL && (
            <>
              <Route path={STAFF_PATTERNS.panel} element={<admin.Part />} />
              <Route element={<TestRoomsApp />}>
                <Route path={STAFF_PATTERNS.testRooms} element={<TestRoomsPage />} />
              </Route>
            </>
          )}
          <Route element={<PublicLayout />}>
            {PUBLIC_PAGES.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Route>
        </Routes>
      </Suspense>
    </>
  );
}
