import * as t from '@messages/navigation';
import { addressOf, type AddressName } from '@/lib/addresses';
import { roomsPath } from '@/lib/paths';
import { pathOf, PUBLIC_ROUTES } from './route-table';

const LABELS: Partial<Record<AddressName, string>> = t.LINKS;

/** The eight links of the header (NAV-01). */
export const HEADER_LINKS = PUBLIC_ROUTES.flatMap(({ address, parameter, inFooter }) => {
  const label = address !== null && parameter === undefined ? LABELS[address] : undefined;
  return label === undefined ? [] : [{ label, path: pathOf({ address }), inFooter }];
});

/** The quick menu of the footer (NAV-06). */
export const FOOTER_LINKS = HEADER_LINKS.filter(({ inFooter }) => inFooter);

/** The aria-current of a link: the page itself, or the section a room's page belongs to. */
export function currentLinkMark(pathname: string, linkPath: string): 'page' | true | undefined {
  if (pathname === linkPath) return 'page';
  const isRoomPage = [roomsPath, addressOf('room')].some((path) => pathname.startsWith(`${path}/`));
  return isRoomPage && linkPath === roomsPath ? true : undefined;
}
