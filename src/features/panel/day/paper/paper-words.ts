import type { DayRow, DayStay } from '@/domain/day/lists';
import { countLabel } from '@/domain/basics/text';

/** '6 por chegar, 1 já feita (quarto 13)'; null of an empty list. */
export function doneOnPaper(rows: readonly DayRow<DayStay>[], toDo: string): string | null {
  if (rows.length === 0) return null;
  const done = rows.filter(({ isDone }) => isDone).map(({ stay }) => stay.room_number);
  const open = `${rows.length - done.length} ${toDo}`;
  if (done.length === 0) return open;
  const words = countLabel(done.length, { one: 'já feita', many: 'já feitas' });
  return `${open}, ${words} (${done.length === 1 ? 'quarto' : 'quartos'} ${done.join(', ')})`;
}
