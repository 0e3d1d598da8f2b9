import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answerTiles,
  DESKTOP,
  expectSoundScreen,
  launchBrowser,
  newVisitor,
  PHONE,
} from './support';

const PUBLIC_ROUTES = [
  '/',
  '/sobre',
  '/quartos',
  '/quartos/1',
  '/quarto/6',
  '/quarto/99',
  '/servicos',
  '/informacoes',
  '/galeria',
  '/localizacao',
  '/contacto',
  '/reservas',
  '/politica-privacidade',
  '/termos-condicoes',
  '/politica-cookies',
  '/nao-existe',
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => browser.close());

describe.each([
  ['a phone', PHONE],
  ['a desk', DESKTOP],
])('on %s', (_name, viewport) => {
  it.each(PUBLIC_ROUTES)('%s is sound', async (path) => {
    const guest = await newVisitor(browser, viewport);
    await answerTiles(guest.page);
    await guest.page.goto(path, { waitUntil: 'networkidle' });
    await expectSoundScreen(guest);
    expect(await guest.page.locator('h1').count()).toBe(1);
    expect(await guest.page.title()).toMatch(/Hostel Maré Nova/);
    await guest.context.close();
  });
});

describe('a guest looks around', () => {
  it('searches on Home and lands in the booking form with everything filled in', async () => {
    const guest = await newVisitor(browser, PHONE);
    const { page } = guest;
    await page.goto('/');
    const day = (offset: number) =>
      new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Check-in').fill(day(20));
    await page.getByLabel('Check-out').fill(day(22));
    await page.getByLabel('Hóspedes').fill('3');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await page.waitForURL(/\/reservas\?checkIn=.*&checkOut=.*&guests=3/);
    await page.getByRole('button', { name: 'Próximo' }).click();
    await page.getByRole('heading', { name: 'Quantas pessoas vêm?' }).waitFor();
    expect(await page.getByLabel('Número de hóspedes').inputValue()).toBe('3');
    await guest.context.close();
  });

  it('filters rooms, opens one and asks for it', async () => {
    const guest = await newVisitor(browser, PHONE);
    const { page } = guest;
    await page.goto('/quartos?capacity=6');
    await page.getByText('4 quartos encontrados').waitFor();
    await page
      .getByRole('link', { name: /Ver Detalhes/ })
      .first()
      .click();
    await page.waitForURL(/\/quarto\/\d+/);
    await page.getByRole('link', { name: 'Reserva Directa' }).first().click();
    await page.waitForURL(/\/reservas\?room=[0-9a-f-]{36}/);
    await guest.context.close();
  });

  it('writes to the house', async () => {
    const guest = await newVisitor(browser, PHONE);
    const { page } = guest;
    await page.goto('/contacto');
    await page.getByLabel('Nome').fill('Paolo Ferri');
    await page.getByLabel('Email').fill('paolo.ferri@example.com');
    await page.getByLabel('Assunto').selectOption({ label: 'Feedback' });
    await page.getByLabel('Mensagem').fill('Gostámos muito do pequeno-almoço.');
    await page.getByRole('button', { name: /Enviar/ }).click();
    await page.getByText('Mensagem enviada com sucesso! Responderemos em breve.').waitFor();
    expect(guest.problems).toEqual([]);
    await guest.context.close();
  });

  it('opens the menu of a phone, goes on by it, and finds the page at its top', async () => {
    const guest = await newVisitor(browser, PHONE);
    const { page } = guest;
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Galeria' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForURL('**/galeria');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await guest.context.close();
  });
});
