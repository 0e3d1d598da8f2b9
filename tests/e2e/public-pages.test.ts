import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/dates';
import { bookingPage, freeAllRooms, stayFromToday } from './booking-page';
import {
  answerTiles,
  DESKTOP,
  expectSoundScreen,
  framesPass,
  launchBrowser,
  newVisitor,
  PHONE,
  type Visitor,
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

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Asserts that a page scrolls one way only, and that nothing of it stays where it is meanwhile. */
async function expectRoomToRead(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 400));
  await framesPass(page);
  const staying = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.getBoundingClientRect().height > 0)
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(staying).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Asserts that no screen scrolls sideways for a reader whose letters are half as large again. */
async function expectRoomForLetters({ page, context }: Visitor): Promise<void> {
  const settings = await context.newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } });
  const wide: string[] = [];
  for (const width of [360, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await framesPass(page);
    const overflow = await sidewaysScroll(page);
    if (overflow > 0) wide.push(`${overflow} of ${width}`);
  }
  expect(wide).toEqual([]);
}

describe('at 400 %, where 1,280 × 800 pixels are 320 × 200, and with letters of 24 pixels', () => {
  it.each(PUBLIC_ROUTES)('%s fits', async (path) => {
    const guest = await newVisitor(browser, { width: 320, height: 200 });
    const { page } = guest;
    await answerTiles(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectRoomToRead(page);
    const header = page.getByRole('banner');
    const name = await header.getByRole('link', { name: 'Hostel Maré Nova' }).boundingBox();
    const book = await header.getByRole('link', { name: 'Reservar' }).boundingBox();
    if (name === null || book === null) throw new Error('The header lacks its name or its button.');
    expect(name.x + name.width).toBeLessThanOrEqual(book.x);
    // The first stop of the Tab key is seen, and leads to the content.
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Saltar para o conteúdo' });
    await expect.poll(async () => (await skip.boundingBox())?.height).toBeGreaterThan(40);
    await page.keyboard.press('Enter');
    const isInContent = () => page.evaluate(() => document.activeElement?.matches('main'));
    await expect.poll(isInContent).toBe(true);
    await expectRoomForLetters(guest);
    await guest.context.close();
  });

  it('the door of the panel fits', async () => {
    const staff = await newVisitor(browser, { width: 320, height: 200 });
    await staff.page.goto('/admin/login', { waitUntil: 'networkidle' });
    await expectRoomToRead(staff.page);
    await expectRoomForLetters(staff);
    await staff.context.close();
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

it('tells what is chosen without a colour of its own, where colours are the system’s', async () => {
  const guest = await newVisitor(browser, DESKTOP);
  const { page } = guest;
  const form = bookingPage(page);
  const { checkIn, checkOut } = stayFromToday({ inDays: 30, nights: 2 });
  await page.emulateMedia({ forcedColors: 'active' });
  const looksOf = (found: Locator) =>
    found.evaluateAll((elements) =>
      elements.map((element) => {
        const { backgroundColor, borderStyle, borderWidth } = getComputedStyle(element);
        return [backgroundColor, borderStyle, borderWidth].join();
      }),
    );
  const oddIcons = () =>
    page
      .locator('.lucide')
      .evaluateAll((icons) =>
        icons
          .filter(
            (icon) =>
              icon.parentElement !== null &&
              getComputedStyle(icon).color !== getComputedStyle(icon.parentElement).color,
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );

  await freeAllRooms(page);
  await form.open();
  await form.pickStay({ checkIn, checkOut });
  const [end, night, open] = [checkIn, addDays(checkIn, 1), addDays(checkOut, 1)].map(form.day);
  if (end === undefined || night === undefined || open === undefined) throw new Error('three days');
  const days = (await Promise.all([end, night, open].map(looksOf))).flat();
  const swatches = await looksOf(page.getByRole('list', { name: 'Legenda' }).locator('span'));
  expect(new Set(days).size).toBe(3);
  expect(new Set(swatches).size).toBe(4);
  expect(await oddIcons()).toEqual([]);

  await form.next('Quantas pessoas vêm?');
  await form.next('Escolha os quartos');
  const cards = page
    .getByRole('group', { name: 'Combinações de quartos' })
    .locator('div:has(> label)');
  await cards.first().waitFor();
  const marks = await cards.evaluateAll((found) =>
    found.map((card) => {
      const tick = card.querySelector('.lucide-check');
      return [
        getComputedStyle(card).outlineStyle,
        tick && getComputedStyle(tick).visibility,
      ].join();
    }),
  );
  expect(marks).toEqual(
    marks.map((_mark, index) => (index === 0 ? 'solid,visible' : 'none,hidden')),
  );
  expect(marks.length).toBeGreaterThan(1);
  expect(await oddIcons()).toEqual([]);
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
