import { afterAll, beforeAll, expect, it } from 'vitest';
import { random } from '../../tools/bench/measure';
import { raiseLimits } from './races/arena';
import { raceForGroups, raceForOneRoom, raceForOverlappingStays } from './races/races';
import { raceStaff } from './races/staff-races';
import { storm } from './races/storm';
import { startBackend, type Backend } from './support';

// Many guests at once, through the form's own submit; npm run test:postgres sends more of them,
// because only a server lets them wait for each other.

const IS_ON_SERVER = process.env['TEST_DATABASE_URL'] !== undefined;
const GUESTS = IS_ON_SERVER ? 100 : 24;
const REQUESTS = IS_ON_SERVER ? 400 : 80;
const PEOPLE = IS_ON_SERVER ? 40 : 8;

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
  await raiseLimits(backend);
});
afterAll(async () => {
  await backend.stop();
});

it('gives one room to one of many guests, and tells the others', async () => {
  expect((await raceForOneRoom(backend, GUESTS)).broken).toEqual([]);
});

it('gives nights that cross to one of many guests', async () => {
  expect((await raceForOverlappingStays(backend, GUESTS)).broken).toEqual([]);
});

it('stores one group whole and nothing of those that want its rooms in another order', async () => {
  expect((await raceForGroups(backend, GUESTS)).broken).toEqual([]);
});

it('stores what it acknowledged, and nothing twice, in a storm with cancellations', async () => {
  const trial = storm(backend, { requests: REQUESTS, people: PEOPLE, random: random(7) });
  expect((await trial).broken).toEqual([]);
});

it('lets one of two members of staff win, and tells the other', async () => {
  expect((await raceStaff(backend, 3)).broken).toEqual([]);
});
