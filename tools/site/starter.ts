import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync, transformWithOxc } from 'vite';

const SOURCE = fileURLToPath(new URL('starter-in-page.ts', import.meta.url));

/**
 * The one inline script, the same on every page of every language, so that the policy names one hash: starter-in-page.ts, compiled. What is seen
 * first has the line and the processor to itself: once it is painted, the script lets in the fonts and
 * starts the app – at once on a page that asks the database, on all others when the page has loaded and
 * its fonts are there. A touch or a key starts it sooner.
 *
 * With the app come the files that the address needs (`late` in document.ts). Where the app does not
 * come, words that index.html keeps ready are shown (`data-failed`).
 */
export async function starter(): Promise<string> {
  const compiled = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, {
    sourcemap: false,
  });
  const { code, errors } = minifySync('starter.js', compiled.code, { module: true });
  if (errors.length > 0) throw new Error(`starter-in-page.ts: ${errors[0]?.message}`);
  return code.trim();
}
