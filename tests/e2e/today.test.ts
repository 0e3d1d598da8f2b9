import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, newVisitor, PHONE, woken } from './support';

// The day it is at the hostel, as the search form takes it (Decisions, 'Today'). Node has no Temporal yet.
// The first of Intl's formatters costs a phone up to 100 ms, so none is made where a page comes to life.

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => browser.close());

interface Watched {
  hasTemporal: boolean;
}

/** A phone that notes what it is asked for of Intl, by whatever way, with the first thing it is given. */
async function watchedPhone({ hasTemporal }: Watched) {
  const visitor = await newVisitor(browser, PHONE);
  await visitor.page.addInitScript((isKept) => {
    if (!isKept) Reflect.deleteProperty(globalThis, 'Temporal');
    const made: string[] = [];
    Reflect.set(globalThis, 'formattersMade', made);
    const note = (owner: object, name: string) => {
      const maker: unknown = Reflect.get(owner, name);
      if (typeof maker !== 'function') return;
      const noted = new Proxy(maker, {
        construct(target, given: unknown[]) {
          made.push(`${name} ${String(given[0])}`);
          return Reflect.construct(target, given);
        },
        apply(target, self: unknown, given: unknown[]) {
          made.push(`${name} ${String(given[0])}`);
          return Reflect.apply(target, self, given);
        },
      });
      Reflect.set(owner, name, noted);
    };
    for (const name of Object.getOwnPropertyNames(Intl)) note(Intl, name);
    note(String.prototype, 'localeCompare');
    for (const { prototype } of [Number, Date]) note(prototype, 'toLocaleString');
    for (const part of ['Date', 'Time']) note(Date.prototype, `toLocale${part}String`);
  }, hasTemporal);
  return visitor;
}

async function formattersMade(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(globalThis, 'formattersMade'));
}

/** The first day that the home page lets a guest choose at a moment, and the formatters that took. */
async function firstDay(moment: string, watched: Watched) {
  const { page, context } = await watchedPhone(watched);
  await page.clock.setFixedTime(moment);
  await page.goto('/');
  await woken(page);
  const checkIn = page.getByLabel('Check-in');
  await expect.poll(() => checkIn.getAttribute('min')).not.toBeNull();
  const day = await checkIn.getAttribute('min');
  const formatters = await formattersMade(page);
  await context.close();
  return { day, formatters };
}

describe.each([
  ['winter, a minute before midnight', '2026-12-31T23:59:00Z', '2026-12-31'],
  ['winter, midnight', '2027-01-01T00:00:00Z', '2027-01-01'],
  ['summer, already tomorrow in Lisbon', '2026-06-30T23:30:00Z', '2026-07-01'],
  ['the evening summer time ends', '2026-10-25T23:30:00Z', '2026-10-25'],
])('in %s', (_name, moment, day) => {
  it('a browser with Temporal knows the day without a formatter', async () => {
    expect(await firstDay(moment, { hasTemporal: true })).toEqual({ day, formatters: [] });
  });

  it('a browser without it knows the same day', async () => {
    expect(await firstDay(moment, { hasTemporal: false })).toEqual({
      day,
      formatters: ['DateTimeFormat en-GB'],
    });
  });
});

const price = (page: Page) => page.getByText(/€/).filter({ visible: true }).first();
const calendarDay = (page: Page) => page.getByRole('gridcell').first();

it.each([
  ['/quartos', price],
  ['/quartos/1', price],
  ['/quarto/7', calendarDay],
  ['/reservas', calendarDay],
])('%s writes its prices and days without a formatter', async (path, written) => {
  const { page, context } = await watchedPhone({ hasTemporal: true });
  await page.goto(path);
  await woken(page);
  await written(page).waitFor();
  expect(await formattersMade(page)).toEqual([]);
  await context.close();
});
