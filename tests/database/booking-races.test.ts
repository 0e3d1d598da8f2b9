import { afterAll, beforeAll, expect, it } from 'vitest';
import { random } from '../../tools/bench/measure';
import { raiseLimits } from '../../tools/stress/arena';
import { raceForGroups, raceForOneRoom, raceForOverlappingStays } from '../../tools/stress/races';
import { raceStaff } from '../../tools/stress/staff-races';
import { storm } from '../../tools/stress/storm';
import { startBackend, type Backend } from './support';

// The races of npm run stress, smaller: many guests at once, through the form's own submit.

const GUESTS = 24;

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
  const trial = storm(backend, { requests: 80, people: 8, random: random(7) });
  expect((await trial).broken).toEqual([]);
});

it('lets one of two members of staff win, and tells the other', async () => {
  expect((await raceStaff(backend, 3)).broken).toEqual([]);
});
