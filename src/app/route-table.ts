import {
  aboutPath,
  cookiesPath,
  galleryPath,
  homePath,
  informationPath,
  locationPath,
  panelPath,
  privacyPath,
  roomsPath,
  routePatterns,
  servicesPath,
  termsPath,
  testRoomsPath,
} from '../lib/paths.ts';

/** One page of the public site: everything that routes, menus, build and hosts must know of it. */
export interface PublicRoute<Page = string> {
  /** The address, or its pattern. Its words stand in paths.ts. */
  path: string;
  /** The file in src/pages/public. */
  page: Page;
  /** The words of its link in the header (NAV-01), which has the order of this table. */
  label?: string;
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
  /** Its script starts after the first paint, not after the load event, as with data asked for early. */
  startsSoon?: true;
}

const TABLE = [
  { path: homePath, page: 'HomePage', label: 'Home', inFooter: true },
  { path: aboutPath, page: 'AboutPage', label: 'Sobre Nós' },
  { path: roomsPath, page: 'RoomsPage', label: 'Quartos', inFooter: true, preload: 'rooms' },
  // The three kinds of room of the old site; every other id is looked up in the database.
  { path: routePatterns.roomById, page: 'RoomByIdPage', values: ['1', '2', '3'] },
  { path: routePatterns.roomByNumber, page: 'RoomPage', prerendered: false, preload: 'room' },
  {
    path: routePatterns.booking,
    page: 'BookingPage',
    preload: 'booking',
    part: 'booking-form/calendar/StayCalendar',
  },
  // Whoever has its key opens it: no file of the build, no place in any menu.
  { path: routePatterns.guestPage, page: 'GuestBookingPage', prerendered: false },
  { path: servicesPath, page: 'ServicesPage', label: 'Serviços', inFooter: true },
  { path: informationPath, page: 'InformationPage', label: 'Informações', inFooter: true },
  { path: galleryPath, page: 'GalleryPage', label: 'Galeria' },
  // Guests open this page for its map, which the script draws.
  { path: locationPath, page: 'LocationPage', label: 'Localização', startsSoon: true },
  { path: routePatterns.contact, page: 'ContactPage', label: 'Contacto', inFooter: true },
  { path: privacyPath, page: 'PrivacyPage' },
  { path: termsPath, page: 'TermsPage' },
  { path: cookiesPath, page: 'CookiesPage' },
  // Every address that has no page.
  { path: '*', page: 'NotFoundPage', prerendered: false },
] as const satisfies readonly PublicRoute[];

export type PageName = (typeof TABLE)[number]['page'];

export const PUBLIC_ROUTES: readonly PublicRoute<PageName>[] = TABLE;

/** The addresses of staff; the panel's own routes stand in AdminApp. */
export const STAFF_PATTERNS = { panel: `${panelPath}/*`, testRooms: testRoomsPath };
