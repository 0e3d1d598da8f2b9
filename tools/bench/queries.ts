import { middle } from './measure.ts';
import { openFilledHouse, type Answered, type FilledHouse } from './queries/filled-house.ts';
import { LARGE_HOUSE } from './queries/large-house.ts';
import { LISTED_QUERIES } from './queries/listed-queries.ts';
import type { ListedQuery } from './queries/samples.ts';
import type { Statement } from './queries/statement-log.ts';
import { printTable } from './table.ts';

const RUNS = 5;
/** What takes longer than this is measured once. */
const LONG_MS = 500;
const BIG_TABLES = [
  'bookings',
  'booking_events',
  'booking_payments',
  'room_availability',
  'contact_messages',
  'guest_profiles',
];

/**
 * Each listed query on PostgreSQL with 1,000,000 bookings, beside the same without an index or with
 * offsets. Time is what the server took, without the way to it.
 *
 * @param bookings how many instead, to try it out
 * @returns false when a table that grows was read from end to end although an index can serve
 */
export async function benchQueries(bookings = LARGE_HOUSE.bookings): Promise<boolean> {
  console.log(
    `\nListed queries, PostgreSQL with ${bookings} bookings (the server's time, planning left out)\n`,
  );
  const house = await openFilledHouse({ ...LARGE_HOUSE, bookings });
  const table = [];
  const unserved: string[] = [];
  try {
    for (const query of LISTED_QUERIES) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, or they would share the machine
      const ours = await measure(() => house.ask(query.ask));
      // oxlint-disable-next-line no-await-in-loop
      const plain = await measureNaive(house, query);
      if (query.index !== undefined && readsWhole(ours.statements)) unserved.push(query.name);
      table.push({
        query: query.name,
        role: query.role,
        rows: ours.rows,
        ms: ours.ms.toFixed(1),
        plan: planOf(query, ours.statements),
        naive: plain?.what ?? 'not run',
        'naive ms': plain?.ms.toFixed(1) ?? '',
        ratio: plain === undefined ? '' : `${(plain.ms / ours.ms).toFixed(1)}x`,
      });
    }
  } finally {
    await house.close();
  }
  printTable(table);
  for (const name of unserved)
    console.error(`Reads a whole table where an index can serve: ${name}`);
  return unserved.length === 0;
}

async function measureNaive(
  house: FilledHouse,
  { ask, naive }: ListedQuery,
): Promise<{ what: string; ms: number } | undefined> {
  if (naive === 'takes minutes') return undefined;
  if (naive === undefined) {
    return { what: 'no index', ...(await measure(() => house.askWithoutIndexes(ask))) };
  }
  return { what: naive.what, ...(await measure(() => house.ask(naive.ask))) };
}

/** The first asking fills the caches; what takes long is not asked again. */
async function measure(ask: () => Promise<Answered>): Promise<Answered & { ms: number }> {
  const first = await ask();
  if (sumOf(first.statements) > LONG_MS) return { ...first, ms: sumOf(first.statements) };
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, or they would share the machine
    times.push(sumOf((await ask()).statements));
  }
  return { ...first, ms: middle(times) };
}

function sumOf(statements: readonly Statement[]): number {
  return statements.reduce((sum, { ms }) => sum + ms, 0);
}

function readsWhole(statements: readonly Statement[]): boolean {
  return statements.some(({ scans }) =>
    scans.some(({ table, index }) => index === undefined && BIG_TABLES.includes(table)),
  );
}

/** The index that serves the query; otherwise every index and table that was read for it. */
function planOf({ index: expected }: ListedQuery, statements: readonly Statement[]): string {
  const used = statements.flatMap(({ scans }) => scans.map(({ index }) => index));
  const serving = [...new Set(used)].filter((index) => [expected].flat().includes(index));
  if (expected !== undefined && serving.length > 0) return serving.join(', ');
  const scans = statements.filter(({ ms }) => ms > 0).flatMap(({ scans: all }) => all);
  const names = scans.map(({ table, index }) => index ?? `seq scan on ${table}`);
  return [...new Set(names)].join(', ');
}
