import * as t from '@messages/rooms';
import { LoaderCircle } from 'lucide-react';
import { type ComponentProps, Suspense, useRef } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { hasCapacity, sortedRooms } from '@/domain/room/room-filters';
import { useLoad } from '@/hooks/useLoad';
import { knownFromBuild } from '@/lib/built-answers';
import { activeRooms } from '@/queries/visitor-rooms';
import { RoomFilterBar } from './RoomFilterBar';
import { RoomGrid, RoomSkeletons } from './RoomGrid';
import { useRoomListQuery } from './useRoomListQuery';

const loadLater = async () => import('./later');
const prerendered = { ifMissing: 'prerendered' } as const;
const RoomStayBar = lazyPart(
  async () => ({ default: (await loadLater()).RoomStayBar }),
  prerendered,
).Part;
const DormitoryNote = lazyPart(
  async () => ({ default: (await loadLater()).DormitoryNote }),
  prerendered,
).Part;
const PricesUnconfirmed = lazyPart(async () => import('../PricesUnconfirmed'), prerendered).Part;
const NoRoomsFound = lazyPart(async () => ({ default: (await loadLater()).NoRoomsFound })).Part;

// Elements that stay the same, so that a page that wakes does not draw them again before they load.
const STAY_BAR = (
  <Suspense fallback={<div className="h-14.5 border-t border-linha bg-branco" />}>
    <RoomStayBar />
  </Suspense>
);
const DORMITORY_NOTE = (
  <Suspense>
    <DormitoryNote />
  </Suspense>
);

/** The list once its address names dates; without that part, it is the list of all rooms. */
const RoomsOnDates = lazyPart(async () => import('../dates/RoomsOnDates'), {
  ifMissing: RoomGrid,
}).Part;

const listedRooms = knownFromBuild('rooms', () => activeRooms.ask());

function PriceNote(props: ComponentProps<typeof PricesUnconfirmed>) {
  return (
    <Suspense>
      <PricesUnconfirmed {...props} />
    </Suspense>
  );
}

/** The active rooms under their filters: loading, none, or the cards. */
export function RoomList() {
  const { query, params, isHydrated, change } = useRoomListQuery();
  // An address may ask for some of the rooms: then the page shows none until it knows which.
  const hiddenIfAsked = isHydrated ? '' : 'in-data-asked:invisible';
  const { loaded, retry, unconfirmed } = useLoad(
    ['listActiveRooms'],
    () => listedRooms.ask(),
    listedRooms.known(),
  );
  const resultsRef = useRef<HTMLElement>(null);

  // A load that failed is only logged: the page shows what it shows for no rooms.
  const all = loaded.status === 'ready' ? loaded.data : [];
  const { capacity, sort } = query;
  const rooms = sortedRooms(
    all.filter((room) => hasCapacity(room, capacity)),
    sort,
  );

  /** The pressed button disappears, so the focus goes to the results. */
  function keepFocus(action: () => void) {
    return () => {
      resultsRef.current?.focus({ preventScroll: true });
      action();
    };
  }

  const grid = { rooms, all, guests: capacity === 'all' ? undefined : capacity };
  const isOnDates = params.has('checkIn') && params.has('checkOut');
  const note = unconfirmed && <PriceNote status={unconfirmed} onRetry={retry} />;

  return (
    <>
      {STAY_BAR}
      <RoomFilterBar query={query} onChange={change}>
        {loaded.status === 'loading' && (
          <LoaderCircle className="size-4 animate-turn text-anil-600" aria-hidden />
        )}
        <span className={hiddenIfAsked}>
          {loaded.status === 'loading'
            ? t.LOADING
            : loaded.status === 'failed'
              ? t.NOT_LOADED
              : t.foundCount(rooms.length)}
        </span>
      </RoomFilterBar>
      {!isOnDates && note}
      <section
        ref={resultsRef}
        aria-label={t.FOUND}
        aria-busy={loaded.status === 'loading'}
        tabIndex={-1}
        className="page-width"
      >
        {loaded.status === 'loading' && <RoomSkeletons />}
        {loaded.status !== 'loading' && rooms.length === 0 && (
          <Suspense fallback={<div className="min-h-100" />}>
            <NoRoomsFound
              onRetry={loaded.status === 'failed' ? keepFocus(retry) : undefined}
              onClearFilters={
                capacity === 'all' ? undefined : keepFocus(() => change({ capacity: 'all' }))
              }
              guests={grid.guests}
            />
          </Suspense>
        )}
        {rooms.length > 0 &&
          (isOnDates ? (
            <Suspense fallback={<RoomSkeletons className="pt-25! md:pt-27!" />}>
              <RoomsOnDates {...grid} note={note} />
            </Suspense>
          ) : (
            <RoomGrid {...grid} className={hiddenIfAsked} />
          ))}
        {rooms.length > 0 && DORMITORY_NOTE}
      </section>
    </>
  );
}
