import { Suspense } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { Skeleton } from '@/components/look/Skeleton';
import type { TranslatedRoom } from '@/domain/room/translated-room';
import type { RoomRow } from '@/types/rows';
import { RoomCard } from './RoomCard';

// The group card loads last. A load that fails never settles, so the list then ends with its rooms.
export const GroupCard = lazyPart(async () => ({ default: (await import('./later')).GroupCard }), {
  ifMissing: 'prerendered',
}).Part;

export const GRID =
  'grid gap-x-6 gap-y-8 pt-7 md:grid-cols-2 md:gap-y-14 md:pt-10 lg:grid-cols-3 lg:gap-x-8';

/** Around a card: it is drawn once it comes near the screen. */
export const CELL = 'grid render-near max-md:[contain-intrinsic-block-size:auto_25rem]!';

const SKELETONS = ['1', '2', '3', '4', '5', '6'];

export interface RoomGridProps {
  /** Those of the filter, in their order. */
  rooms: readonly TranslatedRoom<RoomRow>[];
  /** Every room, whatever the filter. */
  all: readonly TranslatedRoom<RoomRow>[];
  /** The guests that the filter asks for. */
  guests?: number;
  className?: string;
  /** The stay asked for, as the parameters of a link. */
  stay?: string;
}

export function RoomGrid({ rooms, all, guests, className = '', stay }: RoomGridProps) {
  return (
    <ul className={`${GRID} ${className}`}>
      {rooms.map((room, index) => (
        <li key={room.id} className={CELL}>
          <RoomCard room={room} isFirst={index === 0} stay={stay} />
        </li>
      ))}
      <Suspense fallback={<li className="min-h-150 md:hidden" />}>
        <GroupCard {...{ all, guests, stay }} cards={rooms.length} />
      </Suspense>
    </ul>
  );
}

/** The shape of the list before its rooms, or what is free, are known. */
export function RoomSkeletons({ className = '' }: { className?: string }) {
  return (
    <div
      className={`animate-breathe max-md:*:nth-[n+3]:hidden noscript:hidden ${GRID} ${className}`}
    >
      {SKELETONS.map((key) => (
        <div key={key} aria-hidden className="grid content-start gap-3.5">
          <Skeleton className="aspect-2/1 md:aspect-3/2" />
          <Skeleton className="h-50" />
        </div>
      ))}
    </div>
  );
}
