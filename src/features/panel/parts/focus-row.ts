/**
 * Focuses the row that many below the focused one (above when negative); the first when none is.
 *
 * @param rows the links of the rows, each in a list item
 */
export function focusRow(rows: readonly HTMLElement[], step: number): void {
  const place = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement));
  const target = place === -1 ? rows[0] : rows[place + step];
  target?.focus();
  target?.closest('li')?.scrollIntoView({ block: 'nearest' });
}
