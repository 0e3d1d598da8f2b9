import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { deskNights } from '@/domain/new-stay/booking-dates';
import {
  roomOffers,
  withSpecialNights,
  type DeskDates,
  type DeskStay,
  type RoomOffer,
} from '@/domain/new-stay/rooms';
import type { PriceRule } from '@/domain/rates/stay-quote';
import type { StayRule } from '@/domain/rates/stay-rules';
import { useHouseRates } from '@/features/panel/rates/useHouseRates';
import { staffClient } from '@/lib/staff-client';
import { listRoomsWithStays, type RoomWithStays } from '@/queries/desk-rooms';
import { queryKeys } from '@/queries/query-keys';

const NO_RULES: readonly StayRule[] = [];

export type DeskOffer = RoomOffer<RoomWithStays>;

/** The last known offers and their dates, because prices and closed nights depend on the dates. */
interface KnownOffers extends DeskDates {
  offers: readonly DeskOffer[] | null;
}

/** The offers for a draft's dates; null while unknown, or known only for other dates. */
export function offersFor({ checkIn, checkOut }: DeskDates, known: KnownOffers) {
  return known.checkIn === checkIn && known.checkOut === checkOut ? known.offers : null;
}

/** What every active room offers on these dates, kept up to date by the panel's polling. */
export function useDeskRooms(dates: DeskDates, guests: number) {
  const hasDates = deskNights(dates) > 0;
  const query = useQuery({
    queryKey: [...queryKeys.deskRooms, dates],
    queryFn: () => listRoomsWithStays(staffClient(), dates),
    enabled: hasDates,
    // The last rooms stay on the screen while those for other dates load.
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
    /** The offers are still those of other dates. */
    isCatchingUp: query.isPlaceholderData,
    /** Minimum stays and days closed to arrival; reception is warned of them but not bound. */
    stayRules: house.data?.stay_rules ?? NO_RULES,
    // What is waited for are the offers: without dates there are none, whatever was read before.
    readings: [{ ...query, data: offers ?? undefined }, house],
    refetch: async () => {
      if (house.isLoadingError) await house.refetch();
      // Without dates the query is disabled, but refetch() would run it all the same.
      if (hasDates) await query.refetch();
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
