import type { Page } from '@playwright/test';
import { expect, type NewVisitor, PHONE, test } from './fixtures';
import { woken } from './screen';

// The current day at the hostel, as the search form uses it (decisions.md, 'Today'). Node has no
// Temporal yet; how browsers without it find the day is tested in tests/domain. The first formatter
// of Intl costs a phone up to 100 ms, so a page that writes no price and no day makes none.

test.describe.configure({ mode: 'parallel' });

/** A phone that records every formatter of Intl that the page makes, with its arguments. */
async function watchedPhone(newVisitor: NewVisitor, { hasTemporal = true } = {}): Promise<Page> {
  const { page } = await newVisitor(PHONE);
  await page.addInitScript((isKept) => {
    if (!isKept) Reflect.deleteProperty(globalThis, 'Temporal');
    const made: string[] = [];
    Reflect.set(globalThis, 'formattersMade', made);
    const note = (owner: object, name: string) => {
      const maker: unknown = Reflect.get(owner, name);
      if (typeof maker !== 'function') return;
      const noteCall = (given: unknown[]) => {
        const words = given.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
        made.push([name, ...words].join(' '));
      };
      const noted = new Proxy(maker, {
        construct(target, given: unknown[]) {
          noteCall(given);
          return Reflect.construct(target, given);
        },
        apply(target, self: unknown, given: unknown[]) {
          noteCall(given);
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
  return page;
}

async function formattersMade(page: Page): Promise<string[]> {
  return page.evaluate((): string[] => Reflect.get(globalThis, 'formattersMade'));
}

/** The first day that the home page lets a guest choose at a moment. */
async function firstDay(page: Page, moment: string): Promise<string | null> {
  await page.clock.setFixedTime(moment);
  await page.goto('/');
  await woken(page);
  const checkIn = page.getByLabel('Check-in');
  await expect(checkIn).toHaveAttribute('min');
  return checkIn.getAttribute('min');
}

for (const [name, moment, day] of [
  ['winter, a minute before midnight', '2026-12-31T23:59:00Z', '2026-12-31'],
  ['winter, midnight', '2027-01-01T00:00:00Z', '2027-01-01'],
  ['summer, already tomorrow in Lisbon', '2026-06-30T23:30:00Z', '2026-07-01'],
  ['the evening summer time ends', '2026-10-25T23:30:00Z', '2026-10-25'],
] as const) {
  test(`a browser with Temporal knows the day without a formatter in ${name}`, async ({
    newVisitor,
  }) => {
    const page = await watchedPhone(newVisitor);
    expect(await firstDay(page, moment)).toBe(day);
    const made = await formattersMade(page);
    expect(made.filter((maker) => maker.startsWith('DateTimeFormat'))).toEqual([]);
  });
}

test('a browser without Temporal knows the day by one formatter', async ({ newVisitor }) => {
  const page = await watchedPhone(newVisitor, { hasTemporal: false });
  expect(await firstDay(page, '2026-06-30T23:30:00Z')).toBe('2026-07-01');
  const made = await formattersMade(page);
  // The price of a night makes a formatter of its own, whenever it arrives.
  expect(made.filter((maker) => maker.startsWith('DateTimeFormat'))).toEqual([
    expect.stringMatching(/^DateTimeFormat en-GB /),
  ]);
});

const price = (page: Page) => page.getByText(/€/).filter({ visible: true }).first();
const calendarDay = (page: Page) => page.getByRole('gridcell').first();

for (const path of ['/', '/quartos', '/quartos/1']) {
  test(`${path} writes its prices without a formatter`, async ({ newVisitor }) => {
    const page = await watchedPhone(newVisitor);
    await page.goto(path);
    await woken(page);
    await expect(price(page)).toBeVisible();
    const made = await formattersMade(page);
    expect(made.filter((maker) => maker.startsWith('NumberFormat'))).toEqual([]);
  });
}

for (const [path, written, first] of [
  ['/quarto/7', calendarDay, 'DateTimeFormat pt-PT {"month":"long"}'],
  ['/reservas', calendarDay, 'DateTimeFormat pt-PT {"month":"long"}'],
] as const) {
  test(`${path} writes its days by formatters that are made once`, async ({ newVisitor }) => {
    const page = await watchedPhone(newVisitor);
    await page.goto(path);
    await woken(page);
    await expect(written(page)).toBeVisible();
    const made = await formattersMade(page);
    expect(made).toContain(first);
    expect(made).toEqual([...new Set(made)]);
  });
}
