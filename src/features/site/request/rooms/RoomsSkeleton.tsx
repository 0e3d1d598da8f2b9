import * as t from '@messages/booking-rooms';
import { Skeleton } from '@/components/look/Skeleton';

const CARDS = ['1', '2', '3'];

/** Holds the places of the first combinations while the rooms are looked up. */
export function RoomsSkeleton() {
  return (
    <div className="mt-20 grid animate-breathe gap-5">
      <output className="sr-only">{t.LOADING_ROOMS}</output>
      {CARDS.map((card) => (
        <div
          key={card}
          className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3.5 rounded-card border border-linha bg-branco px-3.5 pt-5 pb-3.5 md:grid-cols-[10.5rem_minmax(0,1fr)_6.5rem] md:items-center md:gap-5 md:py-4 md:ps-4 md:pe-15"
        >
          <Skeleton className="h-24 md:h-28" />
          <div>
            <Skeleton className="mb-3 h-4 w-4/5" />
            <Skeleton className="mb-3 h-4 w-1/2" />
            <Skeleton className="h-4 w-1/3" />
          </div>
          <Skeleton className="h-10 max-md:col-span-2 max-md:mt-2.5" />
        </div>
      ))}
    </div>
  );
}
