import type { Page } from 'playwright-core';
import { viewPeriod } from '../../src/domain/availability/availability-period.ts';
import { eachDay, lisbonToday } from '../../src/domain/calendar/dates.ts';
import { adminPaths } from '../../src/lib/staff-paths.ts';
import {
  paintAfterAnswers,
  scriptTime,
  type BenchBrowser,
  type BenchPage,
  type Tables,
} from './bench-browser.ts';
import { makeGridTables } from './bench-house.ts';
import { middle } from './measure.ts';
import { printTable } from './table.ts';

const HOUSE_SIZES = [13, 200];
const CPU_RATES = [1, 4];
const RUNS = 5;
/** Above so many rooms the naive way takes half a minute for one run, and is run once. */
const LARGE_HOUSE = 40;
const PRESSED_CELLS = 9;
const DRAGGED_CELLS = 50;
/** The naive way takes more than a second for each cell of a large house. */
const NAIVE_PRESSED_CELLS = 3;
const NAIVE_DRAGGED_CELLS = 5;
const CELLS_ACROSS = 25;
const CELL_PX = { width: 26, height: 36 };

interface Way {
  open: (tables: Tables, cpu: number) => Promise<BenchPage>;
  freeCells: string;
  frame: string;
  pressedCells: number;
  /** The one event that selects a cell. */
  toggledBy: 'click' | 'pointerdown';
  draggedCells: number;
  selectRow: (page: Page) => Promise<void>;
}

const MEASURES = [
  'first paint',
  'scroll, worst frame',
  'first cell pressed, script',
  'one cell pressed, script',
  'one cell toggled, script',
  'drag, script per cell',
  'whole row, script',
] as const;
type Measures = Record<(typeof MEASURES)[number], number>;

/**
 * Draws, scrolls and selects the grid of three months, beside a naive table: for a small and a
 * large house, or for one with so many rooms.
 */
export async function benchAvailabilityGrid(browser: BenchBrowser, rooms?: number): Promise<void> {
  const today = lisbonToday(new Date());
  const period = viewPeriod('three-months', today, today);
  const days = eachDay(period);
  console.log(`\nAvailability grid, ${days.length} days (first paint: from the last answer on)\n`);
  const ours: Way = {
    open: (tables, cpu) =>
      browser.openProduct(`${adminPaths.availability}?vista=3-meses`, { tables, cpu }),
    freeCells: '[role=grid] td[aria-selected]',
    frame: 'div:has(> [role=grid])',
    pressedCells: PRESSED_CELLS,
    toggledBy: 'click',
    draggedCells: DRAGGED_CELLS,
    selectRow: (page) => page.keyboard.press('Shift+End'),
  };
  const naive: Way = {
    open: (tables, cpu) => browser.openNaive(`/?days=${days.join(',')}`, { tables, cpu }),
    freeCells: 'td[data-cell=free]',
    frame: '.frame',
    pressedCells: NAIVE_PRESSED_CELLS,
    toggledBy: 'pointerdown',
    draggedCells: NAIVE_DRAGGED_CELLS,
    selectRow: (page) => page.mouse.click(20, 40),
  };

  const table = [];
  for (const roomCount of rooms === undefined ? HOUSE_SIZES : [rooms]) {
    const tables = makeGridTables(roomCount, period);
    for (const cpu of CPU_RATES) {
      const [our, plain]: [Measures[], Measures[]] = [[], []];
      // Alternating, so that changes in the machine's load affect both alike.
      for (let run = 0; run < RUNS; run += 1) {
        our.push(await measureOnce(ours, { tables, cpu }));
        if (run > 0 && roomCount > LARGE_HOUSE) continue;
        plain.push(await measureOnce(naive, { tables, cpu }));
      }
      for (const what of MEASURES) {
        const typical = (runs: readonly Measures[]) => middle(runs.map((times) => times[what]));
        const [time, naiveTime] = [typical(our), typical(plain)];
        table.push({
          rooms: roomCount,
          cpu: `${cpu}x`,
          what,
          'this product': time.toFixed(1),
          'naive table': naiveTime.toFixed(1),
          ratio: `${(naiveTime / time).toFixed(1)}x`,
        });
      }
    }
  }
  printTable(table);
}

