import { useSyncExternalStore } from 'react';
import { lisbonToday, type Day } from '@/domain/calendar/dates';
import { onEvery } from './on-every';

const HOUR_MS = 3_600_000;

/** Hourly is enough, because midnight in Lisbon is a full hour in UTC. */
const subscribe = onEvery(HOUR_MS);

/**
 * The current day at the hostel; it changes at midnight on a page left open. Null before hydration,
 * because a prerendered page does not know the day.
 */
export function useToday(): Day | null {
  return useSyncExternalStore<Day | null>(
    subscribe,
    () => lisbonToday(new Date()),
    () => null,
  );
}
