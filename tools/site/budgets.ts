import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { legacyRooms } from '../../src/copy/legacy-rooms.ts';
import { homePath, roomByIdPath, roomsPath, routePatterns } from '../../src/lib/paths.ts';
import { ENTRY, entryStyle, filesOf, readManifest } from './manifest.ts';
import {
  PRERENDERED_ROUTES,
  ROOM_ROUTE,
  routeFile,
  SHELL_FILE,
  type PrerenderedRoute,
} from './routes.ts';

type Scripts = Pick<PrerenderedRoute, 'modules' | 'preload'>;

/** One thing that may not grow, in kB (1000 bytes) as sent to a browser with brotli. */
export interface Budget {
  what: string;
  limit: number;
  measured: number;
}

const ADMIN = 'src/app/AdminApp.tsx';

/** The goals of the house, not what was measured: who breaks one makes the page lighter again. */
const LIMITS = {
  home: 82.5,
  text: 85,
  roomList: 95,
  /** With the calendar. */
  stay: 120,
  /** The page behind a guest's private link. */
  guestPage: 110,
  admin: 170,
  /** The day with its steps; 170 was the goal before it, and is one still. */
  dashboard: 183,
  page: 14,
  shell: 3,
  /** All that a phone fetches to show '/' and to make it work. */
  homeInAll: 200,
};

/** Pages with more to do than a text has. */
const SCRIPT_LIMITS: Record<string, number> = {
  [homePath]: LIMITS.home,
  [roomsPath]: LIMITS.roomList,
  [routePatterns.booking]: LIMITS.stay,
  ...Object.fromEntries([...legacyRooms.keys()].map((id) => [roomByIdPath(id), LIMITS.stay])),
};

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
  const scripts = (what: string, limit: number, { modules, preload }: Scripts): Budget => ({
    what: `${what}: script`,
    limit,
    measured: sum(
      filesOf(manifest, [ENTRY, ...modules, ...(preload ? [preload] : [])]).map(sizeOf),
    ),
  });
  const page = (file: string, limit: number): Budget => ({
    what: `${file}: HTML with its styles`,
    limit,
    measured: sizeOf(file) / 1000,
  });
  const home = filesOf(manifest, [ENTRY, 'src/pages/public/HomePage.tsx']);
  const html = readFileSync(path.join(outDir, 'index.html'), 'utf8');
  const homeFiles = [
    'index.html',
    entryStyle(manifest),
    ...home,
    ...picturesAtOnce(html),
    ...fonts(html),
  ];

  return [
    ...PRERENDERED_ROUTES.flatMap((route) => [
      scripts(route.path, SCRIPT_LIMITS[route.path] ?? LIMITS.text, route),
      page(routeFile(route.path), LIMITS.page),
    ]),
    scripts(`${ROOM_ROUTE.path}n`, LIMITS.stay, ROOM_ROUTE),
    scripts(routePatterns.guestPage, LIMITS.guestPage, {
      modules: ['src/pages/public/GuestBookingPage.tsx'],
    }),
    { what: '/: all bytes', limit: LIMITS.homeInAll, measured: sum(homeFiles.map(sizeOf)) },
    page(SHELL_FILE, LIMITS.shell),
    scripts('/admin/login', LIMITS.admin, { modules: [ADMIN] }),
    scripts('/admin/dashboard', LIMITS.dashboard, {
      modules: [ADMIN, 'src/pages/admin/DashboardPage.tsx'],
    }),
  ];
}

/** The pictures that a page fetches without being scrolled. */
function picturesAtOnce(html: string): string[] {
  const images = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
  const shown = images.filter((tag) => !tag.includes('loading="lazy"'));
  const preloaded = [...html.matchAll(/<link\s+rel="preload"[^>]*>/g)].map(([tag]) => tag);
  const addresses = [...shown, ...preloaded].map(
    (tag) => /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1],
  );
  return [...new Set(addresses.filter((address) => address !== undefined))];
}

/** The fonts that a page names. */
function fonts(html: string): string[] {
  return [...html.matchAll(/url\(\/([^)]+\.woff2)\)/g)].map(([, address = '']) => address);
}

function compressedSize(content: Buffer): number {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return brotliCompressSync(content, best).length;
}

function sum(bytes: readonly number[]): number {
  return bytes.reduce((total, size) => total + size, 0) / 1000;
}
