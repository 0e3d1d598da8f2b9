import type { Locator, Page } from '@playwright/test';
import { formatFullDay } from '@/domain/calendar/date-formats';
import { addDays, lisbonToday } from '@/domain/calendar/dates';
import { makeRoom } from '../support/builders';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { cellOf, isOfGrid } from './panel-places';
import { expectSoundScreen } from './screen';

// How the grid looks and scrolls, with rooms and stays that the tests serve.

const today = lisbonToday(new Date());

const fillsOf = async (shapes: Locator) =>
  shapes.evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).fill));

test.describe('the bars of the stays', () => {
  const room = makeRoom({ room_number: '1' });
  const makeStay = (status: string, guest_name: string, days: [from: number, to: number]) => ({
    id: guest_name,
    room_id: room.id,
    status,
    guest_name,
    booking_number: 'R26-AAAAAA',
    check_in_date: addDays(today, days[0]),
    check_out_date: addDays(today, days[1]),
  });

  async function answerHouse(page: Page, stays: readonly unknown[]) {
    const tables = { rooms: [room], bookings: stays, room_availability: [] };
    for (const [table, json] of Object.entries(tables)) {
      await page.route(
        (url) => url.pathname.endsWith(`/rest/v1/${table}`) && isOfGrid(url),
        async (route) => route.fulfill({ json }),
      );
    }
  }

  test('keep the name of their guest in sight while they slide beneath the rooms of a phone', async ({
    newStaff,
  }) => {
    const { page } = await newStaff(PHONE);
    await answerHouse(page, [makeStay('confirmed', 'Inês Duarte', [-7, 14])]);
    await page.goto('/admin/availability-pricing?vista=semana');
    const name = page.getByRole('gridcell').getByText('Duarte');
    const end = async (part: Locator, side: 'left' | 'right') =>
      part.evaluate((node, which) => node.getBoundingClientRect()[which], side);
    await expect(name).toBeVisible();
    await page.getByRole('grid').evaluate((grid) => grid.parentElement?.scrollBy(300, 0));
    const namesEnd = await end(page.getByRole('rowheader'), 'right');
    expect(await end(name, 'left')).toBeGreaterThanOrEqual(namesEnd);
  });

  test('go from noon to noon, leave the day of leaving to be selected, and stay apart in forced colours', async ({
    newStaff,
  }) => {
    const staff = await newStaff(DESKTOP);
    const { page } = staff;
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('table', { name: 'Chegadas por dia' })).toBeAttached();
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    await expect
      .poll(async () => fillsOf(page.locator('svg rect')))
      .toEqual(expect.arrayContaining([ink]));
    await page.emulateMedia({ forcedColors: 'none' });

    await answerHouse(page, [
      makeStay('checked_in', 'Ana Sousa', [-2, 2]),
      makeStay('pending', 'Rui Rocha', [2, 4]),
    ]);
    await page.goto('/admin/availability-pricing?vista=3-meses');
    const column = async (days: number) => {
      const head = page.getByRole('columnheader', { name: formatFullDay(addDays(today, days)) });
      return (await head.boundingBox()) ?? { x: 0, width: 0 };
    };
    const bar = page.getByRole('link', { name: /Rui Rocha/ }).locator('> span');
    await expect(bar).toBeVisible();
    const box = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const [first, last] = [await column(2), await column(4)];
    expect(box.x - (first.x + first.width / 2)).toBeCloseTo(1, 0);
    expect(last.x + last.width / 2 - (box.x + box.width)).toBeCloseTo(1, 0);
    // On a changeover day, each half of the cell belongs to its own stay.
    const guestAt = async (x: number) =>
      page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest('a')?.title.split(',')[0],
        [x, box.y + 8] as const,
      );
    expect(await guestAt(first.x + first.width / 4)).toBe('Ana Sousa');
    expect(await guestAt(first.x + (first.width * 3) / 4)).toBe('Rui Rocha');
    await page.mouse.click(last.x + last.width / 4, box.y + 8);
    const selected = page.getByRole('gridcell', { selected: true });
    await expect(selected).toHaveAccessibleName(new RegExp(formatFullDay(addDays(today, 4))));
    await expectSoundScreen(staff);

    // While there are more days to the right, a shaded edge says so; its arrow scrolls the grid on.
    const cue = page.locator('[aria-hidden] > button .lucide-chevron-right');
    await cue.click();
    await page.getByRole('grid').evaluate((grid) => grid.parentElement?.scrollBy(9999, 0));
    await expect(cue).toBeHidden();

    await page.emulateMedia({ forcedColors: 'active' });
    const marks = page.getByRole('list', { name: 'Legenda' }).locator('li > span');
    const looks = await marks.evaluateAll((swatches) =>
      swatches.map((swatch) => {
        const { backgroundColor, borderBottom, borderTop } = getComputedStyle(swatch);
        const icon = swatch.querySelector('svg')?.classList.value ?? 'none';
        return [backgroundColor, borderTop, borderBottom, icon].join();
      }),
    );
    expect(new Set(looks).size).toBe(9);
    const ground = async (part: Locator) =>
      part.evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(await ground(selected)).not.toBe(await ground(page.getByRole('grid').locator('..')));
  });
});

test('a house of 200 rooms is drawn wherever it is slid to, and walked by keys from there', async ({
  newStaff,
}) => {
  const staff = await newStaff(DESKTOP);
  const { page } = staff;
  const rooms = Array.from({ length: 200 }, (_, index) =>
    makeRoom({ room_number: String(index + 1), name: `Quarto ${index + 1}` }),
  );
  await page.route('**/rest/v1/rooms?*', async (route) => route.fulfill({ json: rooms }));
  await page.route(/rest\/v1\/(bookings|room_availability)\?/, async (route) =>
    route.fulfill({ json: [] }),
  );
  await page.goto('/admin/availability-pricing?vista=3-meses');
  await expect(cellOf(page, 1, today)).toBeVisible();
  expect(await page.getByRole('rowheader').count()).toBeLessThan(60);

  await cellOf(page, 3, today).hover();
  await page.mouse.wheel(0, 20_000);
  await expect(cellOf(page, 200, today)).toBeVisible();
  await cellOf(page, 190, today).click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  const last = page.locator(':focus');
  await expect(last).toHaveAccessibleName(/^Quarto 189, /);
  const columns = await page.getByRole('grid').getAttribute('aria-colcount');
  await expect(last).toHaveAttribute('aria-colindex', columns ?? '');
  await expectSoundScreen(staff);
});
