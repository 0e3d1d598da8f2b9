import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Spinner } from '@/components/Spinner';
import { adminPaths, testRoomsPath } from '@/lib/paths';
import { PUBLIC_PAGES } from './public-pages';
import { PublicLayout } from './PublicLayout';
import { ScrollToTop } from './ScrollToTop';

// Nothing for staff is in a guest's download: what is theirs has its own chunks behind a door.
const AdminApp = lazy(() => import('./AdminApp'));
const TestRoomsApp = lazy(() => import('./TestRoomsApp'));
const TestRoomsPage = lazy(() => import('@/pages/admin/TestRoomsPage'));

/** Every route of the product. */
export function AppRoutes() {
  return (
    <>
      <ScrollToTop />
      <Suspense fallback={<Spinner className="min-h-screen" />}>
        <Routes>
          <Route path={`${adminPaths.root}/*`} element={<AdminApp />} />
          <Route element={<TestRoomsApp />}>
            <Route path={testRoomsPath} element={<TestRoomsPage />} />
          </Route>
          <Route element={<PublicLayout />}>
            {PUBLIC_PAGES.map(({ pattern, Page }) => (
              <Route key={pattern} path={pattern} element={<Page />} />
            ))}
          </Route>
        </Routes>
      </Suspense>
    </>
  );
}
