import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import {
  AVAILABILITY_PATH,
  cell,
  findGrid,
  makeDay,
  openGrid,
} from '../support/availability-screen';
import { makeRoom } from '../support/builders';
import { renderAt } from '../support/render-at';
import { startSignedIn } from '../support/session';

const ROOMS = 200;
/** The row of days above the rooms. */
const HEAD_ROWS = 1;
const HEAD_PX = 44;
const ROW_PX = 36;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-12T12:00:00Z') });
  startSignedIn();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The number of rows that the frame shows at once. */
const ROWS_IN_FRAME = 16;

/**
 * Opens the rest of a week in a hostel of 200 rooms, in a frame as high as a desk's screen; room 7
 * costs 1007 EUR a night.
 */
async function openLargeHouse() {
  layOut();
  const rooms = Array.from({ length: ROOMS }, (_, index) =>
    makeRoom({ room_number: String(index + 1), price_per_night: 1001 + index }),
  );
  // A cell with a price of its own formats it each time it is drawn.
  const special = makeDay('2026-11-14', { room_id: rooms[6]?.id ?? '', custom_price: 99 });
  openGrid({ rooms, stays: [], days: [special] });
  const view = await renderAt(`${AVAILABILITY_PATH}?vista=semana`);
  return { ...view, grid: await findGrid() };
}

const drawnRooms = () =>
  screen.getAllByRole('rowheader').map((head) => Number.parseInt(head.textContent, 10));

/** Gives the frame the size of a desk's screen, because happy-dom lays nothing out. */
function layOut() {
  const sizes = {
    clientWidth: 1000,
    clientHeight: HEAD_PX + ROWS_IN_FRAME * ROW_PX,
    scrollHeight: HEAD_PX + ROOMS * ROW_PX,
  };
  for (const name of ['clientWidth', 'clientHeight', 'scrollHeight'] as const) {
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(sizes[name]);
  }
}

/**
 * The sums with cents that were written: each cell has one. What writes a number is watched and not
 * `money`, which a test file before this one may have loaded already.
 */
const pricesOfCells = ({ mock }: MockInstance<(digits?: number) => string>) =>
  mock.calls.filter(([digits]) => digits === 2);

describe('a house of hundreds of rooms', () => {
  it('is drawn as far as the screen shows, and says how large it is', async () => {
    const { grid } = await openLargeHouse();
    expect(grid).toHaveAttribute('aria-rowcount', String(HEAD_ROWS + ROOMS));
    expect(grid).toHaveAttribute('aria-colcount', String(1 + 7));
    const drawn = drawnRooms();
    expect(drawn.length).toBeGreaterThan(ROWS_IN_FRAME);
    expect(drawn.length).toBeLessThan(ROOMS / 4);
    expect(drawn).toEqual(drawn.map((_, index) => index + 1));
    const last = screen.getAllByRole('rowheader').at(-1)?.closest('tr');
    expect(last).toHaveAttribute('aria-rowindex', String(HEAD_ROWS + drawn.length));
    expect(cell('1', '2026-11-12')).toHaveAttribute('aria-colindex', '2');
    expect(cell('1', '2026-11-18')).toHaveAttribute('aria-colindex', '8');
  });

  it('draws what is scrolled into the frame', async () => {
    const { grid } = await openLargeHouse();
    scrollTo(grid, 100);
    const drawn = drawnRooms();
    // Tab leads to the first cell, wherever the grid is.
    expect(drawn[0]).toBe(1);
    expect(drawn[1]).toBeGreaterThan(85);
    expect(drawn[1]).toBeLessThan(100);
    expect(drawn.at(-1)).toBeGreaterThan(117);
    expect(drawn.at(-1)).toBeLessThan(135);
  });

  it('is walked by keys to rooms that were not drawn yet', async () => {
    const { user } = await openLargeHouse();
    const before = drawnRooms().length;
    act(() => cell('1', '2026-11-12').focus());
    await user.keyboard(`{ArrowDown>${before + 10}/}`);
    expect(cell(String(before + 11), '2026-11-12')).toHaveFocus();
    await user.keyboard('{End}');
    expect(cell(String(before + 11), '2026-11-18')).toHaveFocus();
    await user.keyboard(' ');
    expect(cell(String(before + 11), '2026-11-18')).toHaveAttribute('aria-selected', 'true');
  });

  it('draws nothing anew when a cell is selected, in the room that Tab led to or another', async () => {
    const formatting = vi.spyOn(Number.prototype, 'toFixed');
    const { user } = await openLargeHouse();
    expect(pricesOfCells(formatting)).not.toEqual([]);
    formatting.mockClear();
    await user.click(cell('7', '2026-11-13'));
    await user.click(cell('1', '2026-11-14'));
    expect(cell('7', '2026-11-13')).toHaveAttribute('aria-selected', 'true');
    expect(pricesOfCells(formatting)).toEqual([]);
  });

  it('shows what is selected, and is left by Tab, wherever it has slid to meanwhile', async () => {
    const { user, grid } = await openLargeHouse();
    const tabStops = () => [...grid.querySelectorAll('[tabindex="0"]')];
    await user.click(cell('7', '2026-11-13'));
    expect(tabStops()).toEqual([cell('7', '2026-11-13')]);
    await user.keyboard('{Shift>}{End}{/Shift}');
    scrollTo(grid, 100);
    expect(tabStops()).toEqual([cell('7', '2026-11-18')]);
    scrollTo(grid, 0);
    expect(cell('7', '2026-11-18')).toHaveAttribute('aria-selected', 'true');
    expect(cell('8', '2026-11-18')).toHaveAttribute('aria-selected', 'false');
    expect(tabStops()).toEqual([cell('7', '2026-11-18')]);
  });
});

function scrollTo(grid: HTMLElement, row: number) {
  const frame = grid.parentElement ?? grid;
  frame.scrollTop = row * ROW_PX;
  fireEvent.scroll(frame);
}
