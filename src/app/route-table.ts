import { addressOf, type AddressName } from '../lib/addresses.ts';
import type { GuestLanguage } from '../domain/language/guest-language.ts';
import { LANGUAGE } from '../domain/language/language.ts';
import { panelPath, testRoomsPath } from '../lib/paths.ts';

/** One page of the public site: everything that routes, menus, build and hosts must know of it. */
export interface PublicRoute<Page = string> {
  /** Its key in addresses.ts, which has its words per language; null for unknown addresses. */
  address: AddressName | null;
  /** The rest of the path behind the address, as a pattern. */
  parameter?: string;
  /** The file in src/pages/public. */
  page: Page;
  /** Linked in the quick menu of the footer too (NAV-06). */
  inFooter?: true;
  /** Not a file of the build: the empty shell answers, and the app draws the page. */
  prerendered?: false;
  /** The values of the parameter for which the page is a file of the build. */
  values?: readonly string[];
  /** The file in src/app/preload that asks for the page's data while the app is on the way. */
  preload?: string;
  /** A module of src/features with a chunk of its own that the page shows from the start. */
  part?: string;
  /** Its script starts after the first paint, like that of pages with `preload`, not after load. */
  startsSoon?: true;
}

const TABLE = [
  { address: 'home', page: 'HomePage', inFooter: true },
  { address: 'about', page: 'AboutPage' },
  { address: 'rooms', page: 'RoomsPage', inFooter: true, preload: 'rooms' },
  // The three kinds of room of the old site; every other id is looked up in the database.
  { address: 'rooms', parameter: '/:id', page: 'RoomByIdPage', values: ['1', '2', '3'] },
  {
    address: 'room',
    parameter: '/:roomNumber?',
    page: 'RoomPage',
    prerendered: false,
    preload: 'room',
  },
  {
    address: 'booking',
    page: 'BookingPage',
    preload: 'booking',
    part: 'site/request/calendar/StayCalendar',
  },
  // Opened only with a key in its address: not prerendered, and in no menu.
  { address: 'guestPage', page: 'GuestBookingPage', prerendered: false },
  { address: 'services', page: 'ServicesPage', inFooter: true },
  { address: 'information', page: 'InformationPage', inFooter: true },
  { address: 'gallery', page: 'GalleryPage' },
  // Guests open this page for its map, which the script draws.
  { address: 'location', page: 'LocationPage', startsSoon: true },
  { address: 'contact', page: 'ContactPage', inFooter: true },
  { address: 'privacy', page: 'PrivacyPage' },
  { address: 'terms', page: 'TermsPage' },
  { address: 'cookies', page: 'CookiesPage' },
  // Every address that has no page.
  { address: null, page: 'NotFoundPage', prerendered: false },
] as const satisfies readonly PublicRoute[];

export type PageName = (typeof TABLE)[number]['page'];

/** The table; the order of the header's links is its order (NAV-01). */
export const PUBLIC_ROUTES: readonly PublicRoute<PageName>[] = TABLE;

/** The address of a route in a language, or its pattern. */
export function pathOf(
  { address, parameter = '' }: Pick<PublicRoute, 'address' | 'parameter'>,
  language: GuestLanguage = LANGUAGE,
): string {
  return address === null ? '*' : addressOf(address, language) + parameter;
}

/** The addresses of staff; the panel's own routes stand in AdminApp. */
export const STAFF_PATTERNS = { panel: `${panelPath}/*`, testRooms: testRoomsPath };
