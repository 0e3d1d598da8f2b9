import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Logger, type Plugin, type ResolvedConfig } from 'vite';
import { roomPath } from '../../src/lib/paths.ts';
import { chunkGroups } from './chunks.ts';
import { ENTRY, putManifestAside } from './manifest.ts';
import { prerenderPages } from './pages.ts';
import { PRELOAD_MODULES, PRERENDERED_ROUTES } from './routes.ts';
import { robots, siteMap } from './site-map.ts';

type ServerEntry = typeof import('../../src/entry-server');

const ROOMS_TIMEOUT_MS = 5000;

const NO_SITE = '  VITE_SITE_URL is not set: no canonical addresses, no sitemap.';

interface PrerenderSettings {
  /** Built for a hosted project, which can be asked for its rooms. */
  isHosted: boolean;
}

/** Writes real HTML for the public pages at the end of a build. */
export function prerender({ isHosted }: PrerenderSettings): Plugin {
  let config: ResolvedConfig;

  return {
    name: 'hostel:prerender',
    apply: (user, { command }) => command === 'build' && !user.build?.ssr,
    config: () => ({
      build: {
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: [ENTRY, ...PRELOAD_MODULES],
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const outDir = path.resolve(config.root, config.build.outDir);
        putManifestAside(outDir);
        const backend = isHosted ? config.env['VITE_SUPABASE_URL'] : undefined;
        const { entry, forget } = await buildServerEntry(config);
        try {
          const rooms = isHosted ? await roomsIfReachable(entry, config.logger) : [];
          await prerenderPages({
            outDir,
            backend: backend ? new URL(backend).origin : null,
            renderPage: entry.renderPage,
            renderShell: entry.renderShell,
            pageData: (address) => entry.pageData(address, rooms),
          });
          const addresses = [
            ...PRERENDERED_ROUTES.map((route) => route.path),
            ...rooms.map((room) => roomPath(room.room_number)),
          ];
          writeSiteFiles(outDir, entry.siteUrl(), addresses);
          config.logger.info(`✓ ${PRERENDERED_ROUTES.length} pages prerendered.`);
          if (entry.siteUrl() === null) config.logger.info(NO_SITE);
        } finally {
          forget();
        }
      },
    },
  };
}

function writeSiteFiles(outDir: string, site: string | null, addresses: readonly string[]): void {
  writeFileSync(path.join(outDir, 'robots.txt'), robots(site));
  const map = siteMap(site, addresses);
  if (map !== null) writeFileSync(path.join(outDir, 'sitemap.xml'), map);
}

/** A build does not depend on the project: whatever it does not answer is left out. */
async function roomsIfReachable(entry: ServerEntry, logger: Logger) {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), ROOMS_TIMEOUT_MS);
  });
  try {
    return await Promise.race([entry.listRooms(), silence]);
  } catch {
    logger.info(
      '  The project does not answer: rooms are left out of sitemap and structured data.',
    );
    return [];
  } finally {
    clearTimeout(timer);
  }
}

/** The same app, built to run here once; its packages are found from within node_modules. */
async function buildServerEntry({ root, mode, configFile, logLevel }: ResolvedConfig) {
  const outDir = path.join(root, `node_modules/.prerender-${process.pid}`);
  const forget = () => rmSync(outDir, { recursive: true, force: true });
  try {
    await build({
      root,
      mode,
      configFile: configFile ?? false,
      logLevel: logLevel === 'silent' ? 'silent' : 'warn',
      build: {
        ssr: 'src/entry-server.tsx',
        outDir,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' } },
      },
    });
    const entry: ServerEntry = await import(
      pathToFileURL(path.join(outDir, 'entry-server.mjs')).href
    );
    return { entry, forget };
  } catch (error) {
    forget();
    throw error;
  }
}
