import { PUBLIC_ROUTES, STAFF_PATTERNS, type PublicRoute } from '../../src/app/route-table.ts';
import { roomPath, routePatterns } from '../../src/lib/paths.ts';

/** What the build makes of the route table. */
export interface PrerenderedRoute {
  path: string;
  /** The modules of the page, as the build's manifest names them: what it shows from the start. */
  modules: readonly string[];
  /**
   * When the page's script starts, unless somebody touches it before: after the first paint, with which
   * nothing competes; a page that is only read waits for the load event too.
   */
  start: 'after-load' | 'after-paint';
  /** The module that asks for the page's data beside the app. */
  preload?: string;
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
  };
}

/** Every address that is a file of its own in the build; all others are answered by SHELL_FILE. */
export const PRERENDERED_ROUTES: readonly PrerenderedRoute[] = PUBLIC_ROUTES.filter(
  (route) => route.prerendered ?? true,
).flatMap((route) => {
  const paths = route.values?.map((value) => route.path.replace(/:\w+/, value)) ?? [route.path];
  return paths.map((path) => prerendered(path, route));
});

/** A room's page comes from the database: it is built in the empty shell, which knows its chunks. */
export const ROOM_ROUTE = prerendered(roomPath(''), rowOf(routePatterns.roomByNumber));

function rowOf(wanted: string): PublicRoute {
  const row = PUBLIC_ROUTES.find(({ path }) => path === wanted);
  if (row === undefined) throw new Error(`The route table has no ${wanted}.`);
  return row;
}

/** The page without content, for rooms, the panel and every address that is no file. */
export const SHELL_FILE = 'spa.html';

/** The file of a prerendered route, below the build's folder: '/sobre' is in sobre/index.html. */
export function routeFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

/** The modules that are scripts of their own beside the app. */
export const PRELOAD_MODULES = PUBLIC_ROUTES.flatMap(
  (route) => prerendered(route.path, route).preload ?? [],
);

/** Every address pattern of the app. */
export const APP_ROUTES: readonly string[] = [
  ...PUBLIC_ROUTES.map(({ path }) => path).filter((path) => path !== '*'),
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
