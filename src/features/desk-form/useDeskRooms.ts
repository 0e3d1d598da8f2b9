import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Day } from '@/domain/dates';
import { deskNights } from '@/domain/desk-booking-dates';
import {
  roomOffers,
  withSpecialNights,
  type DeskDates,
  type DeskStay,
  type RoomOffer,
} from '@/domain/desk-rooms';
import type { PriceRule } from '@/domain/stay-quote';
import type { StayRule } from '@/domain/stay-rules';
import { useHouseRates } from '@/features/panel/useHouseRates';
import { staffClient } from '@/lib/staff-client';
import { listRoomsWithStays, type RoomWithStays } from '@/queries/desk-rooms';
import { queryKeys } from '@/queries/query-keys';

const NO_RULES: readonly StayRule[] = [];

/** A room as the form offers it. */
export type DeskOffer = RoomOffer<RoomWithStays>;

/** What the rooms were last known to be: other days have other prices, and other closed nights. */
export interface KnownOffers extends DeskDates {
  today: Day;
  offers: readonly DeskOffer[] | null;
}

/** What the rooms are for the days of a draft; null while that is not known, or known of other days only. */
export function offersFor({ checkIn, checkOut }: DeskDates, known: KnownOffers) {
  return known.checkIn === checkIn && known.checkOut === checkOut ? known.offers : null;
}

/** What every active room is for a stay of these days; read anew as others take rooms. */
export function useDeskRooms(dates: DeskDates, guests: number) {
  const hasDates = deskNights(dates) > 0;
  const query = useQuery({
    queryKey: [...queryKeys.deskRooms, dates],
    queryFn: () => listRoomsWithStays(staffClient(), dates),
    enabled: hasDates,
    // The rooms stay where they are while it is asked what is in them.
    placeholderData: keepPreviousData,
  });
  const { checkIn, checkOut } = dates;
  const { data } = query;
  const house = useHouseRates();
  const rule = house.data?.price_rule;
  const offers = useMemo(
    () =>
      hasDates && data && rule
        ? offersOf(data, { dates: { checkIn, checkOut }, guests, rule })
        : null,
    [hasDates, data, checkIn, checkOut, guests, rule],
  );
  return {
    /** Null until the rooms are known, and while there are no nights. */
    offers,
    /** What is shown still is of other days. */
    isCatchingUp: query.isPlaceholderData,
    /** Shortest stays and days without arrivals: reception is told of them, and not bound. */
    stayRules: house.data?.stay_rules ?? NO_RULES,
    hasFailed:
      house.isLoadingError || (query.isError && !query.isPlaceholderData && data === undefined),
    isFetching: query.isFetching || house.isFetching,
    error: query.error ?? house.error,
    refetch: async () => {
      if (house.isLoadingError) await house.refetch();
      return query.refetch();
    },
  };
}

function offersOf(
  found: readonly RoomWithStays[],
  { dates, guests, rule }: { dates: DeskDates; guests: number; rule: PriceRule },
): DeskOffer[] {
  const days = found.flatMap(({ id, room_availability: own }) =>
    own.map((day) => ({ ...day, room_id: id })),
  );
  return roomOffers<RoomWithStays, DeskStay>({
    rooms: withSpecialNights(found, { rule, days }),
    stays: found.flatMap(({ id, bookings }) => bookings.map((stay) => ({ ...stay, room_id: id }))),
    closedDays: days.filter(({ is_available }) => !is_available),
    dates,
    guests,
  });
}
