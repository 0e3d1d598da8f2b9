import process from 'node:process';
import { addDays } from '@/domain/calendar/dates';
import type { Place } from '../../supabase/functions/sync-calendars/feed-address.ts';
import { random } from '../bench/measure.ts';
import { printTable } from '../bench/table.ts';
import { findingsOf, type Findings } from './claims.ts';
import { link, openCopy, passQuarter, setToday } from './copy.ts';
import { act, answerWarnings, settleOne, type Person } from './people.ts';

// npm run two-houses: two copies of the product, each reading the other's calendars, sell the same
// 13 rooms for a month. After each round of reading both must say the same of every night that was
// sold, every clash must be shown in both, and no sale may be lost. Fewer days or rounds, another
// chance: npm run two-houses -- <days> <rounds a day> <seed>

const [days = 30, rounds = 2, seed = 1] = process.argv.slice(2).map(Number);
const SALES_A_ROUND = 8;
const MOST_QUIET_ROUNDS = 40;
/**
 * A stay that is cancelled is missing in one reading and gone in the next, or once reception has
 * said so.
 */
const ROUNDS_TO_FREE = 4;

// Refusals are part of it: the backend prints a line for each.
console.error = () => {};

const places = new Map<string, Place>();
const locate = async (host: string) => {
  const place = places.get(host);
  if (place === undefined) throw new Error(`No copy is called ${host}.`);
  return place;
};
const copies = [await openCopy('one', locate), await openCopy('two', locate)] as const;
for (const { name, place } of copies) places.set(`${name}.house.example`, place);
await link(...copies);

const chance = random(seed);
const personOf = (copy: (typeof copies)[number]): Person => ({
  copy,
  ledger: new Map(),
  tally: { guests: 0, desk: 0, refused: 0, cancelled: 0 },
  random: chance,
});
const people = [personOf(copies[0]), personOf(copies[1])] as const;

const broken: string[] = [];
let today = copies[0].today;
let sellableFor = new Map<string, number>();
let heldFor = new Map<string, number>();
const longest = { sellable: 0, held: 0 };
const totals = { rounds: 0, readings: 0, settled: 0, warnings: 0 };
const clashes = new Set<string>();
const failures: string[] = [];

function grow(ages: Map<string, number>, nights: readonly string[]): Map<string, number> {
  return new Map(nights.map((night) => [night, (ages.get(night) ?? 0) + 1]));
}

/** Both copies read and sweep; then the promises are checked. */
async function round(): Promise<Findings> {
  totals.rounds += 1;
  for (const copy of copies) {
    // oxlint-disable-next-line no-await-in-loop -- in turn, as two schedules are never at once
    const outcomes = Object.values(await copy.sync());
    totals.readings += outcomes.length;
    // On a busy machine a calendar may come too late: what was promised must hold all the same.
    for (const outcome of outcomes) if ('error' in outcome) failures.push(outcome.error);
  }
  for (const copy of copies) {
    // oxlint-disable-next-line no-await-in-loop
    await copy.database.query('select private.sweep()');
  }
  const ledgers = [people[0].ledger, people[1].ledger] as const;
  const found = await findingsOf(copies, { ledgers, today });
  sellableFor = grow(sellableFor, found.sellable);
  heldFor = grow(heldFor, found.held);
  longest.sellable = Math.max(longest.sellable, ...sellableFor.values());
  longest.held = Math.max(longest.held, ...heldFor.values());
  for (const pair of found.clashes) clashes.add(pair);
  if (found.lost.length > 0) broken.push(`sales lost: ${found.lost.join(', ')}`);
  if (found.hidden > 0) broken.push(`${found.hidden} clashes are not shown on ${today}`);
  for (const [night, age] of heldFor) {
    if (age > ROUNDS_TO_FREE)
      broken.push(`${night} is free in one and held in the other after ${age} rounds`);
  }
  for (const [night, age] of sellableFor) {
    if (age > 1)
      broken.push(`${night} is sold in one and for sale in the other after ${age} rounds`);
  }
  for (const copy of copies) {
    // oxlint-disable-next-line no-await-in-loop
    await passQuarter(copy);
  }
  return found;
}

/** Both answer warnings, but take turns to settle a conflict, since both see the same clash. */
async function reception(): Promise<void> {
  for (const person of people) {
    // oxlint-disable-next-line no-await-in-loop
    totals.warnings += await answerWarnings(person);
  }
  const person = people[totals.rounds % 2];
  if (person !== undefined && (await settleOne(person, today))) totals.settled += 1;
}

const table = [];
for (let day = 0; day < days; day += 1) {
  today = addDays(copies[0].today, day);
  // oxlint-disable no-await-in-loop -- one thing after the other, as in a month
  for (const copy of copies) await setToday(copy, today);
  const most = { clashes: 0, conflicts: 0, sellable: 0, held: 0 };
  for (let turn = 0; turn < rounds; turn += 1) {
    for (let sale = 0; sale < SALES_A_ROUND; sale += 1) {
      for (const person of people) await act(person, today);
    }
    const found = await round();
    most.clashes = Math.max(most.clashes, found.clashes.length);
    most.conflicts = Math.max(most.conflicts, found.conflicts);
    most.sellable = Math.max(most.sellable, found.sellable.length);
    most.held = Math.max(most.held, found.held.length);
    await reception();
  }
  // oxlint-enable no-await-in-loop
  const sum = (key: keyof Person['tally']) => people[0].tally[key] + people[1].tally[key];
  table.push({
    day: today,
    'sold to guests, in all': sum('guests'),
    'sold by reception, in all': sum('desk'),
    'refused, in all': sum('refused'),
    'cancelled, in all': sum('cancelled'),
    'clashes at once': most.clashes,
    'conflicts at once': most.conflicts,
    'for sale in the other': most.sellable,
    'held in the other': most.held,
  });
}
printTable(table);

// Nobody sells any more; reception settles what is left, until both say the same and nothing moves.
let quiet = 0;
let last: Findings | undefined;
for (; quiet < MOST_QUIET_ROUNDS; quiet += 1) {
  // oxlint-disable no-await-in-loop
  last = await round();
  if (last.conflicts === 0 && last.sellable.length + last.held.length === 0) break;
  await reception();
  // oxlint-enable no-await-in-loop
}
if (quiet === MOST_QUIET_ROUNDS) broken.push(`it does not settle: ${JSON.stringify(last)}`);
if (longest.held > ROUNDS_TO_FREE)
  console.log(`\nLongest held after a cancellation: ${longest.held} rounds`);

console.log(
  `\n${totals.rounds} rounds, ${totals.readings} readings; ${clashes.size} clashes; ${totals.settled} conflicts settled by reception, ` +
    `${totals.warnings} warnings answered; settled after ${quiet} quiet rounds.` +
    `\nReadings that failed: ${failures.length === 0 ? 'none' : failures.join(' ')}` +
    `\nLongest that a night sold in one was for sale in the other: ${longest.sellable} rounds;` +
    ` that a night freed in one was still held in the other: ${longest.held} rounds.`,
);
for (const promise of broken) console.log(`✗ ${promise}`);
console.log(broken.length === 0 ? 'Every promise held.' : `${broken.length} promises broken.`);
for (const copy of copies) {
  // oxlint-disable-next-line no-await-in-loop
  await copy.close();
}
process.exit(broken.length === 0 ? 0 : 1);
