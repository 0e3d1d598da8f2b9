import type { Page } from 'playwright-core';
import { lisbonToday } from '../../src/domain/dates.ts';
import { adminPaths } from '../../src/lib/staff-paths.ts';
import { paintAfterAnswers, type BenchBrowser, type BenchPage } from './bench-browser.ts';
import { makeBookingTables } from './bench-house.ts';
import { middle } from './measure.ts';
import { printTable } from './table.ts';

declare global {
  interface Window {
    /** When what the watched key changes is painted, in ms after the key. */
    keyPainted: Promise<number>;
  }
}

const SIZES = [1_000, 20_000, 100_000];
const CPU_RATES = [1, 4];
const RUNS = 5;
/** Beyond this the naive list takes minutes, and gigabytes. */
const NAIVE_LIMIT = 20_000;
const NAIVE_RUNS = 1;
const SEARCHED = 'goncalves 7';

interface Times {
  rows: number;
  key: number;
}

/**
 * The bookings screen as the years go by: its first rows, and the slowest key of a search.
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
      const ours = await measure(RUNS, async () => {
        const bench = await browser.openProduct(adminPaths.bookings, { tables, cpu });
        const rows = await paintAfterAnswers(bench.page, '[data-booking-card]');
        await bench.page
          .getByText(`de ${count}`, { exact: false })
          .filter({ hasNotText: '+' })
          .waitFor();
        return { rows, key: await slowestKey(bench) };
      });
      const naive =
        count > NAIVE_LIMIT
          ? undefined
          : await measure(NAIVE_RUNS, async () => {
              const bench = await browser.openNaive('/bookings', { tables, cpu });
              const rows = await paintAfterAnswers(bench.page, '[data-booking]');
              return { rows, key: await slowestKey(bench) };
            });
      table.push(
        line({ bookings: count, cpu: `${cpu}x`, what: 'first rows' }, ours.rows, naive?.rows),
        line(
          { bookings: count, cpu: `${cpu}x`, what: 'search, slowest key' },
          ours.key,
          naive?.key,
        ),
      );
    }
  }
  printTable(table);
}

function line(what: object, ours: number, naive: number | undefined) {
  return {
    ...what,
    'this product': ours.toFixed(0),
    'naive list': naive?.toFixed(0) ?? 'not run',
    ratio: naive === undefined ? '' : `${(naive / ours).toFixed(1)}x`,
  };
}

async function measure(runs: number, once: () => Promise<Times>): Promise<Times> {
  const times: Times[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await once());
  return { rows: middle(times.map(({ rows }) => rows)), key: middle(times.map(({ key }) => key)) };
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
        // What is worked out in the background comes in a frame of its own.
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
