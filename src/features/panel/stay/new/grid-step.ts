/** By how many items an arrow key moves in a list laid out in columns; 0 for other keys. */
export function gridStep(key: string, list: HTMLElement | null): number {
  if (key === 'ArrowRight') return 1;
  if (key === 'ArrowLeft') return -1;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return 0;
  const columns = list === null ? '' : getComputedStyle(list).gridTemplateColumns;
  const count = Math.max(1, columns.split(' ').length);
  return key === 'ArrowDown' ? count : -count;
}
