import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageLoading } from '@/components/PageLoading';
import { AppErrorBoundary } from './AppErrorBoundary';
import { BackToTop } from './BackToTop';
import { Footer } from './Footer';
import { Header } from './Header';
import { MAIN_ID } from './main-content';
import { OfferedLanguage } from './OfferedLanguage';
import { SkipLink } from './SkipLink';

export function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        <AppErrorBoundary pathname={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </AppErrorBoundary>
        <BackToTop />
      </main>
      <Footer />
      <OfferedLanguage />
    </div>
  );
}
