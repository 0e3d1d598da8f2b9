import { useEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { OPENED_FROM_SCREEN } from '@/features/panel/booking-data/opened-booking';
import { DAY_LIST_NAMES, dayPanelId, type DayListName } from './day-list-names';

interface Opened {
  /** The key of the history entry from which the booking was opened. */
  place: string;
  bookingNumber: string;
  list: DayListName | undefined;
  /** Where the focus comes back to: the row's link, or the button of its step. */
  back: ReturnPlace;
}

type ReturnPlace = 'row' | 'step';

/** At module level, because the dashboard is not mounted while a booking is open. */
let lastOpened: Opened | null = null;

/**
 * The props of a link from the day to a booking, so that closing its window returns to its row.
 *
 * @param back 'step' where the step of the row was begun: one press then goes on with it
 */
export function useOpening(bookingNumber: string, back: ReturnPlace = 'row') {
  const { key: place } = useLocation();
  return {
    state: OPENED_FROM_SCREEN,
    onClick: ({ currentTarget }: MouseEvent) => {
      const panel = currentTarget.closest('section[id]')?.id;
      const list = DAY_LIST_NAMES.find((name) => dayPanelId(name) === panel);
      lastOpened = { place, bookingNumber, list, back };
    },
  };
}

/** The list from which a booking was opened, when the user has just come back from it. */
export function useListOfReturn(): DayListName | undefined {
  const { key } = useLocation();
  return lastOpened?.place === key ? lastOpened.list : undefined;
}

/** When the window of a booking has closed, focuses where it was opened from, in its row. */
export function useReturnFocus(isReady: boolean): void {
  const { key } = useLocation();
  const isOver = useRef(false);

  useEffect(() => {
    if (!isReady || isOver.current) return;
    isOver.current = true;
    const opened = lastOpened;
    lastOpened = null;
    if (opened?.place !== key) return;
    const row = dayRows().find(({ dataset }) => dataset.dayRow === opened.bookingNumber);
    const step = row?.closest('li')?.querySelector<HTMLElement>('[data-day-step]') ?? null;
    (opened.back === 'step' && step !== null ? step : row)?.focus();
  }, [isReady, key]);
}

/** The links of the rows that are shown, from the first list to the last. */
export function dayRows(): HTMLElement[] {
  const rows = [...document.querySelectorAll<HTMLElement>('a[data-day-row]')];
  return rows.filter((row) => row.closest('[hidden]') === null);
}
