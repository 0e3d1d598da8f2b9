import {
  aboutPath,
  galleryPath,
  homePath,
  informationPath,
  locationPath,
  roomsPath,
  routePatterns,
  servicesPath,
} from '@/lib/paths';

interface NavigationLink {
  label: string;
  path: string;
}

/** The eight links of the header (NAV-01). */
export const HEADER_LINKS: readonly NavigationLink[] = [
  { label: 'Home', path: homePath },
  { label: 'Sobre Nós', path: aboutPath },
  { label: 'Quartos', path: roomsPath },
  { label: 'Serviços', path: servicesPath },
  { label: 'Informações', path: informationPath },
  { label: 'Galeria', path: galleryPath },
  { label: 'Localização', path: locationPath },
  { label: 'Contacto', path: routePatterns.contact },
];

const FOOTER_PATHS = [homePath, roomsPath, servicesPath, informationPath, routePatterns.contact];

/** The quick menu of the footer (NAV-06). */
export const FOOTER_LINKS = HEADER_LINKS.filter(({ path }) => FOOTER_PATHS.includes(path));

/** The aria-current of a link: the page itself, or the section a room's page belongs to. */
export function currentMark(pathname: string, linkPath: string): 'page' | true | undefined {
  if (pathname === linkPath) return 'page';
  const isRoomPage = /^\/quartos?\//.test(pathname);
  return isRoomPage && linkPath === roomsPath ? true : undefined;
}
