import {
  aboutPath,
  adminPaths,
  cookiesPath,
  galleryPath,
  homePath,
  informationPath,
  locationPath,
  privacyPath,
  roomsPath,
  routePatterns,
  servicesPath,
  termsPath,
  testRoomsPath,
} from '../lib/paths.ts';

/** Every address pattern of the app, as routes.tsx and AdminApp.tsx have them. */
export const APP_ROUTES: readonly string[] = [
  homePath,
  aboutPath,
  roomsPath,
  servicesPath,
  informationPath,
  galleryPath,
  locationPath,
  privacyPath,
  termsPath,
  cookiesPath,
  testRoomsPath,
  `${adminPaths.root}/*`,
  ...Object.values(routePatterns),
];

/**
 * The routes that no page of the build answers: their HTML is the empty shell. `pages` are the
 * names of the built pages, such as 'sobre.html' or 'sobre/index.html'.
 */
export function routesWithoutPage(pages: readonly string[]): string[] {
  const built = new Set(pages.map((page) => `/${page.replace(/\/?(index)?\.html$/, '')}`));
  return APP_ROUTES.filter((route) => !built.has(route));
}
