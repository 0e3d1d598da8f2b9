/**
 * `npm run speed`: every page beside the same page without its scripts and beside a plain React
 * page of the same content, in turn, on a slow phone; prints their medians and ratios
 * (docs/speed.md). `-- --pages=/,/quartos` only these, `-- --runs=3` less often.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from '../../tests/support/chromium.ts';
import { serveBuild } from '../../tests/support/served-build.ts';
import { withoutScripts } from './bare-page.ts';
import { startFrontServer, TILE_HOST } from './front-server.ts';
import { pageAt, PAGES } from './pages.ts';
import { buildPlain } from './plain/build.ts';
import { capturePage, type CapturedPage } from './plain/capture.ts';
import { printPaints, printProcessor, type Measured } from './tables.ts';
import { visit, type Visit } from './visit.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, pages: { type: 'string' } },
});
const runs = Math.max(1, Number.parseInt(values.runs, 10) || 1);
const pages = values.pages?.split(',').map(pageAt) ?? PAGES;

const began = Date.now();
const folder = await mkdtemp(path.join(tmpdir(), 'hostel-speed-'));
const build = await serveBuild();
const { baseUrl: origin } = build;
const built = await startFrontServer({ origin });
const bare = await startFrontServer({ origin, changePage: withoutScripts });
const plain = await startFrontServer({ origin, folder });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    ...CHROMIUM_ARGS,
    '--ignore-certificate-errors',
    `--host-resolver-rules=MAP ${TILE_HOST} 127.0.0.1:${built.port}`,
  ],
});
try {
  const captured: CapturedPage[] = [];
  for (const page of pages) captured.push(await capturePage(browser, built.url, page));
  await buildPlain(captured, folder);
  // Files are compressed, and the database has answered once, before anything is measured.
  for (const page of pages) {
    await capturePage(browser, bare.url, page);
    await capturePage(browser, plain.url, page);
  }

  const measured: Measured[] = pages.map((page) => ({ page, built: [], bare: [], plain: [] }));
  for (let round = 0; round < runs; round++) {
    for (const [place, { page, ...visits }] of measured.entries()) {
      const answers = captured[place]?.asked.length ?? 0;
      const wanted = { shown: page.shown ?? '', answers };
      const take = async (site: string, into: Visit[]) => {
        into.push(await visit(browser, site + page.path, wanted));
      };
      await take(built.url, visits.built);
      await take(bare.url, visits.bare);
      await take(plain.url, visits.plain);
    }
  }
  printPaints(measured);
  printProcessor(measured);
  console.log(`\nMedians of ${runs}, in ${Math.round((Date.now() - began) / 1000)} s.`);
} finally {
  await browser.close();
  for (const server of [built, bare, plain]) await server.stop();
  await build.stop();
  await rm(folder, { recursive: true, force: true });
}
