import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, newVisitor, PHONE, woken } from './support';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => browser.close());

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

describe('the bar at the foot of a phone', () => {
  it.each([true, false])('hides nothing of the page (with script: %s)', async (isAwake) => {
    const guest = await newVisitor(browser, PHONE, { javaScriptEnabled: isAwake });
    await guest.page.goto('/quartos/1');
    if (isAwake) await woken(guest.page);
    expect(await hiddenByBar(guest.page)).toBeLessThanOrEqual(0);
    await guest.context.close();
  });

  it('takes its room with it when it goes', async () => {
    const { page, context } = await newVisitor(browser, PHONE);
    await page.goto('/quartos/1');
    await woken(page);
    const roomLeft = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom));
    expect(await roomLeft()).toBeGreaterThan(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
    await page.waitForURL('**/contacto');
    await page.locator('html:not([data-sticky-bar])').waitFor();
    expect(await roomLeft()).toBe(0);
    await context.close();
  });
});

it('an open picture holds the page still, and lets it go again', async () => {
  const { page, context } = await newVisitor(browser, PHONE);
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
  await context.close();
});

it('the footer waits for a page on its way', async () => {
  const { page, context } = await newVisitor(browser, PHONE);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/NotFoundPage-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/nao-existe');
  const footer = page.locator('footer');
  await page.getByRole('link', { name: 'Hostel Maré Nova' }).first().waitFor();
  expect(await footer.isVisible()).toBe(false);
  release();
  await footer.waitFor({ state: 'visible' });
  await context.close();
});

it('no style searches the whole page: browsers would do so at every change', () => {
  const folder = path.join(inject('distFolder'), 'assets');
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  expect(sheets).not.toEqual([]);
  const searching = sheets.flatMap((name) =>
    [
      ...readFileSync(path.join(folder, name), 'utf8').matchAll(
        /(?::root|html|body):has\([^)]*\)/g,
      ),
    ].map(([selector]) => selector),
  );
  expect(searching).toEqual([]);
});
