import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureBudgets } from '../../tools/site/budgets.ts';
import { buildSite, SITE_ADDRESS } from '../../tests/support/served-build.ts';

/**
 * Prints what each page of a build weighs; exits with 1 when one is too heavy. The site has an
 * address, as it has where it is at home: pages then name their counterparts.
 */
const distFolder = await mkdtemp(path.join(tmpdir(), 'hostel-budgets-'));
try {
  await buildSite({ distFolder, siteUrl: SITE_ADDRESS });
  const budgets = measureBudgets(distFolder);
  console.log('| What (kB, brotli) | Measured | Limit |\n| --- | ---: | ---: |');
  for (const { what, limit, measured } of budgets) {
    console.log(`| ${what} | ${measured.toFixed(1)} | ${limit} |`);
  }
  process.exitCode = budgets.some(({ limit, measured }) => measured > limit) ? 1 : 0;
} finally {
  await rm(distFolder, { recursive: true, force: true });
}
