import {
  pathOf,
  PUBLIC_ROUTES,
  STAFF_PATTERNS,
  type PublicRoute,
} from '../../src/app/route-table.ts';
import { GUEST_LANGUAGES, type GuestLanguage } from '../../src/domain/language/guest-language.ts';
import { addressOf, type AddressName } from '../../src/lib/addresses.ts';

/** What the build makes of the route table. */
export interface PrerenderedRoute {
  path: string;
  /** The modules of the page, as the build's manifest names them: what it shows from the start. */
  modules: readonly string[];
  /**
   * When the app starts, unless somebody touches the page before: after the first paint, so as not
   * to delay it; on a page that is only read, after the load event too.
   */
  start: 'after-load' | 'after-paint';
  /** The module that asks for the page's data beside the app. */
  preload?: string;
  /** Its pictures follow the hour at the house, which its inline script finds out. */
  keepsHour: boolean;
  /** What it shows follows the query of its address, which its inline script finds out. */
  keepsQuery: boolean;
}

function prerendered(
  path: string,
  { page, preload, part, startsSoon }: PublicRoute,
): PrerenderedRoute {
  return {
    path,
    modules: [
      `src/pages/public/${page}.tsx`,
      ...(part === undefined ? [] : [`src/features/${part}.tsx`]),
    ],
    preload: preload && `src/app/preload/${preload}.ts`,
    start: preload !== undefined || startsSoon ? 'after-paint' : 'after-load',
    keepsHour: page === 'HomePage',
    keepsQuery: page === 'RoomsPage',
  };
}

/**
 * Every address of a language that is a file of its own in the build; its shell answers all others.
 */
export function prerenderedRoutes(language: GuestLanguage): PrerenderedRoute[] {
  return PUBLIC_ROUTES.filter((route) => route.prerendered ?? true).flatMap((route) => {
    const pattern = pathOf(route, language);
    const paths = route.values?.map((value) => pattern.replace(/:\w+/, value)) ?? [pattern];
    return paths.map((path) => prerendered(path, route));
  });
}

/** The same in Portuguese, at the addresses of the specification. */
export const PRERENDERED_ROUTES: readonly PrerenderedRoute[] = prerenderedRoutes('pt');

/** What may stand in the name of a file and in the settings of every host as it is. */
const PLAIN = /^[\w-]+$/;

/** The pages of rooms that the build knows; one with an unusual number is drawn by the shell. */
export function roomPages(
  language: GuestLanguage,
  roomNumbers: readonly string[],
): PrerenderedRoute[] {
  return roomNumbers
    .filter((number) => PLAIN.test(number))
    .map((number) => prerendered(`${addressOf('room', language)}/${number}`, rowOf('room')));
}

/** Any room: one that the build does not know is drawn by the shell, which knows its chunks. */
export function roomRoute(language: GuestLanguage): PrerenderedRoute {
  return prerendered(`${addressOf('room', language)}/`, rowOf('room'));
}

function rowOf(wanted: AddressName): PublicRoute {
  const row = PUBLIC_ROUTES.find(({ address }) => address === wanted);
  if (row === undefined) throw new Error(`The route table has no ${wanted}.`);
  return row;
}

/** The page without content, for the panel and every address that is no file. */
export const SHELL_FILE = 'spa.html';

/** The shell of a language, which begins the app in that language. */
export function shellFile(language: GuestLanguage): string {
  return language === 'pt' ? SHELL_FILE : `${language}/${SHELL_FILE}`;
}

/** The file of a prerendered route, below the build's folder: '/sobre' is in sobre/index.html. */
export function routeFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

/** The modules that are scripts of their own beside the app. */
export const PRELOAD_MODULES = PUBLIC_ROUTES.flatMap(
  (route) => prerendered('', route).preload ?? [],
);

/** Every address pattern of the public site in a language. */
function publicPatterns(language: GuestLanguage): string[] {
  return PUBLIC_ROUTES.filter(({ address }) => address !== null).map((route) =>
    pathOf(route, language),
  );
}

/** Every address pattern of the app. */
export const APP_ROUTES: readonly string[] = [
  ...GUEST_LANGUAGES.flatMap(publicPatterns),
  ...Object.values(STAFF_PATTERNS),
];

/**
 * The routes that no page of the build answers: their HTML is the empty shell. `pages` are the
 * names of the built pages, such as 'sobre.html' or 'sobre/index.html'.
 */
export function routesWithoutPage(pages: readonly string[]): string[] {
  const built = new Set(pages.map((page) => `/${page.replace(/\/?(index)?\.html$/, '')}`));
  return APP_ROUTES.filter((route) => !built.has(route));
}
