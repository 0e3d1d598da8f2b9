import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, newVisitor, PHONE, woken } from './support';

// The day it is at the hostel, as the search form takes it (Decisions, 'Today'). Node has no Temporal yet.

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => browser.close());

/** The first day that the home page lets a guest choose at a moment, and how many formatters that took. */
async function firstDay(moment: string, { hasTemporal }: { hasTemporal: boolean }) {
  const { page, context } = await newVisitor(browser, PHONE);
  await page.addInitScript((isKept) => {
    if (!isKept) Reflect.deleteProperty(globalThis, 'Temporal');
    const made: string[] = [];
    Reflect.set(globalThis, 'formattersMade', made);
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct(Format, [locale, options]: [string, Intl.DateTimeFormatOptions]) {
        made.push(locale);
        return new Format(locale, options);
      },
    });
  }, hasTemporal);
  await page.clock.setFixedTime(moment);
  await page.goto('/');
  await woken(page);
  const checkIn = page.getByLabel('Check-in');
  await expect.poll(() => checkIn.getAttribute('min')).not.toBeNull();
  const formatters = await page.evaluate(() => Reflect.get(globalThis, 'formattersMade'));
  const day = await checkIn.getAttribute('min');
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
    expect(await firstDay(moment, { hasTemporal: false })).toEqual({ day, formatters: ['en-GB'] });
  });
});
