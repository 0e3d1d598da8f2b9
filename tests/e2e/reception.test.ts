import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askBackend, asks, CUT, tapLine } from './faults';
import { coveredByNotices, hardToReach } from './panel-places';
import {
  DESKTOP,
  expectSoundScreen,
  launchBrowser,
  newVisitor,
  PHONE,
  signIn,
  type Visitor,
} from './support';

const PANEL_ROUTES = [
  '/admin/dashboard',
  '/admin/bookings',
  '/admin/bookings-old',
  '/admin/group-bookings',
  '/admin/rooms',
  '/admin/availability-pricing',
  '/admin/contact-messages',
  '/admin/populate-amenities',
  '/test-rooms',
];

/** A busy machine may take its time; the runner itself would wait for a second. */
const PATIENCE = { timeout: 15_000 };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => browser.close());

async function newReceptionist(viewport: { width: number; height: number }): Promise<Visitor> {
  const staff = await newVisitor(browser, viewport);
  await signIn(staff.page);
  return staff;
}

/** Opens the one booking that a search finds, by its guest or by its number. */
async function openBooking(page: Page, search: string) {
  await page.goto('/admin/bookings');
  await page.getByLabel('Pesquisar reservas').fill(search);
  await page.getByText('A mostrar').waitFor();
  const found = page.getByLabel('Lista de reservas').getByRole('link');
  // The list follows the typing in its own time: until then its first row is another booking.
  await found.nth(1).waitFor({ state: 'detached' });
  await found.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(search).first().waitFor();
  return dialog;
}

describe.each([
  ['a phone', PHONE],
  ['a desk', DESKTOP],
])('the panel on %s', (_name, viewport) => {
  it('is sound on every screen', async () => {
    const staff = await newReceptionist(viewport);
    for (const path of PANEL_ROUTES) {
      await staff.page.goto(path, { waitUntil: 'networkidle' });
      await expectSoundScreen(staff);
      const headings = await staff.page.locator('h1').count();
      expect({ path, headings }).toEqual({ path, headings: 1 });
    }
    await staff.context.close();
  });
});

