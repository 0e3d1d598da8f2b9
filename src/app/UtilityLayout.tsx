import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Frieze } from '@/components/look/Frieze';
import { LinkButton } from '@/components/LinkButton';
import { Logo } from '@/components/look/Logo';
import { PageLoading } from '@/components/PageLoading';
import { homePath } from '@/lib/paths';
import { adminPaths } from '@/lib/staff-paths';
import { AppErrorBoundary } from './AppErrorBoundary';
import { MAIN_ID } from './main-content';
import { SkipLink } from './SkipLink';

/** The layout around the panel's unguarded tools (ROUTE-26, ROUTE-27). */
export default function UtilityLayout() {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col panel">
      <SkipLink />
      <header className="border-b border-linha bg-branco print:hidden">
        <Frieze isThin />
        <div className="flex items-center justify-between gap-3 px-4 py-2.5 lg:px-6">
          <Logo to={homePath} isCompact className="min-h-11" />
          <LinkButton variant="outline" to={adminPaths.dashboard}>
            <ArrowLeft aria-hidden />
            Painel
          </LinkButton>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 px-4 pt-6 pb-10 md:pt-10 md:pb-12">
        <AppErrorBoundary pathname={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </AppErrorBoundary>
      </main>
    </div>
  );
}
