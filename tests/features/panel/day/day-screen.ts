import { screen, within } from '@testing-library/react';

/** One of the day's lists, once it is there. */
export async function findList(name: string): Promise<HTMLElement> {
  return screen.findByRole('list', { name });
}

/** The guests of a list, from the first to the last. */
export function guestsOf(list: HTMLElement): string[] {
  return within(list)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('a[data-day-row]')?.textContent ?? '');
}

/** The row of a guest in a list. */
export function rowOf(list: HTMLElement, guest: string): HTMLElement {
  const row = within(list).getByRole('link', { name: guest }).closest('li');
  if (row === null) throw new Error(`${guest} stands in no row.`);
  return row;
}

/** The text of a row, with plain spaces. */
export function wordsOf(row: HTMLElement): string {
  return row.textContent.replaceAll(/\s/g, ' ');
}
