import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite';
import { hostel } from '../../src/copy/hostel.ts';
import { openFactsLine } from '../../src/domain/house/open-facts.ts';
import { GUEST_LANGUAGES, type GuestLanguage } from '../../src/domain/language/guest-language.ts';
import { roomPath } from '../../src/lib/paths.ts';
import type { RoomRow } from '../../src/types/rows.ts';
import { chunkGroups } from './chunks.ts';
import { type AskedBackend, serveDemoHouse } from './demo-house.ts';
import { HouseQuestions } from './house-questions.ts';
import { ENTRY, putManifestAside } from './manifest.ts';
import { definedLanguage, languageOfBuild } from './messages.ts';
import { prerenderPages } from './pages.ts';
import { PRELOAD_MODULES, PRERENDERED_ROUTES } from './routes.ts';
import { robots, siteMap } from './site-map.ts';

type ServerEntry = typeof import('../../src/entry-server');

/**
 * Every page names about a hundred files, and hashes do not compress: seven characters of base 36
 * are enough to tell the versions of a file apart, where the default is eight of base 64.
 */
const FILE_NAMES = {
  hashCharacters: 'base36',
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
} as const;

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
          output: { codeSplitting: { groups: chunkGroups }, ...FILE_NAMES },
          // Writes constant texts where they are used, which saves a name for each.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
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
        const own = languageOfBuild(config) ?? 'pt';
        putManifestAside(outDir, own);
        // The other languages are built by the Portuguese one, below.
        if (own !== 'pt') return;
        const others = GUEST_LANGUAGES.filter((language) => language !== own);
        for (const language of others) {
          // One after the other: they write into one folder.
          // oxlint-disable-next-line no-await-in-loop
          await buildApp(config, language);
        }
        await drawPages(config, { outDir, isHosted });
      },
    },
  };
}

/** Writes the pages of all languages, and what else search engines read. */
async function drawPages(
  config: ResolvedConfig,
  { outDir, isHosted }: PrerenderSettings & { outDir: string },
): Promise<void> {
  const template = readFileSync(path.join(outDir, 'index.html'), 'utf8');
  const project = isHosted ? config.env['VITE_SUPABASE_URL'] : undefined;
  const demo = isHosted ? null : await serveDemoHouse();
  const questions = new HouseQuestions(config.logger);
  let site: string | null = null;
  let count = 0;
  try {
    for (const language of GUEST_LANGUAGES) {
      // oxlint-disable-next-line no-await-in-loop
      const { entry, forget } = await buildServerEntry(config, language, demo);
      try {
        // oxlint-disable-next-line no-await-in-loop
        const house = await questions.ask(entry);
        // oxlint-disable-next-line no-await-in-loop
        count += await prerenderPages({
          outDir,
          language,
          template,
          backend: project ? new URL(project).origin : null,
          renderPage: async (address) => entry.renderPage(address, house),
          roomNumbers: house?.rooms.map(({ room_number }) => room_number) ?? [],
          renderShell: entry.renderShell,
          words: entry.documentWords,
        });
        site = entry.siteUrl();
      } finally {
        forget();
      }
    }
  } finally {
    await demo?.stop();
  }
  writeSiteFiles(outDir, site, questions.rooms);
  config.logger.info(`✓ ${count} pages prerendered.`);
  if (site === null) config.logger.info(NO_SITE);
  if (isHosted) warnOfOpenFacts(config);
}

/** A house that guests can book says who it is: what it does not say yet is named (LEGAL-01). */
function warnOfOpenFacts({ logger }: ResolvedConfig): void {
  const open = openFactsLine(hostel);
  if (open !== null) logger.warn(`  Facts of the house in src/copy/hostel.ts: ${open}.`);
}

function writeSiteFiles(outDir: string, site: string | null, rooms: readonly RoomRow[]): void {
  writeFileSync(path.join(outDir, 'robots.txt'), robots(site));
  const map = siteMap(site, [
    ...PRERENDERED_ROUTES.map(({ path: address }) => ({ path: address })),
    ...rooms.map((room) => ({
      path: roomPath(room.room_number),
      changed: room.updated_at.slice(0, 10),
    })),
  ]);
  if (map !== null) writeFileSync(path.join(outDir, 'sitemap.xml'), map);
}

/**
 * The site in another language, beside the Portuguese one: what does not depend on it has the same
 * name.
 */
async function buildApp(config: ResolvedConfig, language: GuestLanguage): Promise<void> {
  await build({
    ...sameSettings(config, language),
    build: { outDir: config.build.outDir, emptyOutDir: false, copyPublicDir: false },
  });
}

/** The same app, built to run here once; its packages are found from within node_modules. */
async function buildServerEntry(
  config: ResolvedConfig,
  language: GuestLanguage,
  backend: AskedBackend | null,
) {
  const outDir = path.join(config.root, `node_modules/.prerender-${process.pid}-${language}`);
  const forget = () => rmSync(outDir, { recursive: true, force: true });
  try {
    const settings = sameSettings(config, language);
    await build({
      ...settings,
      define: { ...settings.define, ...(backend && askedAt(backend)) },
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

/** The settings of a hosted project, for a backend that has no page of its own. */
function askedAt({ url, publishableKey }: AskedBackend): Record<string, string> {
  return {
    'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(url),
    'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(publishableKey),
  };
}

function sameSettings(
  { root, mode, configFile, logLevel }: ResolvedConfig,
  language: GuestLanguage,
): InlineConfig {
  return {
    root,
    mode,
    configFile: configFile ?? false,
    logLevel: logLevel === 'silent' ? 'silent' : 'warn',
    define: definedLanguage(language),
  };
}
