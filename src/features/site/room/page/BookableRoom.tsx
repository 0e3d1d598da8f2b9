import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '@/components/look/Skeleton';
import type { TranslatedRoom } from '@/domain/room/translated-room';
import { RoomCalendarSkeleton } from '../calendar/RoomCalendarSkeleton';
import { StayParts } from '../calendar/lazy-calendar-parts';
import { useRoomStay } from '../calendar/useRoomStay';
import { RoomDetail } from './RoomDetail';
import type { RoomRow } from '@/types/rows';

/**
 * A room with its calendar for choosing a stay, and the box and bar that show the result (SITE-01).
 */
export function BookableRoom({ room }: { room: TranslatedRoom<RoomRow> }) {
  const { stay, bookTo } = useRoomStay(room);
  if (stay === null) return <RoomDetail {...{ room, bookTo }} calendar={null} offer={null} />;
  return (
    <RoomDetail
      {...{ room, bookTo }}
      calendar={later(
        <StayParts showsLoadError>{({ RoomCalendar }) => <RoomCalendar stay={stay} />}</StayParts>,
        <RoomCalendarSkeleton today={stay.days.today} />,
      )}
      offer={{
        fields: later(
          <StayParts>{({ StayFields }) => <StayFields stay={stay} />}</StayParts>,
          <Skeleton className="h-32 animate-breathe" />,
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
