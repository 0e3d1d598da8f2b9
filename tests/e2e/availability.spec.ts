import type { Locator, Page } from '@playwright/test';
import { formatFullDay } from '@/domain/calendar/date-formats';
import { addDays, lisbonToday } from '@/domain/calendar/dates';
import { askBackend } from './backend';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { asks } from './line';
import { cellOf, isOfGrid } from './panel-places';
import { expectSoundScreen, fontsShown, framesPass, pauseClock } from './screen';

// Room 4 is free of stays on these days; no other journey of these tests reads its prices.

const today = lisbonToday(new Date());
const panelOf = (page: Page) => page.getByRole('region', { name: 'Seleção' });

test(
  'what reception sells is what guests see: a blocked day, a price, and the base price',
  { tag: '@everyday' },
  async ({ newStaff, newVisitor }) => {
    const [blocked, priced] = [addDays(today, 3), addDays(today, 5)];
    const staff = await newStaff(DESKTOP);
    const { page } = staff;
    await page.goto('/admin/availability-pricing?vista=3-meses');
    const panel = panelOf(page);

    await cellOf(page, 4, blocked).click();
    await panel.getByRole('radio', { name: 'Bloquear' }).check();
    await panel.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByText('1 data atualizada com sucesso!').first()).toBeVisible();
    await expectSoundScreen(staff);

    await cellOf(page, 4, priced).click();
    await panel.getByRole('radio', { name: 'Disponível' }).check();
    await panel.getByRole('textbox', { name: 'Preço' }).fill('71,50');
    await panel.getByRole('button', { name: 'Aplicar' }).click();
    await expect(cellOf(page, 4, priced)).toHaveAccessibleName(/71,50/);

    await page.getByRole('tab', { name: 'Preços' }).click();
    await page.getByRole('button', { name: /^Editar preço do quarto 4,/ }).click();
    await page.getByRole('textbox', { name: 'Preço base do quarto 4, por noite' }).fill('53');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Preço base atualizado com sucesso!')).toBeVisible();

    const guest = await newVisitor(DESKTOP);
    await guest.page.goto('/quarto/4?meses=4');
    await expect(guest.page.getByText('53,00 €').first()).toBeVisible();
    const seen = (day: string) =>
      guest.page.getByRole('button', { name: new RegExp(`^${formatFullDay(day)},`) });
    await expect(seen(blocked)).toHaveAccessibleName(/ocupado|bloqueado/i);
    await expect(seen(priced)).toHaveAccessibleName(/71,50/);
    await expectSoundScreen(guest);
  },
);

test('draws the stays that are not cancelled, and opens every shown day of the chosen rooms', async ({
  newStaff,
}) => {
  const shown = [addDays(today, 1), addDays(today, 2)];
  const beyond = addDays(today, 150);
  const [room] = await askBackend<{ id: string }>('rooms?select=id&room_number=eq.4');
  const ofRoom = `room_id=eq.${room?.id}`;
  const rows = [...shown, beyond].map((date) => ({
    room_id: room?.id,
    date,
    is_available: false,
    custom_price: date === shown[0] ? 61 : null,
  }));
  await askBackend('room_availability?on_conflict=room_id,date', { method: 'POST', body: rows });
  const staff = await newStaff(DESKTOP);
  const { page } = staff;
  const asked = page.waitForRequest(
    (request) => asks('GET', 'bookings')(request) && isOfGrid(new URL(request.url())),
  );
  await page.goto('/admin/availability-pricing?vista=3-meses');
  const { searchParams } = new URL((await asked).url());
  expect(searchParams.get('select')).toBe(
    'id,room_id,check_in_date,check_out_date,guest_name,status,booking_number,number_of_guests,total_price,group_reference,source,updated_at',
  );
  expect(searchParams.get('status')).toBe('neq.cancelled');
  await expect(page.getByRole('link', { name: /Reservado: Inês Duarte/ })).toBeVisible();
  // A stay of the demo house within these days, but cancelled.
  await expect(page.getByRole('link', { name: /Jan Kowalski/ })).toHaveCount(0);

  await page.getByRole('button', { name: /^Quartos: / }).click();
  const filter = page.getByRole('group', { name: 'Quartos na grelha' });
  await filter.getByRole('button', { name: 'Limpar' }).click();
  await filter.getByRole('checkbox', { name: /^4\b/ }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Desbloquear tudo' }).click();
  const question = page.getByRole('alertdialog', { name: 'Desbloquear tudo?' });
  await expect(
    question.getByText('Tem certeza que deseja aplicar esta operação em massa?'),
  ).toBeVisible();
  await expectSoundScreen(staff);
  await question.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText('Operação em massa concluída com sucesso!').first()).toBeVisible();
  const shut = await askBackend<{ date: string }>(
    `room_availability?select=date&is_available=eq.false&date=gte.${today}&${ofRoom}`,
  );
  expect(shut).toEqual([{ date: beyond }]);
  const [priced] = await askBackend<{ custom_price: number }>(
    `room_availability?select=custom_price&${ofRoom}&date=eq.${shown[0]}`,
  );
  expect(priced?.custom_price).toBe(61);
});

