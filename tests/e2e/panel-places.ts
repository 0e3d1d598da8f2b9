import { expect, type Locator, type Page } from '@playwright/test';
import { formatFullDay } from '@/domain/calendar/date-formats';

/** A day of a room in the grid. */
export const cellOf = (page: Page, room: number, day: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^Quarto ${room}, ${formatFullDay(day)}:`) });

/** Whether it is the grid that asks: the panel's frame reads other columns of bookings. */
export const isOfGrid = ({ pathname, searchParams }: URL): boolean =>
  !pathname.endsWith('/bookings') ||
  searchParams.get('select')?.startsWith('id,room_id,check_in_date') === true;

/** Opens the one booking that a search finds, by its guest or by its number. */
export async function openBooking(page: Page, search: string): Promise<Locator> {
  await page.goto('/admin/bookings');
  await page.getByLabel('Pesquisar reservas').fill(search);
  const found = page.getByLabel('Lista de reservas').getByRole('link');
  // The search is debounced: until it has run, the first row is another booking.
  await expect(found).toHaveCount(1);
  await found.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(search).first()).toBeVisible();
  return dialog;
}

/**
 * The names of the controls in a part of the page that a notice covers, except those scrolled out
 * of view.
 */
export async function coveredByNotices(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const notices = [...document.querySelectorAll('[aria-label="Fechar aviso"]')].map(
      (close) => close.parentElement ?? close,
    );
    const targets = [...root.querySelectorAll('button, a[href], input, textarea')];
    return targets
      .filter((target) => {
        if (notices.some((notice) => notice.contains(target))) return false;
        let { left, top, right, bottom } = target.getBoundingClientRect();
        for (let box = target.parentElement; box !== null; box = box.parentElement) {
          if (getComputedStyle(box).overflowY === 'visible') continue;
          const seen = box.getBoundingClientRect();
          left = Math.max(left, seen.left);
          top = Math.max(top, seen.top);
          right = Math.min(right, seen.right);
          bottom = Math.min(bottom, seen.bottom);
        }
        if (right <= left || bottom <= top) return false;
        return notices.some((notice) => {
          const place = notice.getBoundingClientRect();
          const isBeside = place.right <= left || place.left >= right;
          return !isBeside && place.bottom > top && place.top < bottom;
        });
      })
      .map((target) => target.ariaLabel ?? target.textContent);
  });
}

/**
 * What is hard to use on a narrow screen, in the open window or else on the page: sideways scroll,
 * and buttons and fields that reach beyond the edge or are lower than a thumb. What scrolls
 * sideways by design (tabs, the grid) may reach beyond the edge.
 */
export async function hardToReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const THUMB = 43.5;
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const root = dialog ?? document.documentElement;
    const wide = [root, ...root.querySelectorAll('dialog > div')]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `sideways scroll: ${box.scrollWidth} in ${box.clientWidth}`);
    const hard = [...root.querySelectorAll('button, select, textarea, input')].flatMap((target) => {
      const { left, right, width, height } = target.getBoundingClientRect();
      const isChoice =
        target instanceof HTMLInputElement && /checkbox|radio|file/.test(target.type);
      const isSeen = width > 1 && getComputedStyle(target).visibility === 'visible';
      if (!isSeen || isChoice || target.closest('[role="grid"]') !== null) return [];
      const name = `${target.ariaLabel ?? target.textContent} (${target.tagName})`;
      const slides = target.closest('nav, [role="tablist"]') !== null;
      if (!slides && (left < 0 || right > window.innerWidth)) return [`beyond the edge: ${name}`];
      return height < THUMB ? [`${Math.round(height)} px high: ${name}`] : [];
    });
    return [...wide, ...hard];
  });
}
