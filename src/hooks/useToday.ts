import { useSyncExternalStore } from 'react';
import { lisbonToday, type Day } from '@/domain/dates';
import { onEvery } from './on-every';

const HOUR_MS = 3_600_000;

/** One of the full hours is midnight in Lisbon. */
const subscribe = onEvery(HOUR_MS);

/**
 * The day it is at the hostel; a page left open moves on with it at midnight. Null before hydration:
 * a prerendered page knows no day.
 */
export function useToday(): Day | null {
  return useSyncExternalStore<Day | null>(
    subscribe,
    () => lisbonToday(new Date()),
    () => null,
  );
}
