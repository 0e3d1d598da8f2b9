import { useShortcuts } from '@/hooks/useShortcuts';

const ROWS = 'a[data-booking-card]';

/** From row to row, to the search, and back before what a notice tells. */
export function useListKeys({
  isActive,
  onSearch,
  onUndo,
}: {
  isActive: boolean;
  onSearch: () => void;
  onUndo: () => void;
}): void {
  const keys = { '/': onSearch, j: () => focusRow(1), k: () => focusRow(-1), z: onUndo };
  useShortcuts(keys, { isActive });
}

/** The row so many below the one in focus (above when negative); the first when none is. */
function focusRow(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const place = rows.findIndex((row) => row === document.activeElement);
  const target = place === -1 ? rows[0] : rows[place + step];
  target?.focus();
  target?.closest('li')?.scrollIntoView({ block: 'nearest' });
}
