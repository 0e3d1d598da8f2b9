import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { PRERENDERED_ROUTES } from '../../tools/site/routes.ts';
import { stayFromToday } from './booking-page';
import { answerTiles, framesPass, launchBrowser, newVisitor, PHONE, woken } from './support';

// What begins to move costs a phone a restyle and a layer, just as the page has the most to do.

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => browser.close());

/** A phone whose owner has nothing against movement. */
async function phone() {
  const visitor = await newVisitor(browser, PHONE);
  await visitor.page.emulateMedia({ reducedMotion: 'no-preference' });
  return visitor;
}

async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begun: string[] = [];
    Reflect.set(globalThis, 'transitionsBegun', begun);
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      // Leaflet fades its card in, which hides that it is placed before it is filled.
      if (target instanceof Element && target.matches('.leaflet-popup')) return;
      begun.push(`${propertyName} of ${target instanceof Element ? target.outerHTML : 'nothing'}`);
    });
  });
}

it.each(PRERENDERED_ROUTES.map(({ path }) => path))(
  '%s changes no colour by degrees as it wakes up',
  async (path) => {
    const { page, context } = await phone();
    await answerTiles(page);
    await noteTransitions(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await woken(page);
    // Events of a transition are told of with the frame after the one that began it.
    await framesPass(page);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'transitionsBegun'))).toEqual([]);
    await context.close();
  },
);

it.each(['/quartos', '/quarto/7'])('%s pulses as one while it is loading', async (path) => {
  const { page, context } = await phone();
  await page.route('**/rest/v1/**', () => {});
  await page.goto(path);
  await woken(page);
  const pulsing = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((move) => move instanceof CSSAnimation && move.animationName === 'pulsa').length,
    );
  await expect.poll(pulsing).toBe(1);
  await context.close();
});

it('never takes a search that is filled in already for an empty one', async () => {
  const { page, context } = await newVisitor(browser, PHONE);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const { checkIn, checkOut } = stayFromToday({ inDays: 20, nights: 2 });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Check-in').fill(checkIn);
  await page.getByLabel('Check-out').fill(checkOut);
  const button = page.getByRole('button', { name: 'Buscar' });
  await button.evaluate((element) => {
    const states: (string | null)[] = [];
    Reflect.set(globalThis, 'buttonStates', states);
    new MutationObserver(() => states.push(element.getAttribute('aria-disabled'))).observe(
      element,
      {
        attributeFilter: ['aria-disabled'],
      },
    );
  });
  letThrough();
  await page.getByText('2 noites para 1 hóspede').waitFor();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'buttonStates'))).toEqual([]);
  await context.close();
});

it('keeps Home as it is as it wakes: a gold button, and dates as dd/mm/yyyy in an English browser', async () => {
  const context = await browser.newContext({
    baseURL: inject('baseUrl'),
    viewport: PHONE,
    locale: 'en-US',
  });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const look = () =>
    page.getByRole('button', { name: 'Buscar' }).evaluate((button) => {
      const { backgroundColor, color, boxShadow } = getComputedStyle(button);
      return [backgroundColor, color, boxShadow.includes('-3px') ? 'with its band' : 'flat'];
    });
  /** What an empty date field shows: the words over it, or its own. */
  const empty = () =>
    page
      .getByLabel('Check-in')
      .evaluate((field: HTMLInputElement) => [
        field.type === 'text'
          ? field.placeholder
          : getComputedStyle(field.parentElement ?? field, '::after').content.replaceAll('"', ''),
        field.type === 'text' ? 'rgba(0, 0, 0, 0)' : getComputedStyle(field).color,
      ]);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Buscar' }).waitFor();
  const before = [await look(), await empty()];
  letThrough();
  await page.waitForFunction(() => document.querySelector('[name=checkOut]:disabled') !== null);
  expect([await look(), await empty()]).toEqual(before);
  expect(before).toEqual([
    ['rgb(253, 240, 204)', 'rgb(19, 28, 63)', 'flat'],
    ['dd/mm/aaaa', 'rgba(0, 0, 0, 0)'],
  ]);

  // The calendar is for whoever comes to a date.
  expect(asked.filter((url) => url.includes('StayCalendar'))).toEqual([]);
  await page.getByLabel('Check-in').click();
  await page.getByRole('dialog', { name: 'Datas da estadia' }).waitFor();
  await context.close();
});
