import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Day } from '@/domain/dates';
import { dayByKey } from './calendar-keys';

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
