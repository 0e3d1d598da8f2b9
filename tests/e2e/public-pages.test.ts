import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answerTiles,
  DESKTOP,
  expectSoundScreen,
  launchBrowser,
  newVisitor,
  PHONE,
  woken,
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
    expect(await guest.page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await guest.page.title()).toMatch(/Hostel Maré Nova/);
    await guest.context.close();
  });
});

describe('at 400 %, where 1,280 pixels are 320', () => {
  it.each(PUBLIC_ROUTES)('%s fits', async (path) => {
    const guest = await newVisitor(browser, { width: 320, height: 256 });
    const { page } = guest;
    await answerTiles(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const header = page.getByRole('banner');
    const name = await header.getByRole('link', { name: 'Hostel Maré Nova' }).boundingBox();
    const book = await header.getByRole('link', { name: 'Reservar' }).boundingBox();
    if (name === null || book === null) throw new Error('The header lacks its name or its button.');
    expect(name.x + name.width).toBeLessThanOrEqual(book.x);
    await guest.context.close();
  });
});

it('gives the way to the map service on the map the height of a finger', async () => {
  const guest = await newVisitor(browser, PHONE);
  await answerTiles(guest.page);
  await guest.page.goto('/localizacao');
  const link = guest.page.getByRole('link', { name: /^Abrir no Google Maps/ });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await guest.context.close();
});

it('marks one link of the header where colours are the system’s own', async () => {
  const guest = await newVisitor(browser, DESKTOP);
  const { page } = guest;
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/servicos', { waitUntil: 'networkidle' });
  const edges = await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const { borderBottomColor, borderTopColor } = getComputedStyle(link);
        return borderBottomColor === borderTopColor ? 'plain' : 'marked';
      }),
    );
  expect(edges.filter((edge) => edge === 'marked')).toHaveLength(1);
  await guest.context.close();
});

describe('a guest looks around', () => {
  it('searches on Home and lands at the rooms, dates and guests behind it, and back at Home', async () => {
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
    await woken(page);
    await page.getByRole('heading', { name: 'Escolha os quartos' }).waitFor();
    expect(await page.getByText('(concluído)').count()).toBe(2);
    await page.goBack();
    await page.getByRole('heading', { name: 'Quantas pessoas vêm?' }).waitFor();
    expect(await page.getByLabel('Número de hóspedes').inputValue()).toBe('3');
    await page.goBack();
    await page.getByRole('heading', { name: 'Escolha as datas' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Buscar' }).waitFor();
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
    await woken(page);
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
