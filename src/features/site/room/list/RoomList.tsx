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
import { activeRooms } from '@/queries/visitor-rooms';
import { RoomCard } from './RoomCard';
import { RoomFilterBar } from './RoomFilterBar';
import { useRoomListQuery } from './useRoomListQuery';

// The group card loads last. A load that fails never settles, so the list then ends with its rooms.
const GroupCard = lazyPart(async () => import('./GroupCard'), { ifMissing: 'prerendered' }).Part;

const SKELETONS = ['1', '2', '3', '4', '5', '6'];

const GRID =
  'grid gap-x-6 gap-y-8 pt-7 md:grid-cols-2 md:gap-y-14 md:pt-10 lg:grid-cols-3 lg:gap-x-8';

/** The active rooms under their filters: loading, none, or the cards. */
export function RoomList() {
  const { query, change } = useRoomListQuery();
  const { loaded, retry } = useLoad(['listActiveRooms'], () => activeRooms.ask());
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
        <span>
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
          <ul className={GRID}>
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
    <div aria-hidden className="@container flex flex-col">
      <div className="px-1.5">
        <Skeleton className="aspect-2/1 md:aspect-3/2" />
        <Skeleton className="-mx-1.5 h-1.5 bg-linha" />
      </div>
      <div className="mt-3.5 mb-3 flex items-center gap-3.5 md:mt-5 md:mb-4">
        <Skeleton className="size-10" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-2.5 w-16" />
          <Skeleton className="h-5 w-7/12" />
        </div>
      </div>
      <Skeleton className="mb-3 h-3" />
      <Skeleton className="mb-5 h-3 w-3/4" />
      <Skeleton className="mb-4 h-2.5 w-10/12 md:mb-5.5" />
      <div className="flex flex-wrap items-end justify-between gap-2.5 border-t border-linha pt-3 md:pt-4">
        <div className="grid gap-2 md:@max-[22.5rem]:w-full">
          <Skeleton className="h-2.5 w-18" />
          <Skeleton className="h-5.5 w-24" />
        </div>
        <div className="flex gap-2.5 md:@max-[22.5rem]:w-full">
          <Skeleton className="h-11.5 w-29 rounded-field max-md:hidden md:@max-[22.5rem]:flex-1" />
          <Skeleton className="h-11.5 w-23 rounded-field md:@max-[22.5rem]:flex-1" />
        </div>
      </div>
    </div>
  );
}
