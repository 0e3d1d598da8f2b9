import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { steadyOrder, withDoneLast } from '@/domain/day/order';

/** How long a row that is done stays where it is; longer while somebody is in its list. */
const STAYS_FOR_MS = 10_000;

interface Row {
  key: string;
  isDone: boolean;
}

/**
 * Keeps the order of rows still while somebody reads them. Only rows that are done move: they sink
 * to the end of their list after a while.
 *
 * @param listKey a new key resets the order
 */
export function useSteadyOrder(
  listKey: string,
  rows: readonly Row[],
  list: RefObject<HTMLElement | null>,
): string[] {
  const sorted = rows.map(({ key }) => key);
  const [kept, setKept] = useState({ listKey, order: sorted });
  const order = kept.listKey === listKey ? steadyOrder(kept.order, sorted) : sorted;
  if (kept.listKey !== listKey || !isSame(order, kept.order)) setKept({ listKey, order });

  const done = new Set(rows.filter(({ isDone }) => isDone).map(({ key }) => key));
  const isDone = (key: string) => done.has(key);
  const waiting = isSame(order, withDoneLast(order, isDone)) ? '' : [...done].join(' ');
  const sink = useEffectEvent(() => setKept({ listKey, order: withDoneLast(order, isDone) }));

  useEffect(() => {
    if (waiting === '') return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => (isInUse(list.current) ? wait() : sink()), STAYS_FOR_MS);
    };
    wait();
    return () => clearTimeout(timer);
  }, [waiting, list]);

  return order;
}

function isInUse(list: HTMLElement | null): boolean {
  return list !== null && (list.matches(':hover') || list.contains(document.activeElement));
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, place) => key === b[place]);
}
