import { useSyncExternalStore } from 'react';
import { formatClock } from '@/domain/calendar/date-formats';
import { lisbonToday } from '@/domain/calendar/dates';
import type { HouseTime } from '@/domain/day/lists';
import { onEvery } from './on-every';

const MINUTE_MS = 60_000;

const subscribe = onEvery(MINUTE_MS);

/** The current day and time at the hostel, to the minute, also as a Date. */
export function useHouseTime(): HouseTime & { now: Date } {
  const minute = useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE_MS));
  const now = new Date(minute * MINUTE_MS);
  return { now, today: lisbonToday(now), clock: formatClock(now.toISOString()) };
}
