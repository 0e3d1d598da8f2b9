import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from './fixtures';
import { asks, CUT, tapLine } from './line';
import { coveredByNotices, hardToReach, openBooking } from './panel-places';
import { expectSoundScreen, signIn } from './screen';

/** Every screen of the panel, with an element that is there once its data has loaded. */
const SCREENS: Record<string, (page: Page) => Locator> = {
  '/admin/dashboard': (page) => page.getByRole('row').nth(1),
  '/admin/relatorios': (page) => page.getByText(/^Relatório: /),
  '/admin/turno': (page) => page.getByRole('heading', { name: 'Nada por tratar.' }),
  '/admin/bookings': (page) => page.getByText('A mostrar'),
  '/admin/bookings-old': (page) => page.getByText('A mostrar'),
  '/admin/group-bookings': (page) => page.getByRole('article').first(),
  '/admin/rooms': (page) => page.getByRole('article').first(),
  '/admin/availability-pricing': (page) => page.getByRole('gridcell').first(),
  '/admin/availability-pricing?separador=precos': (page) =>
    page.getByRole('group', { name: 'O que o hóspede vê' }),
  '/admin/availability-pricing?separador=canais': (page) =>
    page.getByRole('button', { name: 'Abrir o quarto 1', exact: true }),
  '/admin/contact-messages': (page) =>
    page.getByRole('list', { name: 'Mensagens' }).getByRole('link').first(),
  // The preview has been drawn into its frame.
  '/admin/mail-texts': (page) =>
    page.frameLocator('iframe[title^="Pré-visualização"]').locator('h1'),
  '/admin/equipa': (page) => page.getByRole('switch', { name: /^Exigir segundo fator/ }),
  '/admin/casa': (page) => page.getByText(/com chegada|com saída|Sem saídas/),
  '/admin/boletins': (page) => page.getByRole('heading', { name: 'Ficheiros' }),
  '/admin/sinais': (page) => page.getByRole('heading', { name: 'Por pagar' }),
  '/admin/faturar': (page) => page.getByText(/A fatura faz-se no programa certificado/),
  '/admin/limpeza': (page) => page.getByRole('listitem').first(),
  '/admin/populate-amenities': (page) =>
    page.getByRole('heading', { name: 'Comodidades predefinidas' }),
  '/test-rooms': (page) => page.getByRole('row').nth(1),
};

async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLoaded(page, path);
}

async function untilLoaded(page: Page, path: string): Promise<void> {
  await SCREENS[path]?.(page).waitFor({ state: 'attached' });
  await expect(page.getByText('A carregar...')).toHaveCount(0);
}

for (const path of Object.keys(SCREENS)) {
  test(`${path} is sound at a desk and on a phone`, async ({ newStaff }) => {
    const staff = await newStaff(DESKTOP);
    const { page } = staff;
    await openScreen(page, path);
    await expectSoundScreen(staff);
    await expect(page.locator('h1')).toHaveCount(1);
    await page.setViewportSize(PHONE);
    await page.reload();
    await untilLoaded(page, path);
    await expectSoundScreen(staff);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desk', DESKTOP],
] as const) {
  test(`notices on ${name} cover no button of an open window, and go by key while it stays`, async ({
    newStaff,
  }) => {
    const { page, context } = await newStaff(viewport);
    const line = await tapLine(context);
    const dialog = await openBooking(page, 'Lukas Brandt');
    const notice = (words: string | RegExp) => dialog.getByText(words);
    const setStatus = async (status: string) => {
      const open = dialog.getByRole('button', { name: 'Alterar estado' });
      if (await open.isVisible()) await open.click();
      const dialogs = page.getByRole('dialog');
      await dialogs.last().getByRole('button', { name: status, exact: true }).click();
    };
    line.break(asks('PATCH', 'bookings'), CUT);
    await setStatus('Pagamento Recebido');
    await expect(notice(/^Erro ao atualizar reserva/)).toBeVisible();
    line.mend();
    await setStatus('Confirmada');
    await expect(notice('Estado da reserva atualizado com sucesso!')).toBeVisible();
    expect(await coveredByNotices(dialog)).toEqual([]);
    // The next test finds the booking as it was.
    const undone = page.waitForResponse((answer) => asks('PATCH', 'bookings')(answer.request()));
    await dialog.getByRole('button', { name: 'Anular' }).click();
    expect((await undone).ok()).toBe(true);
    await dialog.getByRole('button', { name: 'Fechar aviso' }).first().focus();
    await page.keyboard.press('Escape');
    await expect(notice(/^Erro ao atualizar reserva/)).toHaveCount(0);
    await expect(dialog).toBeVisible();

    await page.goto('/admin/contact-messages');
    await page.getByRole('list', { name: 'Mensagens' }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Marcar como não lida' }).click();
    await expect(page.getByText('Mensagem marcada como não lida')).toBeVisible();
    expect(await coveredByNotices(page.getByRole('region', { name: /^Mensagem de/ }))).toEqual([]);
  });
}

test.describe('the panel at 320 px, however long what guests write', () => {
  const NARROW = { width: 320, height: 640 };
  const long = (length: number) => 'W'.repeat(length);

  const lengthened = (row: Record<string, unknown>) => ({
    ...row,
    ...('guest_name' in row ? { guest_name: long(200), admin_notes: long(5000) } : {}),
    ...('subject' in row ? { name: long(200), message: long(5000) } : {}),
  });

  async function lengthenAnswers(page: Page): Promise<void> {
    await page.route(/\/rest\/v1\/(bookings|contact_messages)\?/, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const answer = await route.fetch();
      const rows: unknown = await answer.json();
      const json = Array.isArray(rows) ? rows.map(lengthened) : rows;
      return route.fulfill({ response: answer, json });
    });
  }

  test('has every screen within reach', async ({ newVisitor }) => {
    const { page } = await newVisitor(NARROW);
    await lengthenAnswers(page);
    await page.goto('/admin/login');
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    expect(await hardToReach(page)).toEqual([]);
    await signIn(page);
    for (const path of Object.keys(SCREENS)) {
      await openScreen(page, path);
      expect({ path, hard: await hardToReach(page) }).toEqual({ path, hard: [] });
    }
  });

  test('has every window within reach', async ({ newStaff }) => {
    const { page } = await newStaff(NARROW);
    await lengthenAnswers(page);
    const expectInReach = async (where: string) =>
      expect({ where, hard: await hardToReach(page) }).toEqual({ where, hard: [] });
    const openFirst = async (path: string, list: string) => {
      await page.goto(path);
      await page.getByRole('main').getByLabel(list).getByRole('link').first().click();
    };

    await openFirst('/admin/bookings', 'Lista de reservas');
    await expect(page.getByRole('button', { name: 'Alterar estado' })).toBeVisible();
    await expectInReach('a booking');
    await page.goto('/admin/group-bookings');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    await expectInReach('a group');
    await page.goto('/admin/rooms');
    await page.getByRole('button', { name: 'Adicionar quarto' }).click();
    await page.getByRole('tab', { name: /^Alemão/ }).click();
    await page.getByRole('textbox', { name: 'Subtítulo' }).waitFor();
    await expectInReach('the form of a room in another language');
    await page.getByRole('tab', { name: 'Português' }).click();
    const parts = page.getByRole('tablist', { name: 'Partes do quarto' });
    for (const tab of await parts.getByRole('tab').all()) {
      await tab.click();
      await expectInReach('the form of a room');
    }
    await openFirst('/admin/contact-messages', 'Mensagens');
    await expect(page.getByRole('link', { name: 'Responder', exact: true })).toBeVisible();
    await expectInReach('a message');
  });
});
