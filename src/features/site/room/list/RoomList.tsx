import * as t from '@messages/rooms';
import { LoaderCircle, RotateCw } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { lazyPart } from '@/components/lazy-part';
import { LinkButton } from '@/components/LinkButton';
import { Skeleton } from '@/components/look/Skeleton';
import { hasCapacity, sortedRooms } from '@/domain/room/room-filters';
import { useLoad } from '@/hooks/useLoad';
import { bookingPath, contactPath } from '@/lib/paths';
import { knownFromBuild } from '@/lib/built-answers';
import { activeRooms } from '@/queries/visitor-rooms';
import { RoomCard } from './RoomCard';
import { RoomFilterBar } from './RoomFilterBar';
import { useRoomListQuery } from './useRoomListQuery';

// The group card loads last. A load that fails never settles, so the list then ends with its rooms.
const GroupCard = lazyPart(async () => import('./GroupCard'), { ifMissing: 'prerendered' }).Part;

const listedRooms = knownFromBuild('rooms', () => activeRooms.ask());

const SKELETONS = ['1', '2', '3', '4', '5', '6'];

const GRID =
  'grid gap-x-6 gap-y-8 pt-7 md:grid-cols-2 md:gap-y-14 md:pt-10 lg:grid-cols-3 lg:gap-x-8';

/** The active rooms under their filters: loading, none, or the cards. */
export function RoomList() {
  const { query, isHydrated, change } = useRoomListQuery();
  // An address may ask for some of the rooms: then the page shows none until it knows which.
  const hiddenIfAsked = isHydrated ? '' : 'in-data-asked:invisible';
  const { loaded, retry } = useLoad(
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

  return (
    <>
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
      <section
        ref={resultsRef}
        aria-label={t.FOUND}
        aria-busy={loaded.status === 'loading'}
        tabIndex={-1}
        className="page-width"
      >
        {loaded.status === 'loading' && (
          <div className={`animate-breathe max-md:*:nth-[n+3]:hidden noscript:hidden ${GRID}`}>
            {SKELETONS.map((key) => (
              <RoomCardSkeleton key={key} />
            ))}
          </div>
        )}
        {loaded.status !== 'loading' && rooms.length === 0 && (
          <NoRoomsFound
            onRetry={loaded.status === 'failed' ? keepFocus(retry) : undefined}
            onClearFilters={
              capacity === 'all' ? undefined : keepFocus(() => change({ capacity: 'all' }))
            }
            guests={capacity === 'all' ? undefined : capacity}
          />
        )}
        {rooms.length > 0 && (
          <ul className={`${GRID} ${hiddenIfAsked}`}>
            {rooms.map((room, index) => (
              <li
                key={room.id}
                className="grid render-near max-md:[contain-intrinsic-block-size:auto_25rem]!"
              >
                <RoomCard room={room} isFirst={index === 0} />
              </li>
            ))}
            <Suspense fallback={<li className="min-h-150 md:hidden" />}>
              <GroupCard
                all={all}
                cards={rooms.length}
                guests={capacity === 'all' ? undefined : capacity}
              />
            </Suspense>
          </ul>
        )}
      </section>
    </>
  );
}

interface NoRoomsFoundProps {
  /** Given when the rooms could not be loaded. */
  onRetry?: () => void;
  /** Given when a filter hides them. */
  onClearFilters?: () => void;
  /** The guests the filter asked for. */
  guests?: number;
}

/** No room to show: by the filter, because there is none, or because none arrived. */
function NoRoomsFound({ onRetry, onClearFilters, guests }: NoRoomsFoundProps) {
  return (
    <EmptyState
      title={t.NONE_FOUND}
      action={
        <div className="flex flex-wrap justify-center gap-3.5">
          {onRetry && (
            <Button onClick={onRetry}>
              <RotateCw aria-hidden />
              {t.RETRY}
            </Button>
          )}
          {onClearFilters && (
            <>
              <Button variant={onRetry ? 'outline' : 'primary'} onClick={onClearFilters}>
                {t.CLEAR_FILTERS}
              </Button>
              <LinkButton to={bookingPath({ guests })} variant="outline">
                {t.BOOK_FOR_GROUP}
              </LinkButton>
            </>
          )}
          {!onRetry && !onClearFilters && (
            <LinkButton to={contactPath()}>{t.CONTACT_US}</LinkButton>
          )}
        </div>
      }
    >
      {onRetry && <p className="mb-1.5 font-medium text-balance text-tinta">{t.FAILED}</p>}
      <p className="text-balance">{onClearFilters ? t.LARGER_GROUPS : t.ASK_RECEPTION}</p>
    </EmptyState>
  );
}

/** The shape of a card before its room is known. */
function RoomCardSkeleton() {
  return (
    <div aria-hidden className="grid content-start gap-3.5">
      <Skeleton className="aspect-2/1 md:aspect-3/2" />
      <Skeleton className="h-50" />
    </div>
  );
}
