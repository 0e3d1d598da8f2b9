import { PANEL_CARD } from '@/components/panel-styles';
import { Skeleton } from '@/components/look/Skeleton';
import { ROOM_GRID } from './room-grid';

const CARDS = 9;

/** The placeholder while the rooms load. */
export function RoomCardsSkeleton() {
  return (
    <>
      <output className="sr-only">A carregar...</output>
      <div className={`animate-breathe ${ROOM_GRID}`}>
        {Array.from({ length: CARDS }, (_, card) => (
          <div key={card} className={`grid gap-3 px-3.5 pt-3.5 pb-3 ${PANEL_CARD}`}>
            <div className="grid grid-cols-[7.125rem_minmax(0,1fr)] gap-4">
              <Skeleton className="aspect-3/2" />
              <div className="grid content-start gap-2.5">
                <Skeleton className="h-4 w-1/2" />
                <Skeleton className="h-4.5 w-4/5" />
                <Skeleton className="h-4.5 w-3/5" />
              </div>
            </div>
            <Skeleton className="h-9.5" />
            <Skeleton className="mt-2 h-8" />
          </div>
        ))}
      </div>
    </>
  );
}
