import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatFullDay, formatLongDay } from '@/domain/date-formats';
import { addDays, lisbonToday } from '@/domain/dates';
import { askBackend, asks } from './faults';
import { makeRoom } from '../support/builders';
import { DESKTOP, expectSoundScreen, launchBrowser, newVisitor, PHONE, signIn } from './support';

// Room 4 is free of stays on these days; no other journey of these tests reads its prices.

/** What is stored is read back before it shows. */
const PATIENTLY = { timeout: 20_000 };

/** Whether it is the grid that asks: the panel's frame asks for other columns of bookings. */
const isOfGrid = ({ pathname, searchParams }: URL) =>
  !pathname.endsWith('/bookings') ||
  searchParams.get('select')?.startsWith('id,room_id,check_in_date') === true;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => browser.close());

describe('what reception sells is what guests see at their next load', () => {
  it('blocks a day, prices another, and changes the base price', async () => {
    const today = lisbonToday(new Date());
    const [blocked, priced] = [addDays(today, 3), addDays(today, 5)];
    const staff = await newVisitor(browser, DESKTOP);
    const { page } = staff;
    await signIn(page);
    await page.goto('/admin/availability-pricing?vista=3-meses');
    const cell = (day: string) =>
      page.getByRole('gridcell', { name: new RegExp(`^Quarto 4, ${formatFullDay(day)}:`) });
    const panel = page.getByRole('region', { name: 'Seleção' });

    await cell(blocked).click();
    await panel.getByRole('radio', { name: 'Bloquear' }).check();
    await panel.getByRole('button', { name: 'Aplicar' }).click();
    await page.getByText('1 data atualizada com sucesso!').first().waitFor();
    await expectSoundScreen(staff);

    await cell(priced).click();
    await panel.getByRole('radio', { name: 'Disponível' }).check();
    await panel.getByRole('textbox', { name: 'Preço' }).fill('71,50');
    await panel.getByRole('button', { name: 'Aplicar' }).click();
    await expect.poll(() => cell(priced).getAttribute('aria-label'), PATIENTLY).toMatch(/71,50/);

    await page.getByRole('tab', { name: 'Preços' }).click();
    await page.getByRole('button', { name: /^Editar preço do quarto 4,/ }).click();
    await page.getByRole('textbox', { name: 'Preço base do quarto 4, por noite' }).fill('53');
    await page.keyboard.press('Enter');
    await page.getByText('Preço base atualizado com sucesso!').waitFor();

    const guest = await newVisitor(browser, DESKTOP);
    await guest.page.goto('/quarto/4?meses=4', { waitUntil: 'networkidle' });
    await guest.page.getByText('53,00 €').first().waitFor();
    const seen = (day: string) =>
      guest.page.getByRole('gridcell', { name: new RegExp(`^${formatLongDay(day)},`) });
    expect(await seen(blocked).getAttribute('aria-label')).toMatch(/ocupado|bloqueado/i);
    expect(await seen(priced).getAttribute('aria-label')).toMatch(/71,50/);
    await expectSoundScreen(guest);
    await staff.context.close();
    await guest.context.close();
  });
});

