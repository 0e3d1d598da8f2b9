import type { GuestLanguage } from '@/domain/language/guest-language';
import { LOCALES } from '@/domain/language/language';
import { addressOf } from '@/lib/addresses';
import { prerenderedRoutes } from '../../tools/site/routes.ts';
import { expect, test } from './fixtures';
import { expectOwnLanguage } from './own-language';
import { answerTiles, expectSoundScreen, settled } from './screen';

// What holds of pages in other languages; what the pages do is proven in Portuguese, and that no
// text is missing in tests/build. Every page is opened in German, whose words are the longest, and
// in the others those that draw what the database or the address says.

test.describe.configure({ mode: 'parallel' });

/** A narrow phone, where the longest words have the least room. */
const NARROW = { width: 360, height: 780 };

const DRAWN_LATER = ['home', 'rooms', 'booking', 'location'] as const;

/** The languages with the longest words. */
const LONG_WORDED: readonly GuestLanguage[] = ['fr', 'de'];

for (const language of ['en', 'es', 'fr', 'de'] as const) {
  const paths = [
    ...(language === 'de'
      ? prerenderedRoutes(language).map(({ path }) => path)
      : DRAWN_LATER.map((page) => addressOf(page, language))),
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
      await answerTiles(page);
      await page.goto(path);
      await settled(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(LOCALES[language]);
      await expectOwnLanguage(page);
      if (LONG_WORDED.includes(language)) await expectSoundScreen(guest);
      expect(guest.problems).toEqual([]);
    });
  }
}
