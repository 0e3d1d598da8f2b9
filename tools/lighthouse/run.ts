/**
 * `npm run lighthouse`: every public page of a build, as a phone on slow 4G gets it (simulated), in a
 * table; fails where one is slower or less accessible than promised. `-- --runs=3` gives medians,
 * `-- --routes=/,/quartos` only these.
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { middle } from '../bench/measure.ts';
import { CHROMIUM_ARGS, findChromium } from '../../tests/support/chromium.ts';
import { serveBuild } from '../../tests/support/served-build.ts';
import { freePort } from '../../tests/support/vite-server.ts';
import { startFrontServer, TILE_HOST } from './front-server.ts';
import { shortfalls } from './limits.ts';
import { MEASURED_ROUTES, type MeasuredRoute } from './routes.ts';
import { visit, type Measurement, type Visit } from './visit.ts';

/** A browser that has just started is busy with itself. */
const SETTLE_MS = 1500;

/**
 * Lighthouse listens as a debugger does, for whom V8 looks up the place of every error that is made.
 * It forgets those places at first and then reads the whole script again: for one error that React
 * keeps ready, 20 ms of the start of every page, four times that in the result. No guest's browser
 * does so (without a listener the script starts in 5 ms). Here V8 keeps the places as it compiles.
 */
const KEEP_PLACES = '--js-flags=--no-enable-lazy-source-positions';

const COLUMNS =
  'Page,Performance,Accessibility,Best practices,SEO,FCP,LCP,TBT,of processor,CLS,kB'.split(',');

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    routes: { type: 'string' },
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
    KEEP_PLACES,
    '--ignore-certificate-errors',
    `--host-resolver-rules=MAP ${TILE_HOST} 127.0.0.1:${frontPort}`,
    `--remote-debugging-port=${debugPort}`,
  ],
});
try {
  await warmUp(browser);
  console.log(line(COLUMNS));
  console.log(line(COLUMNS.map((_, place) => (place === 0 ? '---' : '---:'))));
  const problems: string[] = [];
  for (const route of routes) {
    const typical = await medianVisit(route);
    console.log(line(cells(route.path, typical.measured)));
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
  const figure = (name: keyof Measurement) => middle(visits.map(({ measured }) => measured[name]));
  const typical = visits.find(({ measured }) => measured.lcp === figure('lcp'));
  if (typical === undefined) throw new Error(`${path} was not measured.`);
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
      tbtOfProcessor: figure('tbtOfProcessor'),
      cls: figure('cls'),
      bytes: figure('bytes'),
    },
  };
}

function cells(path: string, measured: Measurement): (string | number)[] {
  const { performance, accessibility, bestPractices, seo, cls, bytes } = measured;
  const { fcp, lcp, tbt, tbtOfProcessor } = measured;
  const times = [fcp, lcp, tbt, tbtOfProcessor].map((value) => value.toFixed(0));
  const scores = [performance, accessibility, bestPractices, seo];
  return [`\`${path}\``, ...scores, ...times, cls.toFixed(2), (bytes / 1000).toFixed(0)];
}

function line(parts: readonly (string | number)[]): string {
  return `| ${parts.join(' | ')} |`;
}
