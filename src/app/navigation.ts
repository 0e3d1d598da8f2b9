import { roomsPath } from '@/lib/paths';
import { PUBLIC_ROUTES } from './route-table';

/** The eight links of the header (NAV-01). */
export const HEADER_LINKS = PUBLIC_ROUTES.filter(({ label }) => label);

/** The quick menu of the footer (NAV-06). */
export const FOOTER_LINKS = PUBLIC_ROUTES.filter(({ inFooter }) => inFooter);

/** The aria-current of a link: the page itself, or the section a room's page belongs to. */
export function currentMark(pathname: string, linkPath: string): 'page' | true | undefined {
  if (pathname === linkPath) return 'page';
  const isRoomPage = /^\/quartos?\//.test(pathname);
  return isRoomPage && linkPath === roomsPath ? true : undefined;
}
