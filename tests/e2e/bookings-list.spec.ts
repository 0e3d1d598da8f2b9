import type { Page } from '@playwright/test';
import { makeBooking, uuid } from '../support/builders';
import { DESKTOP, expect, PHONE, test, type NewVisitor, type Visitor } from './fixtures';
import { expectSoundScreen } from './screen';

const COUNT = 150;

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

async function openList(
  newStaff: NewVisitor,
  viewport: { width: number; height: number },
  /** What others send while the list is open. */
  news: readonly (typeof BOOKINGS)[number][] = [],
): Promise<Visitor> {
  const staff = await newStaff(viewport);
  await staff.page.route('**/rest/v1/bookings?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    const number = searchParams.get('booking_number');
    const asked = BOOKINGS.filter(({ booking_number }) => number === `eq.${booking_number}`);
    await route.fulfill({ json: number === null ? BOOKINGS : asked });
  });
  // What has come in since the screen was opened, as the rounds report it.
  await staff.page.route('**/rpc/whats_new', (route) =>
    route.fulfill({
      json: {
        cursor: '1:1',
        at: '2026-11-12T07:00:00Z',
        paused_since: null,
        pending: BOOKINGS.length + news.length,
        unread: 0,
        bookings: news,
        messages: [],
        rooms: [],
        gone: [],
      },
    }),
  );
  await staff.page.goto('/admin/bookings');
  await expect(staff.page.getByText(`de ${COUNT}`)).toBeVisible();
  return staff;
}

const rows = (page: Page) => page.getByLabel('Lista de reservas').getByRole('link');
const row = (page: Page, n: number) =>
  page.getByRole('link', { name: new RegExp(`^${numberOf(n)},`) });
const more = (page: Page) => page.getByRole('button', { name: 'Mostrar mais' });

test.describe('a long list of bookings', () => {
  for (const [name, viewport] of [
    ['a desk', DESKTOP],
    ['a phone', PHONE],
    ['a tall screen', { width: 1600, height: 1600 }],
  ] as const) {
    test(`begins with what fills the screen and goes on to its end on demand, on ${name}`, async ({
      newStaff,
    }) => {
      const staff = await openList(newStaff, viewport);
      const { page } = staff;
      await expect(page.getByText('A mostrar')).not.toBeInViewport();
      const first = await rows(page).count();
      expect(first).toBeLessThan(COUNT / 2);
      await expect(page.getByText(`A mostrar ${first} de ${COUNT}`)).toBeAttached();
      for (let drawn = first; drawn < COUNT; drawn = await rows(page).count()) {
        const before = drawn;
        await more(page).click();
        await expect.poll(async () => rows(page).count()).toBeGreaterThan(before);
      }
      await expect(page.getByText(`A mostrar ${COUNT} de ${COUNT}`)).toBeVisible();
      await expect(more(page)).toHaveCount(0);
      await expectSoundScreen(staff);
    });
  }

  test('is walked by keys, and keeps its place round an open booking', async ({ newStaff }) => {
    const { page } = await openList(newStaff, DESKTOP);
    for (let n = 1; n <= 60; n += 1) {
      // The rows are added before the focus reaches them.
      await row(page, n).waitFor({ state: 'attached' });
      await page.keyboard.press('j');
      await expect(row(page, n)).toBeFocused();
    }
    const place = await page.evaluate(() => window.scrollY);
    const drawn = await rows(page).count();
    expect(place).toBeGreaterThan(1000);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText(numberOf(60)).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row(page, 60)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await expect(rows(page)).toHaveCount(drawn);
  });

  test('takes in a request that comes without moving what one reads', async ({ newStaff }) => {
    const news: (typeof BOOKINGS)[number][] = [];
    const { page } = await openList(newStaff, DESKTOP, news);
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
      await expect(page.getByRole('link', { name: new RegExp(name) })).toBeAttached();
    };
    const topOf = async (n: number) => (await row(page, n).boundingBox())?.y ?? 0;
    // Near the top the browser's own scroll anchoring would hold the head of the page, not the
    // rows.
    await page.evaluate(() => window.scrollTo(0, 100));
    await page.mouse.move(5, 5);
    const near = await topOf(6);
    await arrive('Léa Fontaine');
    expect(Math.abs((await topOf(6)) - near)).toBeLessThan(3);
    await page.evaluate(() => window.scrollTo(0, 900));
    const far = await topOf(16);
    await arrive('Noah Lindh');
    expect(Math.abs((await topOf(16)) - far)).toBeLessThan(3);
  });

  test('shows what is looked for from its top, and opens it', async ({ newStaff }) => {
    const { page } = await openList(newStaff, DESKTOP);
    await more(page).click();
    await expect.poll(async () => rows(page).count()).toBeGreaterThan(40);
    await page.keyboard.press('/');
    await page.keyboard.type('helder');
    await expect(page.getByText(/^A mostrar \d+ de 50$/)).toBeAttached();
    for (const [place, n] of [1, 4, 7].entries()) {
      await expect(rows(page).nth(place)).toHaveAccessibleName(new RegExp(`^${numberOf(n)},`));
    }
    await expect(page.getByLabel('Pesquisar reservas')).toHaveValue('helder');
    await row(page, 7).click();
    await expect(page.getByRole('dialog').getByText('Hélder Araújo 7').first()).toBeVisible();
    await page.getByRole('button', { name: 'Fechar' }).click();
    await expect(row(page, 7)).toBeFocused();
  });
});
