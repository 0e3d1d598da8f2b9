// A room's tile goes with the guest from card to page to ticket (SITE-05).

/** A view is not held still for longer, in ms: what comes later comes without the tile. */
const PATIENCE = 400;

/** Whether the browser can carry a tile, and the guest bears motion. */
export function canThreadTiles(): boolean {
  return (
    'startViewTransition' in document &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/**
 * Changes the page, and lets tiles that were on it before and are after glide to their new places. Where
 * that cannot be, the page changes at once.
 *
 * @param sources the addresses of the tiles
 * @param change draws the page anew; both wait for it
 */
export async function threadTiles(
  sources: readonly string[],
  change: () => void | Promise<void>,
): Promise<void> {
  if (!canThreadTiles()) {
    await change();
    return;
  }
  let forget = nameTiles(sources);
  const { ready, finished, updateCallbackDone } = document.startViewTransition(async () => {
    forget();
    await change();
    forget = nameTiles(sources);
  });
  // A browser may give a transition up, as when the window is hidden; the page has changed all the same.
  ready.catch(() => {});
  finished.catch(() => {}).finally(() => forget());
  await updateCallbackDone;
}

/** Waits until the page has the tile where no place is kept for what is loading, as long as can be borne. */
export async function tileArrived(source: string, before: Element): Promise<void> {
  const hasArrived = () => {
    const tile = findTile(source);
    return tile !== null && tile !== before && tile.closest('[aria-busy="true"]') === null;
  };
  await new Promise<void>((resolve) => {
    const settle = () => {
      watch.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const watch = new MutationObserver(() => hasArrived() && settle());
    const timer = setTimeout(settle, PATIENCE);
    watch.observe(document.body, { childList: true, subtree: true });
  });
}

/** The first tile of that address on the page itself. */
function findTile(source: string): HTMLImageElement | null {
  return document.querySelector<HTMLImageElement>(`main img[src="${source}"]`);
}

/** Gives tiles the names by which the browser knows them again; gives back how to take those away. */
function nameTiles(sources: readonly string[]): () => void {
  const tiles = [...new Set(sources)].flatMap((source) => findTile(source) ?? []);
  for (const tile of tiles) {
    const [number = ''] = /\d+/.exec(tile.getAttribute('src') ?? '') ?? [];
    tile.style.setProperty('view-transition-name', `azulejo-${Number(number)}`);
  }
  return () => {
    for (const tile of tiles) tile.style.removeProperty('view-transition-name');
  };
}
