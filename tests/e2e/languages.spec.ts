import type { Page } from '@playwright/test';
import type { GuestLanguage } from '@/domain/guest-language';
import { LOCALES } from '@/domain/language';
import { addressOf } from '@/lib/addresses';
import { prerenderedRoutes } from '../../tools/site/routes.ts';
import { portugueseIn } from '../support/portuguese';
import { expect, test } from './fixtures';
import { expectSoundScreen, settled } from './screen';

// What holds of every page in every language; what the pages do is proven in Portuguese.

test.describe.configure({ mode: 'parallel' });

/** A narrow phone, where the longest words have the least room. */
const NARROW = { width: 360, height: 780 };

/** Their words are the longest of the five. */
const LONG_WORDED: readonly GuestLanguage[] = ['fr', 'de'];

/** Every text that a page shows or says, without what it marks as Portuguese. */
async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [document.title];
    const isMarked = (element: Element | null) =>
      element?.closest('[lang]:not(html)')?.getAttribute('lang')?.startsWith('pt') ?? false;
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, template, noscript') || isMarked(element)) continue;
      for (const node of element.childNodes) {
        if (node instanceof Text && node.data.trim() !== '') texts.push(node.data.trim());
      }
      for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-description']) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts;
  });
}

for (const language of ['en', 'es', 'fr', 'de'] as const) {
  const paths = [
    ...prerenderedRoutes(language).map(({ path }) => path),
    `${addressOf('room', language)}/6`,
    `${addressOf('room', language)}/99`,
    addressOf('guestPage', language),
    `/${language}/-`,
  ];
  for (const path of paths) {
    test(`${path} wakes up as it came, and has not one Portuguese word (LANG-03, LANG-05)`, async ({
      newVisitor,
    }) => {
      const guest = await newVisitor(NARROW, { locale: LOCALES[language] });
      const { page } = guest;
      await page.goto(path);
      await settled(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(LOCALES[language]);
      const left = (await textsOf(page)).filter((text) => portugueseIn(text) !== undefined);
      expect(left).toEqual([]);
      if (LONG_WORDED.includes(language)) await expectSoundScreen(guest);
      expect(guest.problems).toEqual([]);
    });
  }
}
