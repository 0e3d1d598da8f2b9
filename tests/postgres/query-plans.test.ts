import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFilledHouse, type FilledHouse } from './query-plans/filled-house.ts';
import { LISTED_QUERIES } from './query-plans/listed-queries.ts';

// Which index serves the queries of the screens, with the rights of whoever asks. A few years of
// data are enough: the server is told to avoid reading whole tables, and does so only where no
// index fits.

const HOUSE = { rooms: 40, bookings: 20_000, messages: 5_000, availabilityDays: 365 };

const FILL_TIMEOUT_MS = 300_000;

let house: FilledHouse;
beforeAll(async () => {
  house = await openFilledHouse(HOUSE, { enable_seqscan: 'off' });
}, FILL_TIMEOUT_MS);
afterAll(async () => house.close());

describe('a listed query', () => {
  it.each(LISTED_QUERIES)('$name is served by $index', async ({ ask, index }) => {
    const used = (await house.ask(ask)).map((scan) => scan.index);
    const serving = [index].flat().filter((name) => used.includes(name));
    expect(serving).not.toEqual([]);
  });
});
