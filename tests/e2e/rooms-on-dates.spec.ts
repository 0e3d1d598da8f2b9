import type { Page } from '@playwright/test';
import { addDays, lisbonToday } from '@/domain/calendar/dates';
import { addressOf } from '@/lib/addresses';
import { askBackend } from './backend';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { expectSoundScreen, holdBack, settled } from './screen';

// The list of rooms, opened at an address with dates, on a page that the build has drawn (SITE-08).

test.describe.configure({ mode: 'parallel' });

const checkIn = addDays(lisbonToday(new Date()), 40);
const STAY = new URLSearchParams({ checkIn, checkOut: addDays(checkIn, 3), guests: '2' });

/** Adds up how far what is seen has moved. */
function noteShifts(): void {
  let shifted = 0;
  Reflect.set(globalThis, 'shifted', () => shifted);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifted += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

const shifted = (page: Page) =>
  page.evaluate(() => {
    const sum: unknown = Reflect.get(globalThis, 'shifted');
    return typeof sum === 'function' ? Number(sum()) : Number.NaN;
  });

/** Lets rooms 1 and 3 alone have a stay on these dates, and nothing be blocked. */
async function takeRooms(page: Page): Promise<void> {
  const rooms = await askBackend<{ id: string }>('rooms?select=id&room_number=in.(1,3)');
  const stays = rooms.map(({ id }) => ({
    room_id: id,
    check_in_date: checkIn,
    check_out_date: addDays(checkIn, 1),
    status: 'confirmed',
  }));
  await page.route('**/rest/v1/bookings?**', (route) => route.fulfill({ json: stays }));
  await page.route('**/rest/v1/room_availability?**', (route) => route.fulfill({ json: [] }));
}

for (const size of [PHONE, DESKTOP]) {
  for (const [language, free, taken] of [
    ['pt', '11 quartos livres nestas datas', 'Sem quarto nestas datas'],
    ['de', '11 Zimmer an diesen Tagen frei', 'An diesen Tagen nicht frei'],
  ] as const) {
    test(`an address with dates shows no other rooms first, and nothing jumps (SITE-08): ${language}, ${size.width} px`, async ({
      newVisitor,
    }) => {
      const guest = await newVisitor(size);
      const { page } = guest;
      await takeRooms(page);
      const letThrough = await holdBack(page, '**/assets/index-*.js');
      await page.addInitScript(noteShifts);
      await page.goto(`${addressOf('rooms', language)}?${STAY.toString()}`, {
        waitUntil: 'commit',
      });
      await page.getByRole('heading', { level: 1 }).waitFor();
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards.first()).toBeHidden();
      letThrough();
      await expect(page.getByRole('heading', { level: 2, name: free })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: taken })).toBeAttached();
      await expect(cards).toHaveCount(13);
      await settled(page);
      expect(await shifted(page)).toBeLessThan(0.02);
      await expectSoundScreen(guest);
      await page.locator('summary').first().click();
      await expectSoundScreen(guest);
    });
  }
}

test('dates are asked for before the page wakes, by the browser alone (SITE-08)', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor(PHONE);
  await takeRooms(page);
  const letThrough = await holdBack(page, '**/assets/index-*.js');
  await page.goto('/quartos', { waitUntil: 'commit' });
  await page.getByText('Ver o que há livre nas suas datas').click();
  await page.getByLabel('Check-in').fill(checkIn);
  await page.getByLabel('Check-out').fill(addDays(checkIn, 3));
  await page.getByRole('button', { name: 'Ver quartos livres' }).click({ noWaitAfter: true });
  await page.waitForURL(/checkIn=/, { waitUntil: 'commit' });
  letThrough();
  await expect(
    page.getByRole('heading', { level: 2, name: '11 quartos livres nestas datas' }),
  ).toBeVisible();
});
