import type { Page } from '@playwright/test';
import { GUEST_LANGUAGES } from '@/domain/language/guest-language';
import { LOCALES } from '@/domain/language/language';
import { addressOf } from '@/lib/addresses';
import { DESKTOP, expect, test } from './fixtures';

test.describe.configure({ mode: 'parallel' });

/** What a sheet of A4 leaves between its margins, in px of CSS. */
const SHEET = { width: 658, height: 986 };

/** How many sheets of A4 the browser prints. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
}

/** The texts on paper that stand beyond the edge of the sheet, or are cut by what holds them. */
const cutTexts = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h2, p, li, dt, dd')]
      .filter((element) => {
        const { left, right, height } = element.getBoundingClientRect();
        if (height === 0) return false;
        const isCut = element.scrollWidth > element.clientWidth && element.clientWidth > 0;
        return left < 0 || right > window.innerWidth || isCut;
      })
      .map(({ textContent }) => textContent),
  );

/** Opens the page as printed, and says how many sheets it takes. */
async function print(page: Page): Promise<number> {
  const sheets = await sheetsOf(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  return sheets;
}

for (const language of GUEST_LANGUAGES) {
  test(`is a book of four sheets in ${language} (LEGAL-04)`, async ({ newVisitor }) => {
    const { page } = await newVisitor(DESKTOP, { locale: LOCALES[language] });
    await page.goto(addressOf('information', language));
    const main = page.getByRole('main');
    const cover = main.locator('section', { has: page.locator('a[href="#horarios"]') });
    await cover.waitFor({ state: 'attached' });
    await expect(cover).toBeHidden();
    await expect(main.getByRole('button')).toHaveCount(1);
    await expect(page.locator('#vizinhos')).toBeVisible();
    await expect(page.locator('#responsavel')).toBeHidden();

    expect(await print(page)).toBe(4);
    await expect(cover).toBeVisible();
    await expect(page.locator('#responsavel')).toBeVisible();
    for (const hidden of ['h1', 'button', 'nav', 'footer']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(page.locator(`${hidden}:visible`)).toHaveCount(0);
    }
    expect(await cutTexts(page)).toEqual([]);
  });
}

test('prints what is there without scripts, under the head of the page (LEGAL-04)', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor(DESKTOP, { locale: 'de-DE', javaScriptEnabled: false });
  await page.goto(addressOf('information', 'de'));
  expect(await print(page)).toBeLessThanOrEqual(4);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const chapter of ['#regras', '#vizinhos', '#lixo', '#aparelhos', '#responsavel']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(page.locator(chapter)).toBeVisible();
  }
  expect(await cutTexts(page)).toEqual([]);
});
