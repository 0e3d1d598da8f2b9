import { legacyRooms } from '../content/legacy-rooms.ts';
import {
  aboutPath,
  cookiesPath,
  galleryPath,
  homePath,
  informationPath,
  locationPath,
  privacyPath,
  roomByIdPath,
  roomsPath,
  routePatterns,
  servicesPath,
  termsPath,
} from '../lib/paths.ts';

export interface PrerenderedRoute {
  path: string;
  /** The module of the page, as the build's manifest names it. */
  page: string;
  /**
   * When the page's script starts, unless somebody touches it before: after the first paint, with which
   * nothing competes; a page that is only read waits for the load event too.
   */
  start: 'after-load' | 'after-paint';
  /** Parts of the page that come in chunks of their own and are wanted from the start. */
  parts?: readonly string[];
  /** The module that asks for the page's data beside the app. */
  ahead?: string;
}

const STAY_CALENDAR = 'src/features/booking-form/calendar/StayCalendar.tsx';

function page(path: string, name: string): PrerenderedRoute {
  return { path, page: pageModule(name), start: 'after-load' };
}

function dataPage(
  path: string,
  { name, ahead, parts }: { name: string; ahead: string; parts?: readonly string[] },
): PrerenderedRoute {
  return { path, page: pageModule(name), start: 'after-paint', parts, ahead: aheadModule(ahead) };
}

function aheadModule(name: string): string {
  return `src/app/ahead/${name}.ts`;
}

function pageModule(name: string): string {
  return `src/pages/public/${name}.tsx`;
}

/** Every address that is a file of its own in the build; all others are answered by SHELL_FILE. */
export const PRERENDERED_ROUTES: readonly PrerenderedRoute[] = [
  page(homePath, 'HomePage'),
  page(aboutPath, 'AboutPage'),
  dataPage(roomsPath, { name: 'RoomsPage', ahead: 'rooms' }),
  ...[...legacyRooms.keys()].map((id) => page(roomByIdPath(id), 'RoomByIdPage')),
  dataPage(routePatterns.booking, {
    name: 'BookingPage',
    ahead: 'booking',
    parts: [STAY_CALENDAR],
  }),
  page(servicesPath, 'ServicesPage'),
  page(informationPath, 'InformationPage'),
  page(galleryPath, 'GalleryPage'),
  // Its map is what one comes for.
  { ...page(locationPath, 'LocationPage'), start: 'after-paint' },
  page(routePatterns.contact, 'ContactPage'),
  page(privacyPath, 'PrivacyPage'),
  page(termsPath, 'TermsPage'),
  page(cookiesPath, 'CookiesPage'),
];

/** A room's page comes from the database: it is built in the empty shell, which knows its chunks. */
export const ROOM_ROUTE = {
  prefix: '/quarto/',
  page: pageModule('RoomPage'),
  ahead: aheadModule('room'),
};

/** The page without content, for rooms, the panel and every address that is no file. */
export const SHELL_FILE = 'spa.html';

/** The file of a prerendered route, below the build's folder: '/sobre' is in sobre/index.html. */
export function routeFile(path: string): string {
  return path === homePath ? 'index.html' : `${path.slice(1)}/index.html`;
}

/** The modules that are scripts of their own beside the app. */
export const AHEAD_MODULES = [...PRERENDERED_ROUTES, ROOM_ROUTE].flatMap(
  ({ ahead }) => ahead ?? [],
);
