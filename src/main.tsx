import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { preloadRoute } from './app/routes';
import { logError } from './lib/log';
import './index.css';

/** A guest's first touch may start the script before the whole page has arrived. */
async function pageArrived(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}

/** A prerendered page is styled for what it shows; the full sheet comes together with the script. */
async function styleArrived(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (sheet === null || sheet.sheet !== null) return;
  await new Promise((resolve) => {
    sheet.addEventListener('load', resolve, { once: true });
    sheet.addEventListener('error', resolve, { once: true });
  });
}

/** A host may have added a slash to the address of a page's folder; the page goes by its own name. */
function dropTrailingSlash(): void {
  const { pathname, search, hash } = window.location;
  const own = pathname.replace(/(?<=.)\/+$/, '');
  if (own !== pathname) window.history.replaceState(window.history.state, '', own + search + hash);
}

async function start(): Promise<void> {
  await pageArrived();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root.');
  dropTrailingSlash();

  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // A page that does not arrive fails again below, where the error boundary has words for it.
  const pageLoaded = preloadRoute(window.location.pathname).catch((error: unknown) => {
    logError('preloadRoute', error);
  });
  await Promise.all([pageLoaded, styleArrived()]);
  // A frame (ShellSkeleton.tsx) is not the page itself: it stands until that is drawn, and gives way. And where
  // a browser's translator has put elements of its own, there is no page left to take over.
  const isPageItself =
    root.hasChildNodes() &&
    root.dataset['shell'] === undefined &&
    root.querySelector('font') === null;
  // Piece by piece, so that a touch meanwhile does not wait for its end.
  startTransition(() => {
    if (isPageItself) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  // Without it links lead on all the same.
  import('./app/tile-thread').then(
    ({ watchTileLinks }) => watchTileLinks(),
    () => {},
  );
}

void start();