async function measureOnce(
  way: Way,
  { tables, cpu }: { tables: Tables; cpu: number },
): Promise<Measures> {
  const bench = await way.open(tables, cpu);
  const { page } = bench;
  const firstPaint = await paintAfterAnswers(page, way.freeCells);
  const scroll = await worstScrollFrame(page, way.frame);
  const [first = 0, ...others] = await pressCells(bench, way);
  const toggled = await toggleCells(bench, way);
  const { x, y } = await middleOfCell(page, way, 0);
  // Deselects the first cell, so that the drag from it selects.
  await page.mouse.click(x, y);
  const drag = await scriptTime(bench, async () => {
    await page.mouse.down();
    for (let cell = 1; cell <= way.draggedCells; cell += 1) {
      const [row, column] = [Math.floor(cell / CELLS_ACROSS), cell % CELLS_ACROSS];
      await page.mouse.move(x + column * CELL_PX.width, y + row * CELL_PX.height);
    }
    await page.mouse.up();
  });
  const wholeRow = await scriptTime(bench, () => way.selectRow(page));
  await bench.close();
  return {
    'first paint': firstPaint,
    'scroll, worst frame': scroll,
    'first cell pressed, script': first,
    'one cell pressed, script': middle(others),
    'one cell toggled, script': middle(toggled),
    'drag, script per cell': drag / way.draggedCells,
    'whole row, script': wholeRow,
  };
}

/** The longest time between two frames while the grid slides down, then sideways. */
async function worstScrollFrame(page: Page, frame: string): Promise<number> {
  return page.evaluate(async (selector) => {
    const box = document.querySelector(selector);
    if (box === null) throw new Error(`Nothing to scroll at ${selector}.`);
    const frames: number[] = [];
    const nextFrame = async () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(resolve);
      });
    let last = await nextFrame();
    const slide = async (across: number, down: number) => {
      for (let step = 0; step < 40; step += 1) {
        box.scrollBy(across, down);
        const now = await nextFrame();
        frames.push(now - last);
        last = now;
      }
    };
    await slide(0, 120);
    await slide(30, 0);
    box.scrollTo(0, 0);
    await nextFrame();
    return Math.max(...frames);
  }, frame);
}

/**
 * The script of each press, in ms: of the first one after loading, then of those on other cells.
 */
async function pressCells(bench: BenchPage, way: Way): Promise<number[]> {
  const times = [];
  for (let cell = 0; cell <= way.pressedCells; cell += 1) {
    const { x, y } = await middleOfCell(bench.page, way, cell);
    await bench.page.mouse.move(x, y);
    times.push(await scriptTime(bench, () => bench.page.mouse.click(x, y)));
  }
  return times;
}

/** The script of one event alone, on cells that were pressed before. */
async function toggleCells(bench: BenchPage, way: Way): Promise<number[]> {
  const cells = await bench.page.locator(way.freeCells).elementHandles();
  const times = [];
  for (const cell of cells.slice(1, 1 + way.pressedCells)) {
    const toggle = async () =>
      cell.evaluate((node, name) => {
        node.dispatchEvent(new PointerEvent(name, { bubbles: true }));
      }, way.toggledBy);
    times.push(await scriptTime(bench, toggle));
  }
  return times;
}

/** One of the free cells near the left of the first rows. */
async function middleOfCell(
  page: Page,
  { freeCells }: Way,
  place: number,
): Promise<{ x: number; y: number }> {
  const box = await page.locator(freeCells).nth(place).boundingBox();
  if (box === null) throw new Error(`No cell to press at ${freeCells}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
