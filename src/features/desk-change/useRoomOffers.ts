import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Day } from '@/domain/dates';
import { roomOffers, type DeskDates, type RoomOffer } from '@/domain/desk-rooms';
import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';
import { listStaysForAvailability, type AvailabilityStay } from '@/queries/availability-stays';
import { queryKeys } from '@/queries/query-keys';
import { listBlockedDays } from '@/queries/room-availability';
import { listRooms } from '@/queries/rooms';
import type { RoomRow } from '@/types/rows';

export type DeskOffer = RoomOffer<RoomRow, AvailabilityStay>;

interface OfferQuestion {
  /** Null while the days are no stay. */
  dates: DeskDates | null;
  guests: number;
  /** Ids of bookings that are about to move. */
  moving?: readonly string[];
  isOn?: boolean;
}

/**
 * What each room of the house is for some dates (DESK-02, DESK-06). A room that is not offered to guests stands
 * among them, as a booking may be in it. While other dates are asked for, the answer for the last ones stays.
 */
export function useRoomOffers({ dates, guests, moving, isOn = true }: OfferQuestion) {
  const range = dates === null ? null : { from: dates.checkIn, to: dates.checkOut };
  const isAsked = isOn && range !== null;
  const [rooms, stays, closed] = useQueries({
    queries: [
      {
        queryKey: [...queryKeys.rooms, 'desk'],
        queryFn: () => read(() => listRooms(staffClient())),
        enabled: isOn,
      },
      {
        queryKey: [...queryKeys.bookings, 'around', range],
        queryFn: () => read(() => listStaysForAvailability(staffClient(), range ?? NO_DAYS)),
        enabled: isAsked,
        placeholderData: keepPreviousData,
      },
      {
        queryKey: [...queryKeys.availability, 'closed', range],
        queryFn: () => read(() => listBlockedDays(staffClient(), range ?? NO_DAYS)),
        enabled: isAsked,
        placeholderData: keepPreviousData,
      },
    ],
  });

  const offers = useMemo(() => {
    if (rooms.data === undefined || dates === null) return null;
    if (stays.data === undefined || closed.data === undefined) return null;
    const house = { rooms: rooms.data, stays: stays.data, closedDays: closed.data };
    return roomOffers({ ...house, dates, guests, moving });
  }, [rooms.data, stays.data, closed.data, dates, guests, moving]);

  const asked = [rooms, stays, closed];
  return {
    rooms: rooms.data ?? [],
    /** Null until they are known. */
    offers,
    /** The rooms are those of the dates before. */
    isOld: stays.isPlaceholderData || closed.isPlaceholderData,
    error: asked.find(({ isLoadingError }) => isLoadingError)?.error ?? null,
    isFetching: asked.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of asked) if (query.isError) void query.refetch();
    },
  };
}

export type RoomOffers = ReturnType<typeof useRoomOffers>;

const NO_DAYS: { from: Day; to: Day } = { from: '', to: '' };

async function read<T>(ask: () => Promise<T>): Promise<T> {
  await requireSession();
  return ask();
}