for (const [name, size] of [
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test(`the price table moves no other price while one is changed or refused, on ${name}`, async ({
    newStaff,
  }) => {
    const staff = await newStaff(size);
    const { page } = staff;
    await page.goto('/admin/availability-pricing?separador=precos');
    const table = page.getByRole('table', { name: 'Preços base por noite' });
    const pencil = (room: number) =>
      table.getByRole('button', { name: new RegExp(`^Editar preço do quarto ${room},`) });
    const head = table.getByRole('columnheader').nth(1);
    await expect(pencil(3)).toBeVisible();
    await fontsShown(page);
    const places = async () => [await head.boundingBox(), await pencil(3).boundingBox()];
    const atRest = await places();
    const twin = await table.getByText('Twin Amendoeira').boundingBox();
    expect(twin?.height, 'one line, in px').toBeLessThan(30);

    await pencil(4).click();
    const field = page.getByRole('textbox', { name: 'Preço base do quarto 4, por noite' });
    await expect(field).toBeFocused();
    expect(await places()).toEqual(atRest);
    await field.fill('-5');
    await page.keyboard.press('Enter');
    await expect(table.getByText('Por favor, insira um preço válido.')).toBeVisible();
    expect(await places()).toEqual(atRest);
    await expectSoundScreen(staff);
  });
}

test.describe('a selection that is dragged to the edge', () => {
  const selectedDates = async (page: Page) => {
    const label = await panelOf(page).getByRole('status').innerText();
    return Number(/^(\d+) datas?/.exec(label)?.[1] ?? 0);
  };
  const middleOf = async (cell: Locator) => {
    const box = await cell.boundingBox();
    if (box === null) throw new Error('The cell is not on the screen.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  /** Room 4 has no stays on these days: every day that is passed is selected. */
  const cellOfRoom4 = (page: Page) => cellOf(page, 4, addDays(today, 1));

  test('takes the grid along under the mouse, sideways, and down with the page', async ({
    newStaff,
  }) => {
    const staff = await newStaff({ ...DESKTOP, height: 600 });
    const { page } = staff;
    await page.goto('/admin/availability-pricing?vista=3-meses');
    await expect(cellOfRoom4(page)).toBeVisible();
    const start = await middleOf(cellOfRoom4(page));
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(DESKTOP.width - 2, start.y, { steps: 4 });
    // More days than fit on the screen at once.
    await expect.poll(() => selectedDates(page)).toBeGreaterThan(45);
    await page.mouse.move(DESKTOP.width - 2, 598, { steps: 4 });
    await expect(panelOf(page).getByRole('status')).toHaveText(/ em 10 quartos$/);
    await page.mouse.up();
    const kept = await selectedDates(page);
    await page.mouse.move(start.x, start.y);
    expect(await selectedDates(page)).toBe(kept);
    await panelOf(page).getByRole('button', { name: 'Limpar' }).click();
    await expectSoundScreen(staff);
  });

  test('follows a finger that has rested, while one that swipes slides the grid', async ({
    newStaff,
  }) => {
    const { page, context } = await newStaff(PHONE);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.clock.install();
    await page.goto('/admin/availability-pricing?vista=3-meses');
    const cell = cellOfRoom4(page);
    await cell.scrollIntoViewIfNeeded();
    const start = await middleOf(cell);
    const touch = async (type: 'touchStart' | 'touchMove', x: number) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: start.y }] });
    const letGo = async () =>
      devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

    const { x } = start;
    await touch('touchStart', x);
    await expect.poll(() => selectedDates(page)).toBe(1);
    for (let to = x; to < PHONE.width - 4; to += 20) await touch('touchMove', to);
    await expect.poll(() => selectedDates(page)).toBeGreaterThan(20);
    await letGo();
    expect(await selectedDates(page)).toBeGreaterThan(20);

    await panelOf(page).getByRole('button', { name: 'Limpar' }).click();
    await pauseClock(page);
    await touch('touchStart', 300);
    for (let to = 280; to >= 160; to -= 20) await touch('touchMove', to);
    // Far longer than a finger has to rest: the swipe has ended the wait.
    await page.clock.runFor(2000);
    await letGo();
    // A pen scrolls nothing, so the browser takes nothing over: its move alone ends the wait.
    const pen = async (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', to: number) =>
      devtools.send('Input.dispatchMouseEvent', {
        type,
        x: to,
        y: start.y,
        button: 'left',
        buttons: type === 'mouseReleased' ? 0 : 1,
        clickCount: 1,
        pointerType: 'pen',
      });
    await pen('mousePressed', 300);
    await pen('mouseMoved', 220);
    await page.clock.runFor(2000);
    await pen('mouseReleased', 220);
    await page.clock.resume();
    await framesPass(page);
    expect(await selectedDates(page)).toBe(0);
  });
});
