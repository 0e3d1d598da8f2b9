import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface Opened {
  /** The entry of the history from which the booking was opened. */
  place: string;
  bookingNumber: string;
}

let lastOpened: Opened | null = null;

/** Remembers which row was left for its booking. */
export function noteOpened(opened: Opened): void {
  lastOpened = opened;
}

/** Whoever closes the window of a booking goes on at the row from which it was opened. */
export function useReturnFocus(isReady: boolean): void {
  const { key } = useLocation();
  const isOver = useRef(false);

  useEffect(() => {
    if (!isReady || isOver.current) return;
    isOver.current = true;
    const opened = lastOpened;
    lastOpened = null;
    if (opened?.place !== key) return;
    dayRows()
      .find(({ dataset }) => dataset.dayRow === opened.bookingNumber)
      ?.focus();
  }, [isReady, key]);
}

/** The links of the rows that are shown, from the first list to the last. */
export function dayRows(): HTMLElement[] {
  const rows = [...document.querySelectorAll<HTMLElement>('a[data-day-row]')];
  return rows.filter((row) => row.closest('[hidden]') === null);
}
