import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Day } from '@/domain/calendar/dates';
import {
  roomOffers,
  withSpecialNights,
  type DeskDates,
  type RoomOffer,
} from '@/domain/new-stay/rooms';
import { useHouseRates } from '@/features/panel/rates/useHouseRates';
import { asStaff } from '@/features/panel/change/as-staff';
import { listStaysForAvailability, type AvailabilityStay } from '@/queries/availability-stays';
import { queryKeys } from '@/queries/query-keys';
import { listAvailability } from '@/queries/room-availability';
import { listRooms } from '@/queries/rooms';
import type { RoomRow } from '@/types/rows';

export type ChangeOffer = RoomOffer<RoomRow, AvailabilityStay>;

interface OfferQuestion {
  /** Null while the dates are not a valid stay. */
  dates: DeskDates | null;
  guests: number;
  /** Ids of bookings that are being moved, which therefore do not occupy a room. */
  moving?: readonly string[];
  /** Reads prices from this day on, where it is before the dates. */
  pricesFrom?: Day | null;
  isOn?: boolean;
}

/**
 * What each room of the house offers for some dates (DESK-02, DESK-06). Inactive rooms are
 * included, because a booking may be in one. While other dates load, the last offers stay.
 */
export function useChangeOffers({
  dates,
  guests,
  moving,
  pricesFrom = null,
  isOn = true,
}: OfferQuestion) {
  const range = dates === null ? null : { from: dates.checkIn, to: dates.checkOut };
  const isAsked = isOn && range !== null;
  const settledRange = range && { ...range, from: pricesFrom ?? range.from };
  const rates = useHouseRates({ isAsked: isOn });
  const rule = rates.data?.price_rule;
  const [rooms, stays, settled] = useQueries({
    queries: [
      {
        queryKey: [...queryKeys.rooms, 'desk'],
        queryFn: () => asStaff(listRooms),
        enabled: isOn,
      },
      {
        queryKey: [...queryKeys.bookings, 'around', range],
        queryFn: () => asStaff((client) => listStaysForAvailability(client, range ?? NO_DAYS)),
        enabled: isAsked,
        placeholderData: keepPreviousData,
      },
      {
        queryKey: [...queryKeys.availability, 'settled', range, pricesFrom],
        queryFn: () => asStaff((client) => listAvailability(client, settledRange ?? NO_DAYS)),
        enabled: isAsked,
        placeholderData: keepPreviousData,
      },
    ],
  });

  const known = useMemo(
    () => withSpecialNights(rooms.data ?? NONE, { rule, days: settled.data ?? NONE }),
    [rooms.data, settled.data, rule],
  );
  const offersOn = useCallback(
    (nights: DeskDates): ChangeOffer[] | null => {
      if (rooms.data === undefined || rule === undefined) return null;
      if (stays.data === undefined || settled.data === undefined) return null;
      const closedDays = settled.data.filter(({ is_available }) => !is_available);
      const taken = stays.data;
      return roomOffers({ rooms: known, stays: taken, closedDays, dates: nights, guests, moving });
    },
    [rooms.data, known, stays.data, settled.data, rule, guests, moving],
  );
  const offers = useMemo(() => (dates === null ? null : offersOn(dates)), [offersOn, dates]);

  const readings = [rooms, stays, settled, rates];
  return {
    rooms: known,
    /** Whether a price can be proposed: how the house charges is known, and what the nights cost. */
    hasPrices: rule !== undefined && (rule === 'stated' || settled.data !== undefined),
    /** Null until they are known. */
    offers,
    /** The same for nights within the dates. */
    offersOn,
    /** Minimum stays and days closed to arrival; reception is warned of them but not bound. */
    stayRules: rates.data?.stay_rules ?? NONE,
    /** The offers are still those of the dates before. */
    isForOtherDates: stays.isPlaceholderData || settled.isPlaceholderData,
    readings,
    hasFailed: readings.some(({ isLoadingError }) => isLoadingError),
    isFetching: readings.some(({ isFetching }) => isFetching),
  };
}

export type ChangeOffers = ReturnType<typeof useChangeOffers>;

const NONE: readonly never[] = [];
const NO_DAYS: { from: Day; to: Day } = { from: '', to: '' };
