import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { preloadRoute } from './app/routes';
import { logError } from './lib/log';
import './index.css';

/** A guest's first touch may start the script before the HTML is complete. */
async function pageArrived(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}

/** A prerendered page has only the styles it needs; the full stylesheet loads with the script. */
async function styleArrived(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (sheet === null || sheet.sheet !== null) return;
  await new Promise((resolve) => {
    sheet.addEventListener('load', resolve, { once: true });
    sheet.addEventListener('error', resolve, { once: true });
  });
}

/** Removes the slash that a host may have added to the address of a page's folder. */
function dropTrailingSlash(): void {
  const { pathname, search, hash } = window.location;
  const own = pathname.replace(/(.)\/+$/, '$1');
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
  // A page that does not load fails again during rendering, where the error boundary shows it.
  const pageLoaded = preloadRoute(window.location.pathname).catch((error: unknown) => {
    logError('preloadRoute', error);
  });
  await Promise.all([pageLoaded, styleArrived()]);
  // Hydrate only a prerendered page. The shell (ShellSkeleton.tsx) is replaced by the page, and a
  // page that a browser has translated, which adds <font> elements, no longer matches.
  const isPageItself =
    root.hasChildNodes() &&
    root.dataset['shell'] === undefined &&
    root.querySelector('font') === null;
  // A transition, so that rendering does not block user input.
  startTransition(() => {
    if (isPageItself) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  // Links work without it, so a failure is ignored.
  import('./app/tile-links').then(
    ({ watchTileLinks }) => watchTileLinks(),
    () => {},
  );
}

void start();
