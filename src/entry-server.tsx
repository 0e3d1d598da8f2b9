import * as t from '@messages/document';
import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { preloadPage } from './app/public-pages';
import { AppErrorBoundary } from './app/AppErrorBoundary';
import { ShellSkeleton } from './app/ShellSkeleton';
import { AppRoutes } from './app/routes';
import { structuredData, structuredDataTags } from './app/structured-data';
import { LANGUAGE, LOCALES } from './domain/language/language';
import { alternates } from './lib/addresses';
import { siteUrl } from './lib/site-url';
import { activeRooms } from './queries/visitor-rooms';
import type { RoomRow } from './types/rows';

export { siteUrl };

/** The texts for the HTML file around a page, in the language of this build. */
export const documentWords = {
  locale: LOCALES[LANGUAGE],
  scriptFailure: t.SCRIPT_FAILURE,
  noScript: t.NO_SCRIPT,
  call: t.CALL,
};

/** The rooms of the hosted project, by number, for the sitemap and the structured data. */
export async function listHostedRooms(): Promise<RoomRow[]> {
  const rooms = await activeRooms.ask();
  return rooms.toSorted((one, other) =>
    one.room_number.localeCompare(other.room_number, 'pt', { numeric: true }),
  );
}

/** The tags of a page for search engines: alternates and structured data. */
export function pageData(path: string, rooms: readonly RoomRow[]): string {
  const site = siteUrl();
  return alternateTags(path, site) + structuredDataTags(structuredData(path, { site, rooms }));
}

/**
 * The links to the page in other languages; they need absolute addresses, so none without a site.
 */
function alternateTags(path: string, site: string | null): string {
  if (site === null) return '';
  const tags = alternates(path).map(
    ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${site + href}">`,
  );
  return `${tags.join('')}\n`;
}

/** The markup of a public page, independent of script, query, date and screen size. */
export async function renderPage(path: string): Promise<string> {
  await preloadPage(path);
  return markupAt(path, <AppRoutes />);
}

/**
 * The markup of the shell. It is no page, so it is rendered at an address that nothing links to.
 */
export async function renderShell(): Promise<string> {
  return markupAt('/-', <ShellSkeleton />);
}

async function markupAt(path: string, content: ReactNode): Promise<string> {
  const problems: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <AppErrorBoundary>
        <StaticRouter location={path}>{content}</StaticRouter>
      </AppErrorBoundary>
    </StrictMode>,
    {
      // Otherwise React would put large boundaries behind a script and show fallbacks until it
      // runs.
      progressiveChunkSize: Infinity,
      onError: (problem) => {
        problems.push(problem);
      },
    },
  );
  if (problems.length > 0)
    throw new Error(`${path} cannot be prerendered.`, { cause: problems[0] });
  return new Response(prelude).text();
}
