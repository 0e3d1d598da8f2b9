import { benchAvailabilityGrid } from './availability-grid.ts';
import { startBenchBrowser, type BenchBrowser } from './bench-browser.ts';
import { benchBookingsScreen } from './bookings-screen.ts';
import { benchCalendars } from './calendars.ts';
import { benchQueries } from './queries.ts';
import { benchRecommendations } from './recommendations.ts';
import { benchReports } from './reports.ts';
import { benchStayDrag } from './stay-drag.ts';
import { benchSuggestions } from './suggestions.ts';

// npm run bench: how fast the product feels as the house grows. Times are printed, never asserted;
// it fails only when a query has lost its index. One part alone: npm run bench -- queries; in a
// smaller house: npm run bench -- queries 60000

const size = Number(process.argv[3] ?? Number.NaN) || undefined;

const PARTS: Record<string, () => Promise<boolean | void>> = {
  recommendations: async () => benchRecommendations(),
  calendars: async () => benchCalendars(),
  suggestions: async () => benchSuggestions(),
  grid: async () => inBrowser((browser) => benchAvailabilityGrid(browser, size)),
  drag: async () => inBrowser(benchStayDrag),
  bookings: async () => inBrowser((browser) => benchBookingsScreen(browser, size)),
  queries: async () => benchQueries(size),
  reports: async () => benchReports(size),
};

async function inBrowser(bench: (browser: BenchBrowser) => Promise<void>): Promise<void> {
  const browser = await startBenchBrowser();
  try {
    await bench(browser);
  } finally {
    await browser.close();
  }
}

const named = process.argv[2];
const parts = named === undefined ? Object.values(PARTS) : [PARTS[named]];
console.log(`Node ${process.version}, times in ms (median)\n`);
for (const part of parts) {
  if (part === undefined) throw new Error(`The parts are: ${Object.keys(PARTS).join(', ')}`);
  // oxlint-disable-next-line no-await-in-loop -- side by side they would share the machine
  if ((await part()) === false) process.exitCode = 1;
}
