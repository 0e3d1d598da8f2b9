import { PANEL_CARD } from '@/components/panel-styles';
import { Skeleton } from '@/components/look/Skeleton';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Stands in for the tiles and the rooms while they load. */
export function ChannelsSkeleton() {
  return (
    <div className="animate-breathe">
      <output>
        <VisuallyHidden>A carregar...</VisuallyHidden>
      </output>
      <Skeleton className="mb-3 h-17 rounded-card" />
      <div className={`divide-y divide-linha/60 ${PANEL_CARD}`}>
        {ROWS.map((row) => (
          <div key={row} className="flex h-12.5 items-center gap-4 px-4">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-5 w-28 max-md:hidden" />
            <Skeleton className="ms-auto h-5 w-36 max-md:hidden" />
          </div>
        ))}
      </div>
    </div>
  );
}
