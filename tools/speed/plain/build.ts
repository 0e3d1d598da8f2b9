import path from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { LOCAL_PUBLISHABLE_KEY } from '../../../supabase/local/keys.ts';
import type { CapturedPage } from './capture.ts';
import { pageSource } from './source.ts';

const APP = fileURLToPath(new URL('./app', import.meta.url));
const PUBLIC = path.resolve('public');
const PAGES = 'plain:pages';
const PAGE = /plain-page-(\d+)\.js$/;

/** Builds the plain React app of these pages into a folder. */
export async function buildPlain(pages: readonly CapturedPage[], outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: APP,
    publicDir: PUBLIC,
    plugins: [generated(pages), react(), tailwindcss()],
    define: { PUBLISHABLE_KEY: JSON.stringify(LOCAL_PUBLISHABLE_KEY) },
    resolve: { alias: { '@': path.resolve('src') } },
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
}

/** The pages' modules, which are no files. */
function generated(pages: readonly CapturedPage[]): Plugin {
  return {
    name: 'plain-pages',
    resolveId: (id) => {
      if (id === PAGES) return `\0${PAGES}`;
      return PAGE.test(id) ? path.join(APP, path.basename(id)) : undefined;
    },
    load: (id) => {
      if (id === `\0${PAGES}`) {
        const routes = pages.map(
          (page, place) =>
            `{ path: ${JSON.stringify(page.path)}, load: () => import('./plain-page-${place}.js') }`,
        );
        return `export const PAGES = [${routes.join()}];`;
      }
      const page = pages[Number(PAGE.exec(id)?.[1])];
      return page === undefined ? undefined : pageSource(page);
    },
  };
}
