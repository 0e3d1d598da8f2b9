import { useMemo } from 'react';
import { addDays, type Day, type DayRange, startOfMonth } from '@/domain/dates';
import { type RoomStay, unavailableDays } from '@/domain/occupancy';
import { lastBookableDay } from '@/domain/stay';
import { useLoad } from '@/hooks/useLoad';
import { visitorClient } from '@/lib/visitor-client';
import { listVisibleStays } from '@/queries/bookings';
import { loadClosedDays } from './closed-days';

interface UnavailableDays {
  status: 'loading' | 'failed' | 'ready';
  days: ReadonlySet<Day>;
  /** What a visitor may know of the stays of all rooms; none until they are there. */
  stays: readonly RoomStay[];
  retry: () => void;
}

const NO_DAYS: ReadonlySet<Day> = new Set();
const NO_STAYS: readonly RoomStay[] = [];

async function loadOccupancy(days: DayRange) {
  const [stays, availability] = await Promise.all([
    // Stays that ended this month count for the rooms step too, which asks without a window.
    listVisibleStays(visitorClient(), { from: startOfMonth(days.from), to: days.to }),
    loadClosedDays(days),
  ]);
  return { stays, availability };
}

/**
 * The days the date picker refuses because none of these rooms is free, from today to the horizon.
 * None while they are loading or when they did not load: choosing stays possible, as the rooms step
 * asks again for the very dates.
 */
export function useUnavailableDays({
  rooms,
  today,
}: {
  rooms: readonly { id: string }[];
  today: Day;
}): UnavailableDays {
  const lastDay = lastBookableDay(today);
  const { loaded, retry } = useLoad(['loadOccupancy', today], () =>
    loadOccupancy({ from: today, to: lastDay }),
  );
  const occupancy = loaded.status === 'ready' ? loaded.data : null;
  const days = useMemo(
    () =>
      occupancy === null || rooms.length === 0
        ? NO_DAYS
        : unavailableDays({
            rooms,
            ...occupancy,
            days: { from: today, to: addDays(lastDay, 1) },
          }),
    [occupancy, rooms, today, lastDay],
  );
  return { status: loaded.status, days, stays: occupancy?.stays ?? NO_STAYS, retry };
}
