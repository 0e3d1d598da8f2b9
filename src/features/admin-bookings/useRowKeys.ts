import { useState } from 'react';
import type { ListedCard } from './useBookingList';

interface Rows {
  cards: readonly ListedCard[];
  search: string;
  /** React's key of each card's row. */
  keys: readonly number[];
  /** Never given before. */
  next: number;
}

/**
 * A key for the row of each card. A search uses the rows it finds again, place by place, for other
 * cards: that costs half of new ones, and whoever types has the focus elsewhere. Whatever else
 * changes the list, a card keeps its row, and the row its focus.
 */
export function useRowKeys(cards: readonly ListedCard[], search: string): readonly number[] {
  const [rows, setRows] = useState<Rows>(() => rowsFor(cards, search));
  if (rows.search === search && isSame(rows.cards, cards)) return rows.keys;
  const next = rowsFor(cards, search, rows);
  setRows(next);
  return next.keys;
}

function rowsFor(cards: readonly ListedCard[], search: string, before?: Rows): Rows {
  const known = new Map(before?.cards.map(({ key }, place) => [key, before.keys[place]]));
  const isNewSearch = before?.search !== search;
  let next = before?.next ?? 0;
  const keys = cards.map(({ key }, place) => {
    const kept = isNewSearch ? before?.keys[place] : known.get(key);
    return kept ?? next++;
  });
  return { cards, search, keys, next };
}

function isSame(before: readonly ListedCard[], cards: readonly ListedCard[]): boolean {
  return before.length === cards.length && cards.every((card, place) => card === before[place]);
}
