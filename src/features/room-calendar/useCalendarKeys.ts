import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import {
  addDays,
  addMonths,
  compareDays,
  type Day,
  endOfMonth,
  startOfMonth,
} from '@/domain/dates';
import { weekEnds } from '@/domain/month-weeks';

/**
 * Walks the days by keyboard, also from one month to the next: arrows, Home and End, PageUp and
 * PageDown. Days carry `data-day`; a key that leads to a day not shown does nothing.
 */
export function useCalendarKeys() {
  const [activeDay, setActiveDay] = useState<Day | null>(null);

  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    if (target.dataset.day !== undefined) setActiveDay(target.dataset.day);
  }

  return { activeDay, handlers: { onFocus: handleFocus, onKeyDown: handleKeyDown } };
}

function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || target.dataset.day === undefined) return;
  const day = dayByKey(event.key, target.dataset.day);
  if (day === null) return;
  event.preventDefault();
  currentTarget.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
}

const later = (a: Day, b: Day) => (compareDays(a, b) > 0 ? a : b);
const earlier = (a: Day, b: Day) => (compareDays(a, b) < 0 ? a : b);

const MOVES: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  // The ends of the row, which stops where the month does.
  Home: (day) => later(weekEnds(day).monday, startOfMonth(day)),
  End: (day) => earlier(weekEnds(day).sunday, endOfMonth(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The day a key leads to from another; null for keys that do not move about a calendar. */
function dayByKey(key: string, day: Day): Day | null {
  return MOVES[key]?.(day) ?? null;
}
