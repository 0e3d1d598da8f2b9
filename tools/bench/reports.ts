import process from 'node:process';
import { addDays } from '@/domain/calendar/dates';
import { readReport, readReportMap } from '@/queries/reports';
import { migratedCluster } from '../../tests/database/kept-clusters.ts';
import { startStack } from '../../supabase/local/stack.ts';
import { middle } from './measure.ts';
import { openFilledHouse, type Asked } from './queries/filled-house.ts';
import { LARGE_HOUSE } from './queries/large-house.ts';
import { printTable } from './table.ts';

const RUNS = 5;
/** With an arrival every third day in each, so many rooms take 97,000 bookings a year. */
const ROOMS = 800;
const SIZES = [100_000, 1_000_000];
const YEAR = 365;
/** The house is let until so many days from today: the year that ends then is a full one. */
const HORIZON = 270;

const REPORTS: Record<string, Asked> = {
  report: ({ staff, today }) => readReport(staff, yearTo(today)),
  report_map: ({ staff, today }) => readReportMap(staff, yearTo(today)),
};

function yearTo(today: string) {
  const until = addDays(today, HORIZON);
  return { from: addDays(until, -YEAR), until };
}

/**
 * The report of a year and its map on PostgreSQL (REP-03), and of the demo house on the embedded
 * database.
 *
 * @param bookings in all, instead of both sizes
 */
export async function benchReports(bookings?: number): Promise<void> {
  console.log(`\nA year of reports, ${ROOMS} rooms (PostgreSQL: the server's time)\n`);
  const table = await onEmbedded();
  for (const size of bookings === undefined ? SIZES : [bookings]) {
    // oxlint-disable-next-line no-await-in-loop -- side by side they would share the machine
    table.push(...(await onPostgres(size)));
  }
  printTable(table);
}

async function onPostgres(bookings: number) {
  const house = await openFilledHouse({ ...LARGE_HOUSE, rooms: ROOMS, bookings, messages: 100 });
  const table = [];
  try {
    for (const [name, ask] of Object.entries(REPORTS)) {
      const times: number[] = [];
      // One run more than is counted: the first one fills the caches.
      for (let run = 0; run <= RUNS; run += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { statements } = await house.ask(ask);
        times.push(statements.reduce((sum, { ms }) => sum + ms, 0));
      }
      table.push({ house: `${bookings} bookings`, call: name, ms: middleOf(times) });
    }
  } finally {
    await house.close();
  }
  return table;
}

async function onEmbedded() {
  const stack = await startStack({ dump: await migratedCluster(), demo: true });
  const table = [];
  try {
    for (const name of Object.keys(REPORTS)) {
      const times: number[] = [];
      for (let run = 0; run <= RUNS; run += 1) {
        const { user, system } = process.cpuUsage();
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await stack.database.query(
          `select public.${name}(private.today() - ${YEAR}, private.today())::text as told`,
        );
        const after = process.cpuUsage();
        times.push((after.user - user + after.system - system) / 1000);
      }
      table.push({ house: 'demo, embedded (processor)', call: name, ms: middleOf(times) });
    }
  } finally {
    await stack.stop();
  }
  return table;
}

function middleOf([, ...times]: readonly number[]): string {
  return middle(times).toFixed(0);
}
