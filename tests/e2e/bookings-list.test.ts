import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBooking, uuid } from '../support/builders';
import {
  DESKTOP,
  expectSoundScreen,
  launchBrowser,
  newVisitor,
  PHONE,
  signIn,
  type Visitor,
} from './support';

const COUNT = 150;
/** A busy machine may take its time. */
const PATIENCE = { timeout: 15_000 };

const numberOf = (n: number) => `R26-${String(n).padStart(6, '0')}`;

/** Booking 1 is the newest, and every third guest is called Hélder. */
const BOOKINGS = Array.from({ length: COUNT }, (_, index) =>
  makeBooking({
    id: uuid(2, COUNT - index),
    booking_number: numberOf(index + 1),
    guest_name: `${index % 3 === 0 ? 'Hélder' : 'Marta'} Araújo ${index + 1}`,
    guest_email: `${index}@example.com`,
    created_at: new Date(Date.UTC(2026, 10, 12) - index * 60_000).toISOString(),
  }),
);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => browser.close());

async function openList(
  viewport: { width: number; height: number },
  /** What others send while the list is open. */
  news: readonly (typeof BOOKINGS)[number][] = [],
): Promise<Visitor> {
  const staff = await newVisitor(browser, viewport);
  await signIn(staff.page);
  await staff.page.route('**/rest/v1/bookings?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    if (searchParams.get('order') === 'updated_at.desc') {
      await route.fulfill({ json: searchParams.has('updated_at') ? news : BOOKINGS.slice(0, 1) });
      return;
    }
    const number = searchParams.get('booking_number');
    const asked = BOOKINGS.filter(({ booking_number }) => number === `eq.${booking_number}`);
    await route.fulfill({ json: number === null ? BOOKINGS : asked });
  });
  await staff.page.goto('/admin/bookings');
  await staff.page.getByText(`de ${COUNT}`).waitFor();
  return staff;
}

const rows = (page: Page) => page.locator('[data-booking-card]');
const row = (page: Page, n: number) =>
  page.getByRole('link', { name: new RegExp(`^${numberOf(n)},`) });
const isFocused = async (page: Page, n: number) =>
  row(page, n).evaluate((link) => link === document.activeElement);

/** Whether the foot of the list, where its rows end, is on the screen. */
async function isEndInSight(page: Page): Promise<boolean> {
  const foot = await page.getByText('A mostrar').boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return foot !== null && foot.y >= 0 && foot.y < height;
}

describe('a long list of bookings', () => {
  it.each([
    ['a desk', DESKTOP],
    ['a phone', PHONE],
    ['a tall screen', { width: 1600, height: 1600 }],
  ])(
    'begins with what fills the screen and goes on to its end on demand, on %s',
    async (_name, viewport) => {
      const staff = await openList(viewport);
      const { page } = staff;
      await expect.poll(async () => isEndInSight(page), PATIENCE).toBe(false);
      const first = await rows(page).count();
      expect(first).toBeLessThan(COUNT / 2);
      await page.getByText(`A mostrar ${first} de ${COUNT}`).waitFor();
      for (let drawn = first; drawn < COUNT; drawn = await rows(page).count()) {
        const before = drawn;
        await page.getByRole('button', { name: 'Mostrar mais' }).click();
        await expect.poll(async () => rows(page).count(), PATIENCE).toBeGreaterThan(before);
      }
      await page.getByText(`A mostrar ${COUNT} de ${COUNT}`).waitFor();
      expect(await page.getByRole('button', { name: 'Mostrar mais' }).count()).toBe(0);
      await expectSoundScreen(staff);
      await staff.context.close();
    },
  );

  it('is walked by keys, and keeps its place round an open booking', async () => {
    const { page, context } = await openList(DESKTOP);
    for (let n = 1; n <= 60; n += 1) {
      // The rows are there before they are needed.
      await expect.poll(async () => rows(page).count(), PATIENCE).toBeGreaterThanOrEqual(n);
      await page.keyboard.press('j');
      expect(await isFocused(page, n)).toBe(true);
    }
    const place = await page.evaluate(() => window.scrollY);
    const drawn = await rows(page).count();
    expect(place).toBeGreaterThan(1000);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText(numberOf(60)).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(async () => isFocused(page, 60), PATIENCE).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    expect(await rows(page).count()).toBe(drawn);
    await context.close();
  });

  it('takes in a request that comes without moving what one reads', async () => {
    const news: (typeof BOOKINGS)[number][] = [];
    const { page, context } = await openList(DESKTOP, news);
    const arrive = async (name: string) => {
      news.push(
        makeBooking({
          id: uuid(2, 900 + news.length),
          booking_number: `R26-NEW00${news.length}`,
          guest_name: name,
          created_at: `2026-11-12T08:0${news.length}:00+00:00`,
        }),
      );
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.getByText(name).waitFor({ state: 'attached' });
    };
    const topOf = async (n: number) => (await row(page, n).boundingBox())?.y ?? 0;
    // Near the top, where the browser itself would hold the head of the screen instead of the rows.
    await page.evaluate(() => window.scrollTo(0, 100));
    await page.mouse.move(5, 5);
    const near = await topOf(6);
    await arrive('Léa Fontaine');
    expect(Math.abs((await topOf(6)) - near)).toBeLessThan(3);
    await page.evaluate(() => window.scrollTo(0, 900));
    const far = await topOf(16);
    await arrive('Noah Lindh');
    expect(Math.abs((await topOf(16)) - far)).toBeLessThan(3);
    await context.close();
  });

  it('shows what is looked for from its top, and opens it', async () => {
    const { page, context } = await openList(DESKTOP);
    await page.getByRole('button', { name: 'Mostrar mais' }).click();
    await expect.poll(async () => rows(page).count(), PATIENCE).toBeGreaterThan(40);
    await page.keyboard.press('/');
    await page.keyboard.type('helder');
    await page.getByText(/^A mostrar \d+ de 50$/).waitFor();
    const shown = await rows(page).evaluateAll((links) =>
      links.map(({ textContent }) => textContent),
    );
    expect(shown.slice(0, 3)).toEqual([numberOf(1), numberOf(4), numberOf(7)]);
    expect(await page.getByLabel('Pesquisar reservas').inputValue()).toBe('helder');
    await row(page, 7).click();
    await page.getByRole('dialog').getByText('Hélder Araújo 7').first().waitFor();
    await page.getByRole('button', { name: 'Fechar' }).click();
    await expect.poll(async () => isFocused(page, 7), PATIENCE).toBe(true);
    await context.close();
  });
});
