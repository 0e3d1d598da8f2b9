import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Manifest } from 'vite';
import { GUEST_LANGUAGES, type GuestLanguage } from '../../src/domain/language/guest-language.ts';
import { addressOf } from '../../src/lib/addresses.ts';
import { ENTRY, entryStyle, filesOf, readManifest } from './manifest.ts';
import {
  prerenderedRoutes,
  roomRoute,
  routeFile,
  shellFile,
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

/**
 * Each has 2 % of air above what was measured on 2026-11-29, so that nobody cuts a page apart for a
 * tenth: whoever exceeds one makes the page lighter, or raises it with a sentence in the change.
 */
const LIMITS = {
  home: 88.3,
  text: 90.2,
  roomList: 100.8,
  /** With the calendar. */
  stay: 113.4,
  /** The page behind a guest's private link. */
  guestPage: 116,
  /** The frame of the panel with its login: no step of it comes later. */
  admin: 183,
  /** All of the dashboard at once: only a dialog comes later, so no press waits for its rule (DAY-02). */
  dashboard: 239,
  page: 14.5,
  /** With three rooms and the lowest price. */
  homePage: 17.7,
  /** With the book of information. */
  informationPage: 15,
  /** With all rooms. */
  listPage: 20,
  roomPage: 16,
  shell: 3.1,
  /** All that a phone fetches to show '/' and to make it work. */
  homeInAll: 204,
};

/**
 * The heaviest of the four pictures in the window of Home, of which a guest fetches one (SITE-04).
 */
const WINDOW_PICTURE = 'imagens/praia-noite.svg';

const pageModule = (page: string) => `src/pages/public/${page}.tsx`;

/** Pages with more script than a page of text. */
const SCRIPT_LIMITS: Record<string, number> = {
  [pageModule('HomePage')]: LIMITS.home,
  [pageModule('RoomsPage')]: LIMITS.roomList,
  [pageModule('BookingPage')]: LIMITS.stay,
  [pageModule('RoomByIdPage')]: LIMITS.stay,
};

/** Pages with more HTML than a page of text. */
const PAGE_LIMITS: Record<string, number> = {
  [pageModule('HomePage')]: LIMITS.homePage,
  [pageModule('InformationPage')]: LIMITS.informationPage,
  [pageModule('RoomsPage')]: LIMITS.listPage,
};

/** The files of the rooms that the build knew. */
function builtRooms(language: GuestLanguage, outDir: string): string[] {
  const folder = addressOf('room', language).slice(1);
  if (!existsSync(path.join(outDir, folder))) return [];
  return readdirSync(path.join(outDir, folder)).map((number) => `${folder}/${number}/index.html`);
}

/**
 * Every budget of a build, measured from its files; they hold for each language alike (LANG-04), and
 * for a site with an address, by which each page names its counterparts.
 */
export function measureBudgets(outDir: string): Budget[] {
  const sizes = new Map<string, number>();
  // Most files belong to many pages, and the best compression takes its time.
  const sizeOf = (file: string) => {
    const size =
      sizes.get(file) ??
      compressedSize(withSteadyNames(readFileSync(path.join(outDir, file)), file));
    sizes.set(file, size);
    return size;
  };
  return GUEST_LANGUAGES.flatMap((language) => budgetsIn(language, { outDir, sizeOf }));
}

interface Measuring {
  outDir: string;
  /** The size in bytes of a file of the build. */
  sizeOf: (file: string) => number;
}

function budgetsIn(language: GuestLanguage, { outDir, sizeOf }: Measuring): Budget[] {
  const manifest = readManifest(outDir, language);
  const scripts = (what: string, limit: number, { modules, preload }: Scripts): Budget => ({
    what: `${what}: script`,
    limit,
    measured: sum(
      filesOf(manifest, [ENTRY, ...modules, ...(preload ? [preload] : [])]).map(sizeOf),
    ),
  });
  /** In whole kB: there nobody cuts a screen apart for less. */
  const panelScripts = (...[what, limit, scriptsOf]: Parameters<typeof scripts>): Budget => {
    const budget = scripts(what, limit, scriptsOf);
    return { ...budget, measured: Math.round(budget.measured) };
  };
  const page = (file: string, limit: number): Budget => ({
    what: `${file}: HTML with its styles`,
    limit,
    measured: sizeOf(file) / 1000,
  });
  const room = roomRoute(language);
  return [
    ...prerenderedRoutes(language).flatMap((route) => [
      scripts(route.path, SCRIPT_LIMITS[route.modules[0] ?? ''] ?? LIMITS.text, route),
      page(routeFile(route.path), PAGE_LIMITS[route.modules[0] ?? ''] ?? LIMITS.page),
    ]),
    ...builtRooms(language, outDir).map((file) => page(file, LIMITS.roomPage)),
    scripts(`${room.path}n`, LIMITS.stay, room),
    scripts(addressOf('guestPage', language), LIMITS.guestPage, {
      modules: [pageModule('GuestBookingPage')],
    }),
    {
      what: `${addressOf('home', language)}: all bytes`,
      limit: LIMITS.homeInAll,
      measured: sum(homeFiles(language, { outDir, manifest }).map(sizeOf)),
    },
    page(shellFile(language), LIMITS.shell),
    ...(language === 'pt'
      ? [
          panelScripts('/admin/login', LIMITS.admin, { modules: [ADMIN] }),
          panelScripts('/admin/dashboard', LIMITS.dashboard, {
            modules: [ADMIN, 'src/pages/admin/DashboardPage.tsx'],
          }),
        ]
      : []),
  ];
}

function homeFiles(
  language: GuestLanguage,
  { outDir, manifest }: { outDir: string; manifest: Manifest },
): string[] {
  const file = routeFile(addressOf('home', language));
  const html = readFileSync(path.join(outDir, file), 'utf8');
  return [
    file,
    entryStyle(manifest),
    ...filesOf(manifest, [ENTRY, pageModule('HomePage'), 'src/features/site/home/HomeRooms.tsx']),
    ...picturesAtOnce(html),
    WINDOW_PICTURE,
    ...fonts(html),
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

/** The name of a file of the build, with the hash of its content. */
const BUILT_FILE = /\b([\w-]+)-[a-z0-9]{7}(?=\.(?:js|css)\b)/g;

/**
 * The content with the same letters in place of each hash in every build. They do not compress, and
 * by their chance alone a page would be up to 0.1 kB lighter or heavier after each change.
 */
function withSteadyNames(content: Buffer, file: string): Buffer {
  if (!/\.(?:js|html)$/.test(file)) return content;
  const steady = content.toString('utf8').replace(BUILT_FILE, (_, name: string) => {
    const digest = createHash('sha256').update(name).digest('hex').slice(0, 12);
    return `${name}-${Number.parseInt(digest, 16).toString(36).slice(-7)}`;
  });
  return Buffer.from(steady);
}

function compressedSize(content: Buffer): number {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return brotliCompressSync(content, best).length;
}

function sum(bytes: readonly number[]): number {
  return bytes.reduce((total, size) => total + size, 0) / 1000;
}
