import { useSyncExternalStore } from 'react';
import { lisbonToday, type Day } from '@/domain/dates';

const HOUR_MS = 3_600_000;

/** Calls at every full hour, one of which is midnight in Lisbon, and when the page is looked at again. */
function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, HOUR_MS - (Date.now() % HOUR_MS));
  };
  function tick() {
    onChange();
    wait();
  }
  wait();
  // A device that slept has slept through its timers.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

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
