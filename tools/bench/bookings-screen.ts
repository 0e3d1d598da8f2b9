import type { Page } from 'playwright-core';
import { lisbonToday } from '../../src/domain/calendar/dates.ts';
import { adminPaths } from '../../src/lib/staff-paths.ts';
import {
  paintAfterAnswers,
  type BenchBrowser,
  type BenchPage,
  type Tables,
} from './bench-browser.ts';
import { makeBookingTables } from './bench-house.ts';
import { middle } from './measure.ts';
import { printTable } from './table.ts';

declare global {
  interface Window {
    /** When what the watched key changes is painted, in ms after the key. */
    keyPainted: Promise<number>;
  }
}

const SIZES = [1_000, 5_000];
const CPU_RATES = [1, 4];
const RUNS = 5;
/** Above so many bookings the naive list takes half a minute for one run, and is run once. */
const LONG_LIST = 2_000;
const SEARCHED = 'goncalves 7';

interface Times {
  rows: number;
  key: number;
}

const FIGURES = [
  ['first rows', 'rows'],
  ['search, slowest key', 'key'],
] as const;

/**
 * The bookings screen with the bookings of many years: its first rows, and the slowest key of a
 * search.
 *
 * @param only one number of bookings instead of all, to try it out
 */
export async function benchBookingsScreen(browser: BenchBrowser, only?: number): Promise<void> {
  console.log(
    "\nBookings screen (first rows: this product from its first answer, the naive list from its only one; search: the slowest key of '" +
      `${SEARCHED}' to its frame)\n`,
  );
  const today = lisbonToday(new Date());
  const table = [];
  for (const count of only === undefined ? SIZES : [only]) {
    const tables = makeBookingTables(count, today);
    for (const cpu of CPU_RATES) {
      const [ours, naive]: [Times[], Times[]] = [[], []];
      // Alternating, so that changes in the machine's load affect both alike.
      for (let run = 0; run < RUNS; run += 1) {
        ours.push(await timeScreen(browser, { tables, cpu, count }));
        if (run > 0 && count > LONG_LIST) continue;
        naive.push(await timeNaiveList(browser, { tables, cpu }));
      }
      for (const [what, name] of FIGURES) {
        const [time, naiveTime] = [ours, naive].map((runs) => middle(runs.map((run) => run[name])));
        table.push({
          bookings: count,
          cpu: `${cpu}x`,
          what,
          'this product': time?.toFixed(0) ?? '',
          'naive list': naiveTime?.toFixed(0) ?? '',
          ratio: `${((naiveTime ?? 0) / (time ?? 0)).toFixed(1)}x`,
        });
      }
    }
  }
  printTable(table);
}

async function timeScreen(
  browser: BenchBrowser,
  { tables, cpu, count }: { tables: Tables; cpu: number; count: number },
): Promise<Times> {
  const bench = await browser.openProduct(adminPaths.bookings, { tables, cpu });
  const rows = await paintAfterAnswers(bench.page, '[data-booking-card]');
  await bench.page.getByText(`de ${count}`, { exact: false }).filter({ hasNotText: '+' }).waitFor();
  return { rows, key: await slowestKey(bench) };
}

async function timeNaiveList(
  browser: BenchBrowser,
  question: { tables: Tables; cpu: number },
): Promise<Times> {
  const bench = await browser.openNaive('/bookings', question);
  const rows = await paintAfterAnswers(bench.page, '[data-booking]');
  return { rows, key: await slowestKey(bench) };
}

/** Types what is searched, letter by letter, and closes the page. */
async function slowestKey({ page, close }: BenchPage): Promise<number> {
  await page.locator('input[type=search]').focus();
  const times: number[] = [];
  for (const letter of SEARCHED) {
    await watchNextKey(page);
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    times.push(await page.evaluate(async () => window.keyPainted));
  }
  await close();
  return Math.max(...times);
}

/** Lets the page note how long after its next key all that it changes is painted. */
async function watchNextKey(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.keyPainted = new Promise((resolve) => {
      const handleKey = ({ timeStamp }: Event) => {
        let painted = 0;
        let awaited = 0;
        const awaitPaint = () => {
          awaited += 1;
          window.afterPaint(() => {
            awaited -= 1;
            painted = performance.now();
          });
        };
        // Work that is deferred is painted in a later frame.
        const observer = new MutationObserver(awaitPaint);
        observer.observe(document.body, { childList: true, characterData: true, subtree: true });
        const endWhenIdle = () => {
          if (awaited > 0) requestIdleCallback(endWhenIdle);
          else {
            observer.disconnect();
            resolve(painted - timeStamp);
          }
        };
        awaitPaint();
        requestIdleCallback(endWhenIdle);
      };
      window.addEventListener('keydown', handleKey, { once: true, capture: true });
    });
  });
}
