import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { prerenderPages } from './prerender.ts';
import { PRERENDERED_ROUTES } from './prerendered-routes.ts';

type ServerEntry = typeof import('../entry-server');

/** Writes real HTML for the public pages at the end of a build. */
export function prerender(): Plugin {
  let config: ResolvedConfig;

  return {
    name: 'hostel:prerender',
    apply: (user, { command }) => command === 'build' && !user.build?.ssr,
    config: () => ({ build: { manifest: true, modulePreload: { polyfill: false } } }),
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const backend = config.env['VITE_SUPABASE_URL'];
        const { entry, forget } = await buildServerEntry(config);
        try {
          await prerenderPages({
            outDir: path.resolve(config.root, config.build.outDir),
            backend: backend ? new URL(backend).origin : null,
            renderPage: entry.renderPage,
          });
        } finally {
          forget();
        }
        config.logger.info(`✓ ${PRERENDERED_ROUTES.length} pages prerendered.`);
      },
    },
  };
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
