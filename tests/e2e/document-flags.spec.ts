import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './fixtures';
import { holdBack, woken } from './screen';

const isPageHeld = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden');

/** How far the end of the page lies under the bar at the foot of the screen, in px. */
async function hiddenByBar(page: Page): Promise<number> {
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ block: 'end' }));
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const bar = await page.locator('[data-sticky-bar]:not(html)').boundingBox();
  const footer = await page.getByRole('contentinfo').boundingBox();
  if (bar === null || footer === null) throw new Error('The page has no bar, or no footer.');
  return footer.y + footer.height - bar.y;
}

test.describe('the bar at the foot of a phone', () => {
  for (const isAwake of [true, false]) {
    test(`hides nothing of the page (with script: ${isAwake})`, async ({ newVisitor }) => {
      const guest = await newVisitor(PHONE, { javaScriptEnabled: isAwake });
      await guest.page.goto('/quartos/1');
      if (isAwake) await woken(guest.page);
      expect(await hiddenByBar(guest.page)).toBeLessThanOrEqual(0);
    });
  }

  test('takes its room with it when it goes', async ({ newVisitor }) => {
    const { page } = await newVisitor(PHONE);
    await page.goto('/quartos/1');
    await woken(page);
    const roomLeft = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom));
    expect(await roomLeft()).toBeGreaterThan(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
    await page.waitForURL('**/contacto');
    await page.locator('html:not([data-sticky-bar])').waitFor();
    expect(await roomLeft()).toBe(0);
  });
});

test('an open picture holds the page still, and lets it go again', async ({ newVisitor }) => {
  const { page } = await newVisitor(PHONE);
  await page.goto('/galeria');
  await woken(page);
  await page
    .getByRole('main')
    .getByRole('button')
    .filter({ has: page.locator('img') })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  expect(await isPageHeld(page)).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await isPageHeld(page)).toBe(false);
});

test('the footer waits for a page on its way', async ({ newVisitor }) => {
  const { page } = await newVisitor(PHONE);
  const letThrough = await holdBack(page, '**/assets/NotFoundPage-*.js');
  await page.goto('/nao-existe');
  const footer = page.locator('footer');
  await page
    .getByRole('link', { name: /Maré Nova/ })
    .first()
    .waitFor();
  expect(await footer.isVisible()).toBe(false);
  letThrough();
  await footer.waitFor({ state: 'visible' });
});
