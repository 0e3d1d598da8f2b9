import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRERENDERED_ROUTES } from '../../tools/site/routes.ts';
import { stayFromToday } from './booking-page';
import { DESKTOP, launchBrowser, newVisitor, PHONE, woken } from './support';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => browser.close());

const headTags = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"]')]
      .map((tag) => tag.outerHTML.replaceAll(' />', '>'))
      .toSorted(),
  );

/** Notes the elements of the page as it came, before any script of the app. */
async function noteElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { asItCame: [...document.querySelectorAll('#root header *, h1')] });
    });
  });
}

const lostElements = (page: Page) =>
  page.evaluate(() => {
    const noted: unknown = Reflect.get(window, 'asItCame');
    if (!Array.isArray(noted) || noted.length === 0) return ['nothing was noted'];
    return noted.filter((node: Element) => !node.isConnected).map((node: Element) => node.tagName);
  });

const ADDRESSES = [
  ...PRERENDERED_ROUTES.map(({ path }) => path),
  '/sobre/',
  '/quartos?capacity=6&sort=price-low',
  '/galeria?categoria=quartos',
  '/contacto?message=Bom%20dia',
];

describe('a prerendered page', () => {
  it.each(ADDRESSES)('%s is woken up without being torn down', async (address) => {
    const guest = await newVisitor(browser, PHONE);
    const { page } = guest;
    await page.route('https://tile.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
    const still = await newVisitor(browser, PHONE, { javaScriptEnabled: false });
    await still.page.goto(address);
    await noteElements(page);
    await page.goto(address);
    await woken(page);
    expect(await headTags(page)).toEqual(await headTags(still.page));
    expect(await lostElements(page)).toEqual([]);
    expect(guest.problems).toEqual([]);
    await guest.context.close();
    await still.context.close();
  });

  it('is never another page: unknown addresses and rooms begin as a frame, which nobody sees without the script', async () => {
    const guest = await newVisitor(browser, PHONE, { javaScriptEnabled: false });
    for (const address of ['/quarto/1', '/nao-existe', '/admin']) {
      await guest.page.goto(address);
      expect(await guest.page.title()).toBe('');
      expect(await guest.page.locator('#root > :not([data-part])').count()).toBe(0);
      expect(await guest.page.locator('#root > :visible').count()).toBe(0);
    }
    await guest.context.close();
  });
});

const fontsAreHere = () =>
  ['Young Serif', 'Figtree Variable'].every((family) =>
    [...document.fonts].some(
      (face) => face.family.replaceAll('"', '') === family && face.status === 'loaded',
    ),
  );

describe('what comes after the first paint', () => {
  it('are the fonts of the house', async () => {
    const guest = await newVisitor(browser, PHONE);
    await guest.page.goto('/informacoes');
    await guest.page.waitForFunction(fontsAreHere);
    await guest.context.close();
  });

  it.each(['/sobre', '/quartos'])(
    'is the script, also where no paint is told of: %s',
    async (path) => {
      const guest = await newVisitor(browser, PHONE);
      const { page } = guest;
      await page.addInitScript(() => {
        window.PerformanceObserver.prototype.observe = () => {};
      });
      await page.goto(path);
      await woken(page);
      expect(guest.problems).toEqual([]);
      await guest.context.close();
    },
  );

  it.each([
    ['/quartos', 1],
    ['/reservas', 1],
    ['/quarto/7', 1],
    ['/sobre', 0],
  ])('are the rooms of %s, asked for beside the app and not again by it', async (path, times) => {
    const guest = await newVisitor(browser, PHONE);
    const { page } = guest;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/rooms?')) asked.push(request.url());
    });
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/assets/index-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked.length).toBe(times);
    letThrough();
    await woken(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(times);
    expect(guest.problems).toEqual([]);
    await guest.context.close();
  });
});

/** Presses a button in the moment it stands in the page. */
function pressOnSight(label: string): void {
  const watch = new MutationObserver(() => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === label,
    );
    if (button === undefined) return;
    watch.disconnect();
    button.click();
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** Sums up how far things jump. */
function noteShifts(): void {
  let shifted = 0;
  Reflect.set(globalThis, 'shifted', shifted);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifted += Number(Reflect.get(entry, 'value'));
    Reflect.set(globalThis, 'shifted', shifted);
  }).observe({ type: 'layout-shift', buffered: true });
}