describe('all of it at once', () => {
  it('draws the stays that are not cancelled, and opens every shown day of the chosen rooms', async () => {
    const today = lisbonToday(new Date());
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
    const staff = await newVisitor(browser, DESKTOP);
    const { page } = staff;
    await signIn(page);
    const asked = page.waitForRequest(
      (request) => asks('GET', 'bookings')(request) && isOfGrid(new URL(request.url())),
    );
    await page.goto('/admin/availability-pricing?vista=3-meses');
    const { searchParams } = new URL((await asked).url());
    expect(searchParams.get('select')).toBe(
      'id,room_id,check_in_date,check_out_date,guest_name,status,booking_number',
    );
    expect(searchParams.get('status')).toBe('neq.cancelled');
    await page.getByRole('link', { name: /Reservado: Inês Duarte/ }).waitFor();
    // Of the demo house, cancelled, and within the days that are shown.
    expect(await page.getByRole('link', { name: /Jan Kowalski/ }).count()).toBe(0);

    await page.getByRole('button', { name: /^Quartos: / }).click();
    const filter = page.getByRole('group', { name: 'Quartos na grelha' });
    await filter.getByRole('button', { name: 'Limpar' }).click();
    await filter.getByRole('checkbox', { name: /^4\b/ }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Desbloquear tudo' }).click();
    const question = page.getByRole('alertdialog', { name: 'Desbloquear tudo?' });
    await question.getByText('Tem certeza que deseja aplicar esta operação em massa?').waitFor();
    await expectSoundScreen(staff);
    await question.getByRole('button', { name: 'Aplicar' }).click();
    await page.getByText('Operação em massa concluída com sucesso!').first().waitFor();
    const shut = await askBackend<{ date: string }>(
      `room_availability?select=date&is_available=eq.false&date=gte.${today}&${ofRoom}`,
    );
    expect(shut).toEqual([{ date: beyond }]);
    const [priced] = await askBackend<{ custom_price: number }>(
      `room_availability?select=custom_price&${ofRoom}&date=eq.${shown[0]}`,
    );
    expect(priced?.custom_price).toBe(61);
    await staff.context.close();
  });
});

describe('the price table', () => {
  it.each([
    ['a desk', DESKTOP],
    ['a phone', PHONE],
  ])('moves no other price while one is changed or refused, on %s', async (_name, size) => {
    const staff = await newVisitor(browser, size);
    const { page } = staff;
    await signIn(page);
    await page.goto('/admin/availability-pricing?separador=precos');
    const table = page.getByRole('table', { name: 'Preços base por noite' });
    const pencil = (room: number) =>
      table.getByRole('button', { name: new RegExp(`^Editar preço do quarto ${room},`) });
    const head = table.getByRole('columnheader').nth(1);
    await pencil(3).waitFor();
    const atRest = [await head.boundingBox(), await pencil(3).boundingBox()];
    const name = await table.getByText('Twin Amendoeira').boundingBox();
    expect(name?.height, 'one line, in px').toBeLessThan(30);

    await pencil(4).click();
    expect([await head.boundingBox(), await pencil(3).boundingBox()]).toEqual(atRest);
    await page.getByRole('textbox', { name: 'Preço base do quarto 4, por noite' }).fill('-5');
    await page.keyboard.press('Enter');
    await table.getByText('Por favor, insira um preço válido.').waitFor();
    expect([await head.boundingBox(), await pencil(3).boundingBox()]).toEqual(atRest);
    await expectSoundScreen(staff);
    await staff.context.close();
  });
});

describe('a selection that is dragged to the edge', () => {
  const panelOf = (page: Page) => page.getByRole('region', { name: 'Seleção' });
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
  const cellOfRoom4 = (page: Page) =>
    page.getByRole('gridcell', {
      name: new RegExp(`^Quarto 4, ${formatFullDay(addDays(lisbonToday(new Date()), 1))}:`),
    });

  it('takes the grid along under the mouse, sideways, and down with the page', async () => {
    const staff = await newVisitor(browser, { ...DESKTOP, height: 600 });
    const { page } = staff;
    await signIn(page);
    await page.goto('/admin/availability-pricing?vista=3-meses');
    const start = await middleOf(cellOfRoom4(page));
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(DESKTOP.width - 2, start.y, { steps: 4 });
    // More days than fit beside each other.
    await expect.poll(() => selectedDates(page), PATIENTLY).toBeGreaterThan(45);
    await page.mouse.move(DESKTOP.width - 2, 598, { steps: 4 });
    await expect
      .poll(() => panelOf(page).getByRole('status').innerText(), PATIENTLY)
      .toMatch(/ em 10 quartos$/);
    await page.mouse.up();
    const kept = await selectedDates(page);
    await page.mouse.move(start.x, start.y);
    expect(await selectedDates(page)).toBe(kept);
    await panelOf(page).getByRole('button', { name: 'Limpar' }).click();
    await expectSoundScreen(staff);
    await staff.context.close();
  });

  it('follows a finger that has rested, while one that swipes slides the grid', async () => {
    const staff = await newVisitor(browser, PHONE);
    const { page, context } = staff;
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await signIn(page);
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
    await expect.poll(() => selectedDates(page), PATIENTLY).toBe(1);
    for (let to = x; to < PHONE.width - 4; to += 20) await touch('touchMove', to);
    await expect.poll(() => selectedDates(page), PATIENTLY).toBeGreaterThan(20);
    await letGo();
    expect(await selectedDates(page)).toBeGreaterThan(20);

    await panelOf(page).getByRole('button', { name: 'Limpar' }).click();
    await touch('touchStart', 300);
    for (let to = 280; to >= 160; to -= 20) await touch('touchMove', to);
    await letGo();
    expect(await selectedDates(page)).toBe(0);
    await context.close();
  });
});

describe('the bars of the stays', () => {
  const today = lisbonToday(new Date());
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

  it('keep the name of their guest in sight while they slide beneath the rooms of a phone', async () => {
    const { page, context } = await newVisitor(browser, PHONE);
    await signIn(page);
    await answerHouse(page, [makeStay('confirmed', 'Inês Duarte', [-7, 14])]);
    await page.goto('/admin/availability-pricing?vista=semana');
    const name = page.getByRole('gridcell').getByText('Duarte');
    const end = async (part: Locator, side: 'left' | 'right') =>
      part.evaluate((node, which) => node.getBoundingClientRect()[which], side);
    await name.waitFor();
    await page.getByRole('grid').evaluate((grid) => grid.parentElement?.scrollBy(300, 0));
    const namesEnd = await end(page.getByRole('rowheader'), 'right');
    expect(await end(name, 'left')).toBeGreaterThanOrEqual(namesEnd);
    await context.close();
  });

  it('go from noon to noon, leave the day of leaving to be selected, and stay apart in forced colours', async () => {
    const staff = await newVisitor(browser, DESKTOP);
    const { page } = staff;
    await page.emulateMedia({ forcedColors: 'active' });
    await signIn(page);
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    await expect
      .poll(async () => fillsOf(page.locator('svg rect')), PATIENTLY)
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
    const box = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const [first, last] = [await column(2), await column(4)];
    expect(box.x - (first.x + first.width / 2)).toBeCloseTo(1, 0);
    expect(last.x + last.width / 2 - (box.x + box.width)).toBeCloseTo(1, 0);
    // Each half of the day on which one goes and another comes belongs to its own stay.
    const guestAt = async (x: number) =>
      page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest('a')?.title.split(',')[0],
        [x, box.y + 8] as const,
      );
    expect(await guestAt(first.x + first.width / 4)).toBe('Ana Sousa');
    expect(await guestAt(first.x + (first.width * 3) / 4)).toBe('Rui Rocha');
    await page.mouse.click(last.x + last.width / 4, box.y + 8);
    const selected = page.locator('td[aria-selected="true"]');
    expect(await selected.getAttribute('aria-label')).toContain(formatFullDay(addDays(today, 4)));
    await expectSoundScreen(staff);

    const cue = page.locator('[data-more-after] .lucide-chevron-right');
    await cue.click();
    await page.getByRole('grid').evaluate((grid) => grid.parentElement?.scrollBy(9999, 0));
    await cue.waitFor({ state: 'detached' });

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
    await staff.context.close();
  });
});

