import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync, transformWithOxc } from 'vite';

const SOURCE = fileURLToPath(new URL('starter-in-page.ts', import.meta.url));

/**
 * Compiles starter-in-page.ts: the one inline script, the same on every page of every language, so
 * that the policy names one hash. Nothing competes with the first paint: after it, the script lets
 * in the fonts and starts the app, at once on a page that asks the database, on all others when the
 * page has loaded and its fonts are there. A touch or a key starts it sooner.
 *
 * The files that the address needs come with the app (`late` in document.ts). If the app fails to
 * load, a message that index.html keeps ready is shown (`data-failed`).
 */
export async function starter(): Promise<string> {
  const compiled = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, {
    sourcemap: false,
  });
  const { code, errors } = minifySync('starter.js', compiled.code, { module: true });
  if (errors.length > 0) throw new Error(`starter-in-page.ts: ${errors[0]?.message}`);
  return code.trim();
}
