import type { Locator, Page } from '@playwright/test';
import { addDays, lisbonToday, startOfMonth } from '@/domain/calendar/dates';
import { askBackend, removeBookings } from './backend';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { cellOf, hardToReach } from './panel-places';
import { expectSoundScreen, framesPass, pauseClock } from './screen';

// Moving stays in the grid, by mouse, finger and keys. What each place means for a stay, and what
// else can fail, is tested without a browser in tests/features/panel/availability.

/** Later than every stay of the demo house. */
const FIRST_DAY = startOfMonth(addDays(lisbonToday(new Date()), 260));
const GRID = `/admin/availability-pricing?desde=${FIRST_DAY}`;
const dayOf = (number: number) => addDays(FIRST_DAY, number);
const MELO = 'Zita Melo';
const LOPES = 'Zélia Lopes';

test.beforeEach(async () => {
  const rooms = await askBackend<{ id: string; room_number: string }>(
    'rooms?select=id,room_number',
  );
  const stay = (guest_name: string, room: number) => ({
    room_id: rooms.find(({ room_number }) => room_number === `${room}`)?.id,
    guest_name,
    check_in_date: dayOf(2),
    check_out_date: dayOf(5),
    number_of_guests: 1,
    total_price: 150,
    status: 'confirmed',
    source: 'phone',
  });
  await askBackend('bookings', { method: 'POST', body: [stay(MELO, 2), stay(LOPES, 4)] });
});

test.afterEach(async () => removeBookings(`guest_name=in.("${MELO}","${LOPES}")`));

/** The room and the nights that are stored of a guest. */
async function storedOf(guest: string) {
  const [stay] = await askBackend<{
    check_in_date: string;
    check_out_date: string;
    rooms: { room_number: string };
  }>(`bookings?select=check_in_date,check_out_date,rooms(room_number)&guest_name=eq.${guest}`);
  return stay && [stay.rooms.room_number, stay.check_in_date, stay.check_out_date];
}

const barOf = (page: Page, guest: string) => page.getByRole('link', { name: new RegExp(guest) });
const stripOf = (page: Page) => page.getByRole('region', { name: 'Mudança por guardar' });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not on the screen.');
  return { ...box, middleX: box.x + box.width / 2, middleY: box.y + box.height / 2 };
}

async function openGrid(page: Page) {
  await page.goto(GRID);
  await expect(barOf(page, MELO)).toBeVisible();
}

test('by mouse: a stay is drawn to another room, made longer, and changes rooms with another (DESK-07, DESK-08)', async ({
  newStaff,
}) => {
  const staff = await newStaff(DESKTOP);
  const { page } = staff;
  await openGrid(page);
  const strip = stripOf(page);
  const drawn = (guest: string) => barOf(page, guest).locator('> span');

  const bar = await boxOf(drawn(MELO));
  const target = await boxOf(cellOf(page, 3, dayOf(8)));
  await page.mouse.move(bar.middleX, bar.middleY);
  await page.mouse.down();
  await page.mouse.move(bar.middleX, target.middleY, { steps: 4 });
  await page.mouse.up();
  await expect(strip.getByText('3 Duplo Sol')).toBeVisible();
  expect(await storedOf(MELO)).toEqual(['2', dayOf(2), dayOf(5)]);
  await expectSoundScreen(staff);
  await strip.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(`${MELO} passou para o quarto 3.`)).toBeVisible();
  expect(await storedOf(MELO)).toEqual(['3', dayOf(2), dayOf(5)]);

  const moved = await boxOf(drawn(MELO));
  await page.mouse.move(moved.x + moved.width - 3, moved.middleY);
  await page.mouse.down();
  await page.mouse.move(moved.x + moved.width + target.width, moved.middleY, { steps: 4 });
  await page.mouse.up();
  await expect(strip.getByText(/^Noites/)).toBeVisible();
  await strip.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(new RegExp(`^${MELO} fica de `))).toBeVisible();
  expect(await storedOf(MELO)).toEqual(['3', dayOf(2), dayOf(6)]);

  const [longer, other] = [await boxOf(drawn(MELO)), await boxOf(drawn(LOPES))];
  await page.mouse.move(longer.middleX, longer.middleY);
  await page.mouse.down();
  // In a single move event, as a busy browser reports a quick movement.
  await page.mouse.move(longer.middleX, other.middleY);
  await page.mouse.up();
  await strip.getByRole('button', { name: 'Trocar os dois' }).click();
  await expect(page.getByText(`${MELO} e ${LOPES} trocaram de quarto.`)).toBeVisible();
  expect([(await storedOf(MELO))?.[0], (await storedOf(LOPES))?.[0]]).toEqual(['4', '3']);
});

