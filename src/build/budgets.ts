import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ENTRY, entryStyle, filesOf, readManifest } from './module-graph.ts';
import { PRERENDERED_ROUTES, ROOM_ROUTE, routeFile, SHELL_FILE } from './prerendered-routes.ts';

/** One thing that may not grow, in kB (1000 bytes) as sent to a browser with brotli. */
export interface Budget {
  what: string;
  limit: number;
  measured: number;
}

const ADMIN = 'src/app/AdminApp.tsx';

/** Pages with more to do than a text has; all others share TEXT_SCRIPT. */
const SCRIPT_LIMITS: Record<string, number> = {
  '/': 92,
  '/quartos': 101,
  '/quartos/1': 110,
  '/quartos/2': 110,
  '/quartos/3': 110,
  '/reservas': 133,
};
const TEXT_SCRIPT = 94;
const ROOM_SCRIPT = 109;
const ADMIN_SCRIPT = 170;
const PAGE = 14;
const SHELL = 3;
/** All that a phone fetches to show '/' and to make it work. */
const HOME_IN_ALL = 200;

/** Every budget of a build, measured from its files. */
export function measureBudgets(outDir: string): Budget[] {
  const manifest = readManifest(outDir);
  const sizes = new Map<string, number>();
  // Most files belong to many pages, and the best compression takes its time.
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? compressedSize(readFileSync(path.join(outDir, file)));
    sizes.set(file, size);
    return size;
  };
  const scripts = (what: string, limit: number, modules: readonly string[]): Budget => ({
    what: `${what}: script`,
    limit,
    measured: sum(filesOf(manifest, [ENTRY, ...modules]).map(sizeOf)),
  });
  const page = (file: string, limit: number): Budget => ({
    what: `${file}: HTML with its styles`,
    limit,
    measured: sizeOf(file) / 1000,
  });
  const home = filesOf(manifest, [ENTRY, 'src/pages/public/HomePage.tsx']);
  const pictures = picturesAtOnce(readFileSync(path.join(outDir, 'index.html'), 'utf8'));
  const homeFiles = ['index.html', entryStyle(manifest), ...home, ...pictures];

  return [
    ...PRERENDERED_ROUTES.flatMap((route) => [
      scripts(route.path, SCRIPT_LIMITS[route.path] ?? TEXT_SCRIPT, [
        route.page,
        ...(route.parts ?? []),
      ]),
      page(routeFile(route.path), PAGE),
    ]),
    scripts(`${ROOM_ROUTE.prefix}n`, ROOM_SCRIPT, [ROOM_ROUTE.page]),
    { what: '/: all bytes', limit: HOME_IN_ALL, measured: sum(homeFiles.map(sizeOf)) },
    page(SHELL_FILE, SHELL),
    scripts('/admin/login', ADMIN_SCRIPT, [ADMIN, 'src/pages/admin/LoginPage.tsx']),
    scripts('/admin/dashboard', ADMIN_SCRIPT, [ADMIN, 'src/pages/admin/DashboardPage.tsx']),
  ];
}

/** The pictures and fonts that a page fetches without being scrolled. */
function picturesAtOnce(html: string): string[] {
  const images = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
  const shown = images.filter((tag) => !tag.includes('loading="lazy"'));
  const preloaded = [...html.matchAll(/<link\s+rel="preload"[^>]*>/g)].map(([tag]) => tag);
  const addresses = [...shown, ...preloaded].map(
    (tag) => /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1],
  );
  return [...new Set(addresses.filter((address) => address !== undefined))];
}

function compressedSize(content: Buffer): number {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return brotliCompressSync(content, best).length;
}

function sum(bytes: readonly number[]): number {
  return bytes.reduce((total, size) => total + size, 0) / 1000;
}
