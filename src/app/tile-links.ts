import { isPlainClick } from '@/lib/plain-click';
import { canAnimateTiles, animateTiles, tileArrived } from '@/lib/tile-transition';
import { addressOf } from '@/lib/addresses';
import { preloadPage } from './public-pages';

const TILE = 'img[src^="/azulejos/"]';
const ROOM = `${addressOf('room')}/`;

/** The link that `follow` is clicking itself: the handler lets that click reach the router. */
let followed: Element | null = null;

/** Makes the tile beside a link to a room glide from this page to the next one (SITE-05). */
export function watchTileLinks(): void {
  document.addEventListener('click', handleClick, { capture: true });
}

function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link === followed || !isPlainClick(event) || !canAnimateTiles()) return;
  const tile = roomTileBeside(link);
  const source = tile?.getAttribute('src');
  if (!tile || !source) return;
  event.preventDefault();
  event.stopPropagation();
  void follow(link, tile, source);
}

/**
 * The tile of a link that leads to a room or books it: its own, that of its card, or that of the
 * page.
 */
function roomTileBeside(link: HTMLAnchorElement): HTMLImageElement | null {
  const { pathname, origin } = link;
  const isRoom = pathname.startsWith(ROOM);
  const isBooking = pathname === addressOf('booking') && link.search.includes('room=');
  if (origin !== window.location.origin || !(isRoom || isBooking)) return null;
  const place = link.closest('article') ?? (isRoom ? link : document.querySelector('main'));
  return place?.querySelector<HTMLImageElement>(TILE) ?? null;
}

/** Fetches the next page first, because the view transition freezes this one while it renders. */
async function follow(link: HTMLAnchorElement, tile: Element, source: string): Promise<void> {
  await Promise.allSettled([preloadPage(link.pathname), preloadRoomAt(link.pathname)]);
  await animateTiles([source], async () => {
    const arrived = tileArrived(source, tile);
    followed = link;
    link.click();
    followed = null;
    await arrived;
  });
}

async function preloadRoomAt(pathname: string): Promise<void> {
  if (!pathname.startsWith(ROOM)) return;
  const { preloadRoom } = await import('./preload-room');
  preloadRoom(decodeURIComponent(pathname.slice(ROOM.length)));
}
