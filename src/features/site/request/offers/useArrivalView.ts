import { useMemo } from 'react';
import type { Day } from '@/domain/calendar/dates';
import type { StayDates } from '@/domain/stay/stay';
import type { ArrivalView } from '../calendar/arrival-view';
import type { OfferedRoom } from '../state/room-choice';
import type { RoomOffers } from './offers';

interface AskedDates {
  roomOffers: RoomOffers;
  /** The room a link asked for. */
  wanted: OfferedRoom | undefined;
  dates: StayDates;
  today: Day;
}

/**
 * What the house's rules mean for the dates (RATE-02); null while they load and where there are
 * none.
 */
export function useArrivalView({
  roomOffers: { rooms, rates },
  wanted,
  dates,
  today,
}: AskedDates): ArrivalView | null {
  const calendar = useMemo(
    () =>
      rates?.arrivals && rooms.length > 0
        ? rates.arrivals.arrivalCalendar({ rules: rates.rates.stay_rules, rooms, wanted, today })
        : null,
    [rates, rooms, wanted, today],
  );
  return useMemo(
    () => calendar && (rates?.arrivals?.arrivalView(calendar, dates) ?? null),
    [rates, calendar, dates],
  );
}
