import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { GUEST_LANGUAGES } from '../../src/domain/language/guest-language.ts';
import { STANDARD_MAP_TILES_URL } from '../../src/lib/env.ts';
import { hostFiles } from './host-files.ts';
import { languageOfBuild } from './messages.ts';
import { inlineHashes } from './inline-hashes.ts';
import { shellFile } from './routes.ts';
import { headersFor, isFilePath, securityHeaders, type HeaderPlan } from './security-headers.ts';

interface SiteHeadersOptions {
  /** Built for a hosted project, not for the embedded backend on the page's own origin. */
  isHosted: boolean;
}

/**
 * Writes the settings of the static hosts beside the built pages, and serves the same headers in
 * the preview. Comes after whatever else writes pages: their inline parts are what the policy
 * allows.
 */
export function siteHeaders({ isHosted }: SiteHeadersOptions): Plugin {
  let config: ResolvedConfig;

  function planFor(folder: string): HeaderPlan {
    const pages = pagesIn(folder).map((page) => readFileSync(path.join(folder, page), 'utf8'));
    const { VITE_SUPABASE_URL, VITE_MAP_TILES_URL } = config.env;
    return securityHeaders({
      inline: inlineHashes(pages),
      backendUrl: isHosted ? VITE_SUPABASE_URL : undefined,
      mapTilesUrl: VITE_MAP_TILES_URL || STANDARD_MAP_TILES_URL,
      isHosted,
    });
  }

  return {
    name: 'hostel:site-headers',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        const isSite = config.command === 'build' && !config.build.ssr;
        if (!isSite || languageOfBuild(config) !== 'pt') return;
        const folder = path.resolve(config.root, config.build.outDir);
        const files = hostFiles({ plan: planFor(folder), pages: pagesIn(folder) });
        for (const [name, content] of Object.entries(files)) {
          writeFileSync(path.join(folder, name), content);
        }
        // Hosts that need no settings at all know this name.
        for (const shell of GUEST_LANGUAGES.map(shellFile)) {
          copyFileSync(
            path.join(folder, shell),
            path.join(folder, path.dirname(shell), '404.html'),
          );
        }
      },
    },
    configurePreviewServer(server) {
      const folder = path.resolve(config.root, config.build.outDir);
      const plan = planFor(folder);
      server.middlewares.use((request, response, next) => {
        const [address = '/'] = (request.url ?? '/').split('?');
        const headers = headersFor(address, plan);
        // A missing file may be there later, so its 404 must not be cached.
        const isMissing = isFilePath(address, plan) && !existsSync(path.join(folder, address));
        if (isMissing) delete headers['Cache-Control'];
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        if (isMissing) response.writeHead(404).end();
        else next();
      });
    },
  };
}

/** The names of all pages in a folder, with forward slashes. */
function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll(path.sep, '/'))
    .toSorted();
}
