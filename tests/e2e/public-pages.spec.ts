import type { Locator, Page } from '@playwright/test';
import { PRERENDERED_ROUTES } from '../../tools/site/routes.ts';
import { addDays, addMonths, lisbonToday, startOfMonth } from '@/domain/calendar/dates';
import { bookingPage, freeAllRooms, stayFromToday } from './booking-page';
import { DESKTOP, expect, PHONE, test, type Visitor } from './fixtures';
import { answerTiles, expectSoundScreen, framesPass, settled, woken } from './screen';

// Each page is opened once, and checked as it hydrates and then at every width.

test.describe.configure({ mode: 'parallel' });

const PRERENDERED = [...PRERENDERED_ROUTES.map(({ path }) => path), '/quarto/6'];
const NOT_PRERENDERED = ['/quarto/99', '/nao-existe'];
/** The tables that pages ask for; all others ask for nothing. */
const ASKED: Record<string, string[]> = {
  '/': ['rooms'],
  '/quartos': ['rooms'],
  '/reservas': ['bookings', 'house_rules', 'room_availability', 'rooms', 'rpc'],
  '/quarto/99': ['rooms'],
  '/quarto/6': [
    'amenities',
    'amenity_categories',
    'bookings',
    'room_amenities',
    'room_availability',
    'rooms',
    'rpc',
  ],
};

/** Notes the tables that a page asks for. */
function noteTables(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const table = /\/rest\/v1\/(\w+)/.exec(request.url())?.[1];
    if (table !== undefined) asked.add(table);
  });
  return asked;
}

/** Records the page before any script of the app has run, and what starts to move from then on. */
function noteWaking(): void {
  const headTags = () =>
    [...document.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"]')]
      .map((tag) => tag.outerHTML.replaceAll(' />', '>'))
      .toSorted();
  const moving: string[] = [];
  document.addEventListener('transitionrun', ({ propertyName, target }) => {
    // Motion in a closed list is not visible. Leaflet fades its popup in, to hide that it is placed
    // before it is filled; the drawn map fades out over the tiles.
    if (!(target instanceof Element) || !target.checkVisibility()) return;
    if (target.matches('.leaflet-popup, [data-drawn-map]')) return;
    moving.push(`${propertyName} of ${target.outerHTML}`);
  });
  document.addEventListener('DOMContentLoaded', () => {
    const came = [...document.querySelectorAll('#root header *, h1')];
    const headAsItCame = headTags();
    Reflect.set(globalThis, 'waking', () => ({
      moving,
      noted: came.length > 0,
      lost: came.filter((node) => !node.isConnected).map(({ tagName }) => tagName),
      head: headTags(),
      headAsItCame,
    }));
  });
}

/**
 * Opens a prerendered page, and asserts that hydration replaces nothing, changes no tag of the head
 * and moves nothing.
 */
async function expectQuietWaking(page: Page, address: string): Promise<void> {
  await page.addInitScript(noteWaking);
  await page.goto(address);
  await settled(page);
  // The events of a transition come with the frame after the one in which it began.
  await framesPass(page);
  const { headAsItCame, ...waking } = await page.evaluate(() =>
    Reflect.get(globalThis, 'waking')(),
  );
  expect(waking).toEqual({ moving: [], noted: true, lost: [], head: headAsItCame });
}

/** What makes a page scroll sideways, by its markup; empty where nothing does. */
const wideParts = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    return [
      `${scrollWidth} of ${clientWidth}`,
      ...wide.map((element) => element.outerHTML.slice(0, 120)),
    ];
  });

/**
 * Asserts that a page scrolls in one direction only, and that nothing on it stays fixed meanwhile.
 */
async function expectRoomToRead(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 200 });
  await framesPass(page);
  expect(await wideParts(page)).toEqual([]);
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

/** Asserts that the header has room for its name, and that Tab leads past it to the content. */
async function expectHeaderOutOfTheWay(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  const name = await header.getByRole('link', { name: /Maré Nova/ }).boundingBox();
  const book = await header.getByRole('link', { name: 'Reservar' }).boundingBox();
  if (name === null || book === null) throw new Error('The header lacks its name or its button.');
  expect(name.x + name.width).toBeLessThanOrEqual(book.x);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar para o conteúdo' });
  await expect(skip).toBeFocused();
  await expect.poll(async () => (await skip.boundingBox())?.height).toBeGreaterThan(40);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/** Asserts that no screen scrolls sideways for a reader who has enlarged text by half. */
async function expectRoomForLetters({ page, context }: Visitor): Promise<void> {
  const settings = await context.newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } });
  for (const width of [360, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await framesPass(page);
    expect(await wideParts(page)).toEqual([]);
  }
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
}

