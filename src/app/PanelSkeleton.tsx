import { Frieze } from '@/components/look/Frieze';
import { Logo } from '@/components/look/Logo';
import { Skeleton } from '@/components/look/Skeleton';
import { Spinner } from '@/components/look/Spinner';
import { adminPaths } from '@/lib/staff-paths';
import { MAIN_ID } from './main-content';

/** The panel's frame while the session is still being read, so that nothing shifts afterwards. */
export function PanelSkeleton() {
  return (
    <div className="min-h-dvh panel lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <header className="border-linha bg-branco max-lg:border-b lg:border-e">
        <Frieze isThin />
        <div className="flex max-lg:px-4 max-lg:pt-1.5 max-lg:pb-10 lg:px-4 lg:pt-4">
          <Logo to={adminPaths.dashboard} isCompact className="max-lg:min-h-11" />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="px-4 pt-4 lg:px-7 lg:pt-5.5">
        <div className="grid animate-breathe gap-4">
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-24" />
          <Skeleton className="h-64" />
        </div>
        <Spinner />
      </main>
    </div>
  );
}
