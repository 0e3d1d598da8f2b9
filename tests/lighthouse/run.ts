/**
 * `npm run lighthouse`: every public page of a build, as a phone on slow 4G gets it (simulated), in a
 * table; fails where one is slower or less accessible than promised. `-- --runs=3` gives medians,
 * `-- --routes=/,/quartos` only these, `-- --floor` how long each blocks without any script besides.
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { middle } from '../bench/measure.ts';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium.ts';
import { serveBuild } from '../support/served-build.ts';
import { freePort } from '../support/vite-server.ts';
import { startFrontServer, TILE_HOST } from './front-server.ts';
import { shortfalls } from './limits.ts';
import { MEASURED_ROUTES, type MeasuredRoute } from './routes.ts';
import { blockedWithoutScript, visit, type Measurement, type Visit } from './visit.ts';

/** A browser that has just started is busy with itself. */
const SETTLE_MS = 1500;

const COLUMNS = 'Page,Performance,Accessibility,Best practices,SEO,FCP,LCP,TBT,CLS,kB'.split(',');
const FLOOR_COLUMN = 'TBT without script';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    routes: { type: 'string' },
    floor: { type: 'boolean', default: false },
  },
});
const runs = Math.max(1, Number.parseInt(values.runs, 10) || 1);
const wanted = values.routes?.split(',');
const routes = MEASURED_ROUTES.filter(({ path }) => wanted?.includes(path) ?? true);

const frontPort = await freePort();
const site = `https://localhost:${frontPort}`;
const build = await serveBuild({ siteUrl: site });
const front = await startFrontServer(frontPort, build.baseUrl);
const debugPort = await freePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    ...CHROMIUM_ARGS,
    '--ignore-certificate-errors',
    `--host-resolver-rules=MAP ${TILE_HOST} 127.0.0.1:${frontPort}`,
    `--remote-debugging-port=${debugPort}`,
  ],
});
try {
  await warmUp(browser);
  const columns = values.floor ? [...COLUMNS, FLOOR_COLUMN] : COLUMNS;
  console.log(line(columns));
  console.log(line(columns.map((_, place) => (place === 0 ? '---' : '---:'))));
  const problems: string[] = [];
  for (const route of routes) {
    const typical = await medianVisit(route);
    const floor = values.floor ? [(await medianFloor(route)).toFixed(0)] : [];
    console.log(line([...cells(route.path, typical.measured), ...floor]));
    problems.push(...shortfalls(route, typical).map((problem) => `${route.path}: ${problem}`));
  }
  if (problems.length > 0) {
    console.error(`\n${problems.join('\n')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await front.stop();
  await build.stop();
}

/** Files are compressed, and the database has answered once, before anything is measured. */
async function warmUp(visitor: Browser): Promise<void> {
  const page = await visitor.newPage({ ignoreHTTPSErrors: true });
  for (const { path } of routes) await page.goto(site + path, { waitUntil: 'networkidle' });
  await page.close();
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
}

/** Of several visits the one in the middle, by its largest paint, with the middle of every figure. */
async function medianVisit({ path, isHidden }: MeasuredRoute): Promise<Visit> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run++) {
    visits.push(await visit(site + path, { port: debugPort, isHidden }));
  }
  const typical = middleOf(visits, ({ measured }) => measured.lcp);
  const figure = (name: keyof Measurement) =>
    middleOf(visits, ({ measured }) => measured[name]).measured[name];
  return {
    ...typical,
    measured: {
      performance: figure('performance'),
      accessibility: figure('accessibility'),
      bestPractices: figure('bestPractices'),
      seo: figure('seo'),
      fcp: figure('fcp'),
      lcp: figure('lcp'),
      tbt: figure('tbt'),
      cls: figure('cls'),
      bytes: figure('bytes'),
    },
  };
}

async function medianFloor({ path }: MeasuredRoute): Promise<number> {
  const floors: number[] = [];
  for (let run = 0; run < runs; run++) {
    floors.push(await blockedWithoutScript(site + path, debugPort));
  }
  return middle(floors);
}

function middleOf(visits: readonly Visit[], figure: (visit: Visit) => number): Visit {
  const sorted = visits.toSorted((one, other) => figure(one) - figure(other));
  const typical = sorted[Math.floor(sorted.length / 2)];
  if (typical === undefined) throw new Error('Nothing was measured.');
  return typical;
}

function cells(path: string, measured: Measurement): (string | number)[] {
  const { performance, accessibility, bestPractices, seo, fcp, lcp, tbt, cls, bytes } = measured;
  const times = [fcp, lcp, tbt].map((value) => value.toFixed(0));
  const scores = [performance, accessibility, bestPractices, seo];
  return [`\`${path}\``, ...scores, ...times, cls.toFixed(2), (bytes / 1000).toFixed(0)];
}

function line(parts: readonly (string | number)[]): string {
  return `| ${parts.join(' | ')} |`;
}