describe('the booking page', () => {
  const box = async (page: Page, name: string) =>
    page.getByRole('heading', { name, exact: true }).boundingBox();

  it.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])('shows the form first, and nothing jumps as it wakes up, on %s', async (_name, size) => {
    const guest = await newVisitor(browser, size);
    const { page } = guest;
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(noteShifts);
    await page.goto('/reservas', { waitUntil: 'commit' });
    const titles = ['Reserva direta', 'Escolha as datas'];
    await page.getByRole('heading', { name: 'Escolha as datas' }).waitFor();
    const places = async () => Promise.all(titles.map(async (name) => box(page, name)));
    const before = await places();
    expect(before[1]?.y).toBeLessThan(size.height);
    letThrough();
    await page.locator('form').waitFor();
    expect(await places()).toEqual(before);
    await page.getByRole('grid').first().waitFor();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBeLessThan(0.02);
    await guest.context.close();
  });

  it.each([PHONE, DESKTOP])(
    'has its button no sooner than it answers: $width px',
    async (viewport) => {
      const guest = await newVisitor(browser, viewport);
      const { checkIn, checkOut } = stayFromToday({ inDays: 40, nights: 3 });
      await guest.page.addInitScript(pressOnSight, 'Próximo');
      await guest.page.goto(`/reservas?checkIn=${checkIn}&checkOut=${checkOut}`);
      await guest.page.getByRole('heading', { name: 'Escolha os quartos' }).waitFor();
      await guest.context.close();
    },
  );

  it('has the introduction below the form, also without the script', async () => {
    const guest = await newVisitor(browser, PHONE, { javaScriptEnabled: false });
    await guest.page.goto('/reservas');
    const titles = await guest.page.getByRole('heading', { level: 2 }).allTextContents();
    expect(titles.slice(0, 2)).toEqual(['Escolha as datas', 'Reserve diretamente connosco']);
    await guest.context.close();
  });
});

describe('without the script', () => {
  it('the fonts of the house come all the same', async () => {
    const guest = await newVisitor(browser, PHONE, { javaScriptEnabled: false });
    for (const path of ['/', '/quarto/1']) {
      await guest.page.goto(path);
      await expect.poll(() => guest.page.evaluate(fontsAreHere)).toBe(true);
    }
    await guest.context.close();
  });

  it('the menu opens, links lead on, and the search carries its values', async () => {
    const guest = await newVisitor(browser, PHONE, { javaScriptEnabled: false });
    const { page } = guest;
    await page.goto('/');
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Galeria' }).click();
    await page.waitForURL('**/galeria');
    await page.getByRole('heading', { level: 1, name: 'Galeria' }).waitFor();
    await page.goto('/');
    await page.getByLabel('Check-in').fill('2030-05-01');
    await page.getByLabel('Check-out').fill('2030-05-03');
    await page.getByLabel('Hóspedes').fill('3');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await page.waitForURL('**/reservas?checkIn=2030-05-01&checkOut=2030-05-03&guests=3');
    await guest.context.close();
  });

  it('an address that only the script can draw says so, with name and phone', async () => {
    const guest = await newVisitor(browser, PHONE, { javaScriptEnabled: false });
    const { page } = guest;
    await page.goto('/quarto/1');
    const lines = page.locator('noscript p');
    await lines.last().waitFor();
    expect(await lines.allInnerTexts()).toEqual([
      'Hostel Maré Nova',
      'Para usar este site, ative o JavaScript no seu navegador.',
      'Se preferir, ligue +351 282 000 013.',
    ]);
    expect(await lines.locator('a').getAttribute('href')).toBe('tel:+351282000013');
    expect(await page.getByText('Parte desta página não carregou.').isVisible()).toBe(false);
    await guest.context.close();
  });

  it('what is typed before the script arrives stays', async () => {
    const guest = await newVisitor(browser, PHONE);
    const { page } = guest;
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contacto');
    await page.getByLabel('Nome').fill('Paolo Ferri');
    letThrough();
    await woken(page);
    await page.getByLabel('Email').fill('paolo.ferri@example.com');
    expect(await page.getByLabel('Nome').inputValue()).toBe('Paolo Ferri');
    await guest.context.close();
  });
});

describe('an address that is no file', () => {
  it.each([
    ['/quarto/3', 'Hostel Maré Nova'],
    ['/nao-existe', 'Hostel Maré Nova'],
    ['/admin/login', 'Hostel Maré Nova'],
    ['/admin/dashboard', 'Maré Nova'],
  ])('%s shows its frame before the app, which leaves it where it is', async (path, house) => {
    const guest = await newVisitor(browser, DESKTOP);
    const { page } = guest;
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/assets/index-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.route('**/rest/v1/**', () => {});
    await page.goto(path, { waitUntil: 'commit' });
    const logo = page.getByRole('link', { name: house, exact: true }).first();
    await logo.waitFor();
    const places = [await logo.boundingBox()];
    expect(await page.locator('.animate-pulsa:visible').count()).toBe(1);
    letThrough();
    await woken(page);
    expect(await page.locator('[data-part]').count()).toBe(0);
    // Whoever is not signed in is sent on from the panel to its door.
    if (path !== '/admin/dashboard')
      places.push(await page.getByRole('link', { name: house, exact: true }).first().boundingBox());
    expect(places.map((place) => place && [Math.round(place.x), Math.round(place.y)])).toEqual(
      places.map(() => places[0] && [Math.round(places[0].x), Math.round(places[0].y)]),
    );
    expect(guest.problems).toEqual([]);
    await guest.context.close();
  });
});