const fillsOf = async (shapes: Locator) =>
  shapes.evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).fill));

describe('a house of 200 rooms', () => {
  it('is drawn wherever it is slid to, and walked by keys from there', async () => {
    const staff = await newVisitor(browser, DESKTOP);
    const { page } = staff;
    const rooms = Array.from({ length: 200 }, (_, index) =>
      makeRoom({ room_number: String(index + 1), name: `Quarto ${index + 1}` }),
    );
    await signIn(page);
    await page.route('**/rest/v1/rooms?*', async (route) => route.fulfill({ json: rooms }));
    await page.route(/rest\/v1\/(bookings|room_availability)\?/, async (route) =>
      route.fulfill({ json: [] }),
    );
    await page.goto('/admin/availability-pricing?vista=3-meses');
    const today = lisbonToday(new Date());
    const cell = (room: number, day: string) =>
      page.getByRole('gridcell', { name: new RegExp(`^Quarto ${room}, ${formatFullDay(day)}:`) });
    await cell(1, today).waitFor();
    expect(await page.getByRole('rowheader').count()).toBeLessThan(60);

    await cell(3, today).hover();
    await page.mouse.wheel(0, 20_000);
    await cell(200, today).waitFor();
    expect(await cell(190, today).isVisible()).toBe(true);
    await cell(190, today).click();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    const last = page.locator('td:focus');
    expect(await last.getAttribute('aria-label')).toMatch(/^Quarto 189, /);
    expect(await last.getAttribute('aria-colindex')).toBe(
      await page.getByRole('grid').getAttribute('aria-colcount'),
    );
    await expectSoundScreen(staff);
    await staff.context.close();
  });
});
