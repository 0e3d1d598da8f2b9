import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const SOURCE = fileURLToPath(new URL('hour-in-page.ts', import.meta.url));

/**
 * What Home runs before anything of it is drawn: hour-in-page.ts with the rule of the domain,
 * compiled. The styles then choose the picture of the window, so that only one is asked for
 * (SITE-04).
 */
export async function hourScript(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  });
  const [first] = [built].flat();
  if (first === undefined || !('output' in first))
    throw new Error('hour-in-page.ts has no output.');
  return first.output[0].code.trim().replace(/;$/, '');
}
