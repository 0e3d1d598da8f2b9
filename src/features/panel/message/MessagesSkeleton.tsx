import { PANEL_CARD } from '@/components/panel-styles';
import { Skeleton } from '@/components/look/Skeleton';

const ROWS = 8;

/** Stands in for list and message while they load. */
export function MessagesSkeleton() {
  return (
    <div className={`grid animate-breathe lg:grid-cols-[22.5rem_minmax(0,1fr)] ${PANEL_CARD}`}>
      <output className="sr-only">A carregar...</output>
      <div className="border-linha lg:border-e">
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row} className="grid h-20 content-center gap-2 border-b border-linha/60 px-7">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
            <Skeleton className="h-3" />
          </div>
        ))}
      </div>
      <div className="hidden content-start gap-3 px-6 pt-20 lg:grid">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="mt-3 h-4" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    </div>
  );
}
