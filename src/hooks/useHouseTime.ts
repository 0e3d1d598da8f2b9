import { useSyncExternalStore } from 'react';
import { formatClock } from '@/domain/date-formats';
import { lisbonToday } from '@/domain/dates';
import type { HouseTime } from '@/domain/day-lists';

const MINUTE_MS = 60_000;

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
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

/** The day and the time it is at the house, to the minute, also as a moment. */
export function useHouseTime(): HouseTime & { now: Date } {
  const minute = useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE_MS));
  const now = new Date(minute * MINUTE_MS);
  return { now, today: lisbonToday(now), clock: formatClock(now.toISOString()) };
}