test.describe('as it wakes up, on a phone, at 400 %, with letters of 24 pixels and at a desk', () => {
  for (const address of [...PRERENDERED, ...NOT_PRERENDERED]) {
    test(`${address} is sound`, async ({ newVisitor }) => {
      const guest = await newVisitor(PHONE);
      const { page, problems } = guest;
      const asked = noteTables(page);
      await answerTiles(page);
      if (PRERENDERED.includes(address)) {
        // Nothing moves, even for visitors who have not asked for less motion.
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await expectQuietWaking(page, address);
        await page.emulateMedia({ reducedMotion: 'reduce' });
      } else {
        await page.goto(address);
        await settled(page);
      }
      await expectSoundScreen(guest);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/Hostel Maré Nova/);

      await expectRoomToRead(page);
      await expectHeaderOutOfTheWay(page);
      await expectRoomForLetters(guest);

      await page.setViewportSize(DESKTOP);
      await framesPass(page);
      await expectSoundScreen(guest);
      // Some content loads only when it is scrolled into view.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await framesPass(page);
      expect(problems).toEqual([]);
      expect([...asked].toSorted()).toEqual(ASKED[address] ?? []);
    });
  }

  for (const address of [
    '/sobre/',
    '/quartos?capacity=6&sort=price-low',
    '/galeria?categoria=quartos',
    '/contacto?message=Bom%20dia',
  ]) {
    test(`${address} wakes up as it stands`, async ({ newVisitor }) => {
      const { page, problems } = await newVisitor(PHONE);
      await expectQuietWaking(page, address);
      expect(problems).toEqual([]);
    });
  }

  test('the door of the panel fits', async ({ newVisitor }) => {
    const staff = await newVisitor(PHONE);
    await staff.page.goto('/admin/login');
    await settled(staff.page);
    await expectRoomToRead(staff.page);
    await expectRoomForLetters(staff);
  });
});

test('the map gives the way to its service the height of a finger', async ({ newVisitor }) => {
  const { page } = await newVisitor(PHONE);
  await answerTiles(page);
  await page.goto('/localizacao');
  await settled(page);
  const link = page.getByRole('link', { name: /^Abrir no Google Maps/ });
  await expect.poll(async () => (await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('one link of the header is marked where colours are the system’s own', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor(DESKTOP);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/servicos');
  await woken(page);
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
});

test('what is chosen is told without a colour of its own, where colours are the system’s', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor(DESKTOP);
  const form = bookingPage(page);
  // In the middle of a month, whose days are seen together.
  const checkIn = addDays(startOfMonth(addMonths(lisbonToday(new Date()), 1)), 9);
  const checkOut = addDays(checkIn, 2);
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
  // The colours of a day that was chosen come in over a moment.
  const looksOfDays = async () => (await Promise.all([end, night, open].map(looksOf))).flat();
  await expect.poll(async () => new Set(await looksOfDays()).size).toBe(3);
  const swatches = await looksOf(
    page.getByRole('list', { name: 'Legenda' }).locator('[aria-hidden] > *'),
  );
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
});

test.describe('a guest looks around', () => {
  test('searches on Home and lands at the rooms, dates and guests behind it, and back at Home', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor(PHONE);
    await page.goto('/');
    const { checkIn, checkOut } = stayFromToday({ inDays: 20, nights: 2 });
    await page.getByLabel('Check-in').fill(checkIn);
    await page.getByLabel('Check-out').fill(checkOut);
    await page.getByLabel('Hóspedes').fill('3');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await page.waitForURL(/\/reservas\?checkIn=.*&checkOut=.*&guests=3/);
    await expect(page.getByRole('heading', { name: 'Escolha os quartos' })).toBeVisible();
    await expect(page.getByText('(concluído)')).toHaveCount(2);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Quantas pessoas vêm?' })).toBeVisible();
    await expect(page.getByLabel('Número de hóspedes')).toHaveValue('3');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Escolha as datas' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Buscar' })).toBeVisible();
  });

  test('filters rooms, opens one and asks for it', async ({ newVisitor }) => {
    const { page } = await newVisitor(PHONE);
    await page.goto('/quartos?capacity=6');
    await expect(page.getByText('4 quartos encontrados')).toBeVisible();
    await page
      .getByRole('link', { name: /Ver Detalhes/ })
      .first()
      .click();
    await page.waitForURL(/\/quarto\/\d+/);
    await page.getByRole('link', { name: 'Reserva Directa' }).first().click();
    await page.waitForURL(/\/reservas\?room=[0-9a-f-]{36}/);
  });

  test('opens the menu of a phone, goes on by it, and finds the page at its top', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor(PHONE);
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Galeria' }).click();
    await page.waitForURL('**/galeria');
    await expect(page.getByRole('heading', { level: 1, name: 'Galeria' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});
