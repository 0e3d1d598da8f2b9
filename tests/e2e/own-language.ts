import { expect, type Page } from '@playwright/test';
import { portugueseIn } from '../support/portuguese';

/** Asserts that a page in another language has no Portuguese text except where `lang` marks it. */
export async function expectOwnLanguage(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const isMarked = (element: Element) =>
      element.closest('[lang]:not(html)')?.getAttribute('lang')?.startsWith('pt') ?? false;
    const found: string[] = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, template, noscript') !== null || isMarked(element)) {
        continue;
      }
      for (const node of element.childNodes) {
        if (node instanceof Text && node.data.trim() !== '') found.push(node.data.trim());
      }
      for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-description']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found;
  });
  expect(texts.filter((text) => portugueseIn(text) !== undefined)).toEqual([]);
}
