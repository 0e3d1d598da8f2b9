import type { Page } from 'playwright-core';
import { viewPeriod } from '../../src/domain/availability/availability-period.ts';
import { lisbonToday } from '../../src/domain/calendar/dates.ts';
import { adminPaths } from '../../src/lib/staff-paths.ts';
import { paintAfterAnswers, type BenchBrowser } from './bench-browser.ts';
import { makeGridTables } from './bench-house.ts';
import { middle } from './measure.ts';
import { printTable } from './table.ts';

declare global {
  interface Window {
    frameTimes: number[];
  }
}

const ROOMS = 13;
const CPU_RATES = [1, 4];
const RUNS = 5;
/** The drag goes over so many cells, and up and down over so many rooms. */
const CARRIED_CELLS = 40;
const CARRIED_ROOMS = 6;
const CELL_PX = { width: 26, height: 36 };
const BAR = '[role=grid] td a[aria-label]';

/** Drags a stay over three months of a small house, and measures each frame until its paint. */
export async function benchStayDrag(browser: BenchBrowser): Promise<void> {
  const today = lisbonToday(new Date());
  const tables = makeGridTables(ROOMS, viewPeriod('three-months', today, today));
  console.log(`\nA stay carried over ${CARRIED_CELLS} cells, ${ROOMS} rooms\n`);
  const table = [];
  for (const cpu of CPU_RATES) {
    const [lifts, medians, worst]: [number[], number[], number[]] = [[], [], []];
    for (let run = 0; run < RUNS; run += 1) {
      const bench = await browser.openProduct(`${adminPaths.availability}?vista=3-meses`, {
        tables,
        cpu,
      });
      await paintAfterAnswers(bench.page, BAR);
      const [lift = Number.NaN, ...carried] = await carryStay(bench.page);
      lifts.push(lift);
      medians.push(middle(carried));
      worst.push(Math.max(...carried));
      await bench.close();
    }
    table.push({
      cpu: `${cpu}x`,
      'lifted, frame': middle(lifts).toFixed(1),
      'carried, middle frame': middle(medians).toFixed(1),
      'carried, worst frame': middle(worst).toFixed(1),
    });
  }
  printTable(table);
}

/** The frames of a drag, in ms: the one that lifts the stay first, then one for each cell. */
async function carryStay(page: Page): Promise<number[]> {
  const box = await page.locator(BAR).nth(1).boundingBox();
  if (box === null) throw new Error('No stay to carry.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await watchFrames(page);
  await page.mouse.down();
  const frames = [];
  for (let cell = 0; cell <= CARRIED_CELLS; cell += 1) {
    const row = CARRIED_ROOMS - Math.abs((cell % (2 * CARRIED_ROOMS)) - CARRIED_ROOMS);
    await page.mouse.move(x + 8 + (cell % 20) * CELL_PX.width, y + row * CELL_PX.height);
    frames.push(await longestFrame(page));
  }
  if ((await page.getByRole('button', { name: 'Guardar' }).count()) === 0) {
    throw new Error('The stay was not lifted.');
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return frames;
}

/** Lets the page note how long each frame takes, from its start to its paint, in ms. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.frameTimes = [];
    const watch = (begin: number) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => window.frameTimes.push(performance.now() - begin));
      port1.start();
      port2.postMessage(null);
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
}

/** The longest frame since the last call: one of them drew what was done in between. */
async function longestFrame(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const nextFrame = async () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(resolve);
      });
    await nextFrame();
    await nextFrame();
    await nextFrame();
    return Math.max(...window.frameTimes.splice(0));
  });
}