test('by finger: a stay is held, carried and saved on a phone, and a tap still opens it (DESK-07)', async ({
  newStaff,
}) => {
  const staff = await newStaff(PHONE);
  const { page, context } = staff;
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = async (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  const letGo = async () =>
    devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.clock.install();
  await openGrid(page);
  const lifted = page.locator('[data-lifted]');

  const bar = await boxOf(barOf(page, MELO).locator('> span'));
  await touch('touchStart', bar.middleX, bar.middleY);
  await expect(lifted).toBeVisible();
  await letGo();
  await expect(stripOf(page).getByRole('button', { name: 'Guardar' })).toBeVisible();
  expect(await hardToReach(page)).toEqual([]);
  await expectSoundScreen(staff);

  const held = await boxOf(lifted);
  const target = await boxOf(cellOf(page, 3, dayOf(3)));
  await touch('touchStart', held.middleX, held.middleY);
  await touch('touchMove', held.middleX, (held.middleY + target.middleY) / 2);
  await touch('touchMove', held.middleX, target.middleY);
  await letGo();
  await expect(stripOf(page).getByText('3 Duplo Sol')).toBeVisible();
  await stripOf(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(`${MELO} passou para o quarto 3.`)).toBeVisible();
  expect(await storedOf(MELO)).toEqual(['3', dayOf(2), dayOf(5)]);

  const other = await boxOf(barOf(page, LOPES).locator('> span'));
  // On a busy machine the finger might rest too long for a tap.
  await pauseClock(page);
  await touch('touchStart', other.middleX, other.middleY);
  await letGo();
  await page.clock.resume();
  await expect(page.getByRole('dialog').getByText(LOPES).first()).toBeVisible();
});

test('by keys: a stay is moved, keeps the focus, and is taken back (DESK-07)', async ({
  newStaff,
}) => {
  const staff = await newStaff(DESKTOP);
  const { page, context } = staff;
  await openGrid(page);
  // With larger letters the tools that step aside are higher still.
  const settings = await context.newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 20, fixed: 16 } });
  await framesPass(page);
  await barOf(page, MELO).focus();
  await page.keyboard.press('m');
  await expect(page.getByText('Onde estava')).toBeVisible();
  await expect(page.locator('[data-lifted]').first()).toBeInViewport();
  await expect(cellOf(page, 3, dayOf(8))).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(stripOf(page).getByText('3 Duplo Sol')).toBeVisible();
  await expectSoundScreen(staff);
  await page.keyboard.press('Enter');
  await expect(page.getByText(new RegExp(`^${MELO} passou para o quarto 3`))).toBeVisible();
  expect(await storedOf(MELO)).toEqual(['3', dayOf(3), dayOf(6)]);
  await expect(barOf(page, MELO)).toBeFocused();
  await page.keyboard.press('z');
  await expect(page.getByText('Mudança anulada.')).toBeVisible();
  expect(await storedOf(MELO)).toEqual(['2', dayOf(2), dayOf(5)]);
});

test('two desks put two stays in one room: the second is told by whom it was taken (DESK-07, DESK-11)', async ({
  newStaff,
}) => {
  const [first, second] = [await newStaff(DESKTOP), await newStaff(DESKTOP)];
  await openGrid(first.page);
  await openGrid(second.page);
  await barOf(first.page, MELO).focus();
  await first.page.keyboard.press('m');
  await first.page.keyboard.press('ArrowDown');
  await barOf(second.page, LOPES).focus();
  await second.page.keyboard.press('m');
  await second.page.keyboard.press('ArrowUp');
  await first.page.keyboard.press('Enter');
  await expect(first.page.getByText(`${MELO} passou para o quarto 3.`)).toBeVisible();
  await second.page.keyboard.press('Enter');
  const strip = stripOf(second.page);
  await expect(strip.getByText('Acabou de ser ocupado por Melo.')).toBeVisible();
  // The browser logs the refused request as a console error.
  second.problems.length = 0;
  await expectSoundScreen(second);
  await second.page.keyboard.press('ArrowUp');
  await second.page.keyboard.press('Enter');
  await expect(second.page.getByText(`${LOPES} passou para o quarto 2.`)).toBeVisible();
  expect([(await storedOf(MELO))?.[0], (await storedOf(LOPES))?.[0]]).toEqual(['3', '2']);
});
