// View transitions in which a room's tile moves along from card to page to confirmation (SITE-05).

/** How long a transition waits for the tile, in ms, as the page is frozen meanwhile. */
const ARRIVAL_TIMEOUT_MS = 400;

/** Whether the browser supports view transitions and the guest has not asked for reduced motion. */
export function canAnimateTiles(): boolean {
  return (
    'startViewTransition' in document &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/**
 * Changes the page and animates tiles that are on it before and after to their new places. Without
 * support for that, the page changes at once.
 *
 * @param sources the addresses of the tiles
 * @param change renders the new page; the transition waits for it
 */
export async function animateTiles(
  sources: readonly string[],
  change: () => void | Promise<void>,
): Promise<void> {
  if (!canAnimateTiles()) {
    await change();
    return;
  }
  let forget = nameTiles(sources);
  const { ready, finished, updateCallbackDone } = document.startViewTransition(async () => {
    forget();
    await change();
    forget = nameTiles(sources);
  });
  // A browser may skip a transition, e.g. in a hidden window; the page has changed anyway.
  ready.catch(() => {});
  finished.catch(() => {}).finally(() => forget());
  await updateCallbackDone;
}

/** Waits until the new page shows the tile outside a loading skeleton, at most `ARRIVAL_TIMEOUT_MS`. */
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
    const timer = setTimeout(settle, ARRIVAL_TIMEOUT_MS);
    watch.observe(document.body, { childList: true, subtree: true });
  });
}

/** The first tile with that address in the page's main content. */
function findTile(source: string): HTMLImageElement | null {
  return document.querySelector<HTMLImageElement>(`main img[src="${source}"]`);
}

/** Gives tiles their view-transition-name; returns the function that removes it. */
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
