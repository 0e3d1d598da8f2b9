import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { deskNights } from '@/domain/desk-booking-dates';
import { roomOffers, type DeskDates, type DeskStay, type RoomOffer } from '@/domain/desk-rooms';
import { staffClient } from '@/lib/staff-client';
import { listRoomsWithStays, type RoomWithStays } from '@/queries/desk-rooms';
import { queryKeys } from '@/queries/query-keys';

/** A room as the form offers it. */
export type DeskOffer = RoomOffer<RoomWithStays>;

/** What every active room is for a stay of these days; read anew as others take rooms. */
export function useDeskRooms(dates: DeskDates, guests: number) {
  const hasDates = deskNights(dates) > 0;
  const query = useQuery({
    queryKey: [...queryKeys.bookings, 'desk-rooms', dates],
    queryFn: () => listRoomsWithStays(staffClient(), dates),
    enabled: hasDates,
    // The rooms stay where they are while it is asked what is in them.
    placeholderData: keepPreviousData,
  });
  const { checkIn, checkOut } = dates;
  const { data } = query;
  const offers = useMemo(
    () => (hasDates && data ? offersOf(data, { checkIn, checkOut }, guests) : null),
    [hasDates, data, checkIn, checkOut, guests],
  );
  return {
    /** Null until the rooms are known, and while there are no nights. */
    offers,
    /** What is shown still is of other days. */
    isCatchingUp: query.isPlaceholderData,
    hasFailed: query.isError && !query.isPlaceholderData && data === undefined,
    isFetching: query.isFetching,
    error: query.error,
    refetch: query.refetch,
  };
}

function offersOf(rooms: readonly RoomWithStays[], dates: DeskDates, guests: number): DeskOffer[] {
  return roomOffers<RoomWithStays, DeskStay>({
    rooms,
    stays: rooms.flatMap(({ id, bookings }) => bookings.map((stay) => ({ ...stay, room_id: id }))),
    closedDays: rooms.flatMap(({ id, room_availability: days }) =>
      days.map(({ date }) => ({ room_id: id, date })),
    ),
    dates,
    guests,
  });
}
