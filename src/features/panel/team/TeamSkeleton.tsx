import { Skeleton } from '@/components/look/Skeleton';
import { PANEL_CARD } from '@/components/panel-styles';

const ROWS = [0, 1, 2, 3];

/** Holds the place of the team while it loads. */
export function TeamSkeleton() {
  return (
    <div className={`animate-breathe ${PANEL_CARD}`}>
      <output className="sr-only">A carregar...</output>
      {ROWS.map((row) => (
        <div
          key={row}
          className="flex items-center gap-2.5 border-linha/60 px-4.5 py-3 not-first:border-t"
        >
          <Skeleton className="size-9 flex-none" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-3.5 w-36" />
            <Skeleton className="h-3 w-48" />
          </div>
          <Skeleton className="h-8.5 w-20" />
        </div>
      ))}
    </div>
  );
}
