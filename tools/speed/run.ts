/**
 * `npm run speed`: every page beside the same page without its scripts, in turn, on a slow phone;
 * prints their medians and ratios (docs/speed.md). `-- --pages=/,/quartos` only these, `-- --runs=3` less often.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from '../../tests/support/chromium.ts';
import { serveBuild } from '../../tests/support/served-build.ts';
import { withoutScripts } from './bare-page.ts';
import { startFrontServer, TILE_HOST } from './front-server.ts';
import { pageAt, PAGES } from './pages.ts';
import { printPaints, printProcessor, type Measured } from './tables.ts';
import { visit } from './visit.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, pages: { type: 'string' } },
});
const runs = Math.max(1, Number.parseInt(values.runs, 10) || 1);
const pages = values.pages?.split(',').map(pageAt) ?? PAGES;

const began = Date.now();
const build = await serveBuild();
const { baseUrl: origin } = build;
const built = await startFrontServer({ origin });
const bare = await startFrontServer({ origin, changePage: withoutScripts });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    ...CHROMIUM_ARGS,
    '--ignore-certificate-errors',
    `--host-resolver-rules=MAP ${TILE_HOST} 127.0.0.1:${built.port}`,
  ],
});
try {
  const measured: Measured[] = pages.map((page) => ({ page, built: [], bare: [] }));
  // Files are compressed, and the database has answered once, before anything is measured.
  for (const page of pages) for (const { url } of [built, bare]) await visit(browser, url, page);
  for (let round = 0; round < runs; round++) {
    for (const { page, ...visits } of measured) {
      visits.built.push(await visit(browser, built.url, page));
      visits.bare.push(await visit(browser, bare.url, page));
    }
  }
  printPaints(measured);
  printProcessor(measured);
  console.log(`\nMedians of ${runs}, in ${Math.round((Date.now() - began) / 1000)} s.`);
} finally {
  await browser.close();
  for (const server of [built, bare]) await server.stop();
  await build.stop();
}
