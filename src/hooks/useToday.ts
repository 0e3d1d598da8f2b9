import { useSyncExternalStore } from 'react';
import { lisbonToday, type Day } from '@/domain/dates';

const neverChanges = () => () => {};

/**
 * The day it is at the hostel, read anew with every render, so that a page left open overnight does
 * not stay in yesterday. Null before hydration: a prerendered page knows no day.
 */
export function useToday(): Day | null {
  return useSyncExternalStore<Day | null>(
    neverChanges,
    () => lisbonToday(new Date()),
    () => null,
  );
}
