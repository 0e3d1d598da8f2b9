import { useMemo } from 'react';
import { addDays, type Day, type DayRange, startOfMonth } from '@/domain/calendar/dates';
import {
  type RoomDay,
  type RoomStay,
  unavailableDays,
} from '@/domain/availability/occupied-nights';
import { firstUnavailableNight, lastBookableDay, type StayDates } from '@/domain/stay/stay';
import { useLoad } from '@/hooks/useLoad';
import { visitorClient } from '@/lib/visitor-client';
import { listVisibleStays } from '@/queries/bookings';
import { listBlockedDays } from '@/queries/room-availability';
import type { OfferedRoom } from '../state/room-choice';
import type { UnavailableDays } from './offers';

interface AskedDays {
  /** False after the rooms step, where the dates are settled and nothing needs loading. */
  isWanted: boolean;
  rooms: readonly OfferedRoom[];
  /** The room a link asked for. */
  wanted: OfferedRoom | undefined;
  dates: StayDates;
  today: Day;
}

const NO_STAYS: readonly RoomStay[] = [];
const NO_BLOCKS: readonly RoomDay[] = [];

async function loadOccupancy(days: DayRange) {
  const [stays, availability] = await Promise.all([
    // From the start of the month, because the rooms step, which reads without a window of days,
    // counts stays that ended this month too.
    listVisibleStays(visitorClient(), { from: startOfMonth(days.from), to: days.to }),
    loadClosedDays(days),
  ]);
  return { stays, availability };
}

/**
 * The days the date picker refuses because none of the rooms is free, or not the one wanted, from
 * today to the horizon. Empty while they are loading and when they did not load: the guest can
 * still choose, because the rooms step checks the chosen dates again.
 */
export function useUnavailableDays(asked: AskedDays): UnavailableDays {
  const { isWanted, rooms, wanted, dates, today } = asked;
  const lastDay = lastBookableDay(today);
  const { loaded, retry } = useLoad(['loadOccupancy', isWanted ? today : ''], async () =>
    isWanted ? loadOccupancy({ from: today, to: lastDay }) : null,
  );
  const occupancy = loaded.status === 'ready' ? loaded.data : null;
  const { house, shown } = useMemo(() => {
    const daysOf = (some: readonly OfferedRoom[]): ReadonlySet<Day> =>
      occupancy === null || some.length === 0
        ? new Set()
        : unavailableDays({
            rooms: some,
            ...occupancy,
            days: { from: today, to: addDays(lastDay, 1) },
          });
    const ofHouse = daysOf(rooms);
    return { house: ofHouse, shown: wanted === undefined ? ofHouse : daysOf([wanted]) };
  }, [occupancy, rooms, wanted, today, lastDay]);
  return {
    status: loaded.status,
    days: shown,
    fullNight: firstUnavailableNight(dates, house),
    missedNight: firstUnavailableNight(dates, shown),
    stays: occupancy?.stays ?? NO_STAYS,
    availability: occupancy?.availability ?? NO_BLOCKS,
    retry,
  };
}

/** The blocked days of all rooms from `from` to `to`, both included, as `domain` wants them. */
async function loadClosedDays(days: DayRange): Promise<RoomDay[]> {
  const blockedDays = await listBlockedDays(visitorClient(), days);
  return blockedDays.map(({ room_id, date }) => ({ room_id, date, is_available: false }));
}
