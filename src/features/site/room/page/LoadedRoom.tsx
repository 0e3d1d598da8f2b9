import * as t from '@messages/room';
import * as unknown from '@messages/room-unknown';
import { DEFAULT_DESCRIPTION, numbered } from '@messages/room-words';
import { DAYS_UNKNOWN } from '@messages/room-calendar';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { lazyParts } from '@/components/lazy-parts';
import { Skeleton } from '@/components/look/Skeleton';
import { PageMeta } from '@/components/PageMeta';
import type { TranslatedRoom } from '@/domain/room/translated-room';
import type { Loaded } from '@/hooks/useLoad';
import type { RoomRow } from '@/types/rows';
import { useRoomStay } from '../calendar/useRoomStay';
import { RoomDetail, roomTitle } from './RoomDetail';
import { RoomNotFound } from './RoomNotFound';
import { RoomSheetSkeleton } from './RoomSheetSkeleton';

const load = async () => import('../calendar/stay-parts');
type Parts = Awaited<ReturnType<typeof load>>;

interface StayPartsProps {
  children: (parts: Parts) => ReactNode;
  /**
   * Set in one place of the page, which then says that the parts did not load; others stay empty.
   */
  showsLoadError?: boolean;
}

const stayParts = lazyParts(load, {
  // The page works without them: its links still lead to the booking form.
  ifMissing: ({ showsLoadError }: StayPartsProps) => showsLoadError && <p>{DAYS_UNKNOWN}</p>,
});

/** Renders with the calendar's parts; suspends until they are loaded. */
const StayParts = stayParts.Part;

/** Fetches the parts while the room itself is still loading. */
const preloadStayParts = stayParts.preload;

interface LoadedRoomProps {
  loaded: Loaded<TranslatedRoom<RoomRow> | null>;
  onRetry: () => void;
  roomNumber?: string;
}

/** The page of a room that is loaded by number or by id. */
export function LoadedRoom({ onRetry, ...rest }: LoadedRoomProps) {
  const pageRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    void preloadStayParts();
  }, []);

  // The retry button disappears with its message, so the focus moves to the page itself.
  function handleRetry() {
    pageRef.current?.focus({ preventScroll: true });
    onRetry();
  }

  return (
    <div ref={pageRef} tabIndex={-1}>
      <RoomState {...rest} onRetry={handleRetry} />
    </div>
  );
}

function RoomState({ loaded, onRetry, roomNumber }: LoadedRoomProps) {
  if (loaded.status === 'loading') {
    const title = roomNumber === undefined ? t.ROOM : numbered(roomNumber);
    return (
      <>
        <PageMeta title={title} />
        <RoomSheetSkeleton title={title} />
      </>
    );
  }
  if (loaded.status === 'failed') {
    const message = unknown.loadFailed(detailOf(loaded.error));
    return <RoomNotFound message={message} roomNumber={roomNumber} onRetry={onRetry} />;
  }
  const room = loaded.data;
  if (room === null) {
    const message = roomNumber === undefined ? undefined : unknown.notActive(numbered(roomNumber));
    return <RoomNotFound message={message} roomNumber={roomNumber} />;
  }
  return (
    <>
      <PageMeta
        title={t.pageTitle(numbered(room.room_number), roomTitle(room))}
        description={room.description?.trim() || DEFAULT_DESCRIPTION}
      />
      <BookableRoom key={room.id} room={room} />
    </>
  );
}

/** The server's own message, as the error catalogue requires (ERR-ROOM-03, 04). */
function detailOf(error: unknown): string {
  return (error instanceof Error && error.message) || unknown.UNKNOWN_ERROR;
}

/**
 * A room with its calendar for choosing a stay, and the box and bar that show the result (SITE-01).
 */
function BookableRoom({ room }: { room: TranslatedRoom<RoomRow> }) {
  const { stay, price, bookTo } = useRoomStay(room);

  const fieldsPlace = <Skeleton className="h-32 noscript:hidden" />;
  const calendarPlace = <RoomCalendarSkeleton />;
  if (stay === null)
    return (
      <RoomDetail
        {...{ room, price, bookTo }}
        calendar={calendarPlace}
        offer={{ fields: fieldsPlace, answer: null, note: null, bar: null }}
      />
    );
  return (
    <RoomDetail
      {...{ room, price, bookTo }}
      calendar={later(
        <StayParts showsLoadError>{({ RoomCalendar }) => <RoomCalendar stay={stay} />}</StayParts>,
        calendarPlace,
      )}
      offer={{
        fields: later(
          <StayParts>{({ StayFields }) => <StayFields stay={stay} />}</StayParts>,
          fieldsPlace,
        ),
        answer: later(<StayParts>{({ StayAnswer }) => <StayAnswer stay={stay} />}</StayParts>),
        note: later(
          <StayParts>{({ PrefilledDates }) => <PrefilledDates stay={stay} />}</StayParts>,
        ),
        bar:
          stay.dates.checkIn === null
            ? null
            : later(<StayParts>{({ StayInBar }) => <StayInBar stay={stay} />}</StayParts>),
      }}
    />
  );
}

function later(part: ReactNode, fallback: ReactNode = null): ReactNode {
  return <Suspense fallback={fallback}>{part}</Suspense>;
}

const WEEKS = [1, 2, 3, 4, 5];

/** Holds the calendar's place until its code has loaded. */
function RoomCalendarSkeleton() {
  return (
    <div className="animate-breathe" aria-busy>
      <Skeleton className="h-14" />
      <div className="grid gap-1 pt-24 pb-34 md:gap-1.5">
        {WEEKS.map((week) => (
          <Skeleton key={week} className="h-14.5 md:h-19" />
        ))}
      </div>
    </div>
  );
}
