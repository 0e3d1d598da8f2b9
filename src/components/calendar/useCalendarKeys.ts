import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  addDays,
  addMonths,
  compareDays,
  type Day,
  endOfMonth,
  startOfMonth,
} from '@/domain/calendar/dates';
import { weekEnds } from '@/domain/calendar/month-weeks';

/**
 * Moves the focus from day to day by keyboard, also across months: arrows, Home and End, PageUp and
 * PageDown. Days carry `data-day`; a key that leads to a day that cannot be shown does nothing.
 *
 * @param show brings a day's month onto the screen and says whether it could
 */
export function useCalendarKeys(
  calendarRef: RefObject<HTMLElement | null>,
  show: (day: Day) => boolean,
) {
  const [activeDay, setActiveDay] = useState<Day | null>(null);
  // The day that takes the focus once its month is on the screen.
  const awaited = useRef<Day | null>(null);

  function focusDay(day: Day): boolean {
    const button = calendarRef.current?.querySelector<HTMLElement>(`[data-day="${day}"]`);
    button?.focus();
    return button !== null && button !== undefined;
  }

  useEffect(() => {
    if (awaited.current !== null && focusDay(awaited.current)) awaited.current = null;
  });

  /** Focuses a day, also one whose month is not on the screen yet. */
  function goTo(day: Day) {
    if (focusDay(day)) return;
    if (show(day)) awaited.current = day;
  }

  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    if (target.dataset.day !== undefined) setActiveDay(target.dataset.day);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.dataset.day === undefined) return;
    const day = dayByKey(event.key, target.dataset.day);
    if (day === null) return;
    event.preventDefault();
    goTo(day);
  }

  return { activeDay, goTo, handlers: { onFocus: handleFocus, onKeyDown: handleKeyDown } };
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