describe.each([
  ['a phone', PHONE],
  ['a desk', DESKTOP],
])('notices on %s', (_name, viewport) => {
  it('cover no button of an open window, and go by key while the window stays', async () => {
    const { page, context } = await newReceptionist(viewport);
    const line = await tapLine(context);
    const dialog = await openBooking(page, 'Lukas Brandt');
    const notice = (words: string | RegExp) => dialog.getByText(words);
    const setStatus = async (name: string) => {
      const open = dialog.getByRole('button', { name: 'Alterar estado' });
      if (await open.isVisible()) await open.click();
      await page.getByRole('dialog').last().getByRole('button', { name }).click();
    };
    line.break(asks('PATCH', 'bookings'), CUT);
    await setStatus('Pagamento Recebido');
    await notice(/^Erro ao atualizar reserva/).waitFor();
    line.mend();
    await setStatus('Confirmada');
    await notice('Estado da reserva atualizado com sucesso!').waitFor();
    expect(await coveredByNotices(dialog)).toEqual([]);
    await dialog.getByRole('button', { name: 'Anular' }).click();
    await dialog.getByRole('button', { name: 'Fechar aviso' }).first().focus();
    await page.keyboard.press('Escape');
    await notice(/^Erro ao atualizar reserva/).waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(true);

    await page.goto('/admin/contact-messages');
    await page.getByRole('list', { name: 'Mensagens' }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Marcar como não lida' }).click();
    await page.getByText('Mensagem marcada como não lida').waitFor();
    expect(await coveredByNotices(page.getByRole('region', { name: /^Mensagem de/ }))).toEqual([]);
    await context.close();
  });
});

describe('the panel at 320 px', () => {
  it('has every screen and window within reach, however long what guests write', async () => {
    const { page, context } = await newVisitor(browser, { width: 320, height: 640 });
    const long = (length: number) => 'W'.repeat(length);
    await context.route(/\/rest\/v1\/(bookings|contact_messages)\?/, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const answer = await route.fetch();
      const rows: unknown = await answer.json();
      const lengthened = (row: Record<string, unknown>) => ({
        ...row,
        ...('guest_name' in row ? { guest_name: long(200), admin_notes: long(5000) } : {}),
        ...('subject' in row ? { name: long(200), message: long(5000) } : {}),
      });
      return route.fulfill({
        response: answer,
        json: Array.isArray(rows) ? rows.map(lengthened) : rows,
      });
    });
    const expectInReach = async (where: string) =>
      expect({ where, hard: await hardToReach(page) }).toEqual({ where, hard: [] });

    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
    await expectInReach('the login');
    await signIn(page);
    for (const path of [...PANEL_ROUTES, '/admin/availability-pricing?separador=precos']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectInReach(path);
    }
    const openFirst = async (path: string, list: string) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('main').getByLabel(list).getByRole('link').first().click();
    };
    await openFirst('/admin/bookings', 'Lista de reservas');
    await page.getByRole('button', { name: 'Alterar estado' }).waitFor();
    await expectInReach('a booking');
    await page.goto('/admin/group-bookings', { waitUntil: 'networkidle' });
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
    await expectInReach('a group');
    await page.goto('/admin/rooms', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Adicionar quarto' }).click();
    for (const tab of await page.getByRole('dialog').getByRole('tab').all()) {
      await tab.click();
      await expectInReach('the form of a room');
    }
    await openFirst('/admin/contact-messages', 'Mensagens');
    await page.getByRole('link', { name: 'Responder', exact: true }).waitFor();
    await expectInReach('a message');
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
});

describe('the door', () => {
  it('sends strangers to the login, refuses wrong credentials, and lets staff out again', async () => {
    const { page, context } = await newVisitor(browser, DESKTOP);
    await page.goto('/admin/bookings');
    await page.waitForURL('**/admin/login');
    await page.getByLabel('Email').fill('equipa@marenova.example');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByText('Email ou password incorretos').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('equipa@marenova.example');
    await signIn(page);
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL('**/admin/login');
    await page.goto('/admin/dashboard');
    await page.waitForURL('**/admin/login');
    await context.close();
  });
});

describe('reception answers', () => {
  it('notes, flags, archives, takes out again and finds all of it after a reload', async () => {
    const { page, context } = await newReceptionist(DESKTOP);
    const dialog = await openBooking(page, 'Inês Duarte');
    await dialog.getByRole('button', { name: 'Editar' }).click();
    await dialog.getByLabel('Notas internas').fill('Berço pedido. Chegam às 22:40.');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Notas atualizadas com sucesso!').waitFor();
    const sent = dialog.getByRole('switch', { name: 'E-mail de confirmação enviado' });
    const wasSent = await sent.isChecked();
    await sent.click();
    await expect.poll(() => sent.isChecked(), PATIENCE).toBe(!wasSent);
    await page.reload();
    await dialog.getByText('Berço pedido. Chegam às 22:40.').waitFor();
    expect(await sent.isChecked()).toBe(!wasSent);
    expect(await dialog.getByRole('button', { name: 'Eliminar reserva' }).count()).toBe(0);
    // To the letter: 'Desarquivar' holds 'arquivar' too.
    const archive = dialog.getByRole('button', { name: 'Arquivar', exact: true });
    await archive.click();
    // She is still to come: that is asked about.
    await page.getByRole('button', { name: 'Arquivar reserva' }).click();
    await dialog.getByRole('button', { name: 'Desarquivar' }).click();
    await archive.waitFor();
    await context.close();
  });

  it('archives a group, then deletes it for good', async () => {
    const { page, context } = await newReceptionist(DESKTOP);
    const dialog = await openBooking(page, 'DK4Z9M');
    await dialog.getByRole('button', { name: 'Arquivar grupo' }).click();
    await page.getByRole('button', { name: 'Arquivar 2 reservas' }).click();
    await dialog.getByRole('button', { name: 'Eliminar grupo' }).click();
    const question = page.getByRole('alertdialog', { name: 'Eliminar o grupo?' });
    await question.getByText(/Esta ação é irreversível/).waitFor();
    await question.getByRole('button', { name: 'Eliminar 2 reservas' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.goto('/admin/group-bookings');
    await page.getByText('Clube de Vela da Foz').first().waitFor();
    expect(await page.getByText('Coro de Câmara do Minho').count()).toBe(0);
    await context.close();
  });

  it('answers with one thumb on the narrowest phone', async () => {
    const { page, context } = await newReceptionist({ width: 320, height: 640 });
    const dialog = await openBooking(page, 'Inês Duarte');
    const opener = dialog.getByRole('button', { name: 'Alterar estado' });
    const onBar = await dialog.locator('footer button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { top, width, height } = button.getBoundingClientRect();
        return { top: Math.round(top), isLarge: width >= 44 && height >= 44 };
      }),
    );
    // On one line, each under a thumb.
    expect(new Set(onBar.map(({ top }) => top)).size).toBe(1);
    expect(onBar.map(({ isLarge }) => isLarge)).toEqual([true, true, true, true]);
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Alterar estado' });
    const states = await sheet.locator('button:not([aria-label])').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { top, bottom, right, height } = button.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && right <= innerWidth && height >= 44;
      }),
    );
    expect(states).toEqual(Array.from({ length: 8 }, () => true));
    await sheet.getByRole('button', { name: 'Cancelada' }).click();
    await page.getByRole('button', { name: 'Voltar' }).click();
    await expect
      .poll(() => opener.evaluate((button) => button === document.activeElement))
      .toBe(true);
    await context.close();
  });

  it('opens a long message on a phone at its beginning', async () => {
    const words = 'Queria saber se há lugar para oito pranchas de surf. '.repeat(40);
    const sender = { name: 'Clube de Surf da Arrifana', email: 'surf@example.com' };
    await askBackend('contact_messages', {
      method: 'POST',
      body: { ...sender, phone: null, subject: 'outro', message: words },
    });
    const { page, context } = await newReceptionist(PHONE);
    await page.goto('/admin/contact-messages');
    const list = page.getByRole('list', { name: 'Mensagens' });
    await list.getByRole('link', { name: /Clube de Surf da Arrifana/ }).click();
    const reading = page.getByRole('region', { name: 'Mensagem de Clube de Surf da Arrifana' });
    await expect
      .poll(() => reading.evaluate((element) => element === document.activeElement), PATIENCE)
      .toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await askBackend('contact_messages?email=eq.surf@example.com', {
      method: 'PATCH',
      body: { archived: true, archived_at: new Date().toISOString() },
    });
    await askBackend('contact_messages?email=eq.surf@example.com', { method: 'DELETE' });
    await context.close();
  });

  it('reads a message on a phone, and the badge follows', async () => {
    const { page, context } = await newReceptionist(PHONE);
    const badge = page.getByRole('link', { name: /Mensagens/ }).first();
    await page.goto('/admin/contact-messages?filtro=nao-lidas');
    const unread = async () => Number((await badge.innerText()).match(/\d+/)?.[0]);
    await expect.poll(unread, PATIENCE).toBeGreaterThan(0);
    const before = await unread();
    await page.getByRole('list', { name: 'Mensagens' }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Marcar como não lida' }).waitFor();
    await expect.poll(unread, PATIENCE).toBe(before - 1);

    // The narrowest phone: the count is in sight beside the tabs, and nothing goes beyond the edge.
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/admin/dashboard');
    await page.getByRole('table', { name: 'Chegadas por dia' }).waitFor({ state: 'attached' });
    const count = await page.getByRole('link', { name: /mensage(m|ns) não lidas?$/ }).boundingBox();
    expect(count?.x).toBeGreaterThan(0);
    expect((count?.x ?? 0) + (count?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await context.close();
  });
});
