import * as t from '@messages/document';
import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { preloadPage } from './app/public-pages';
import { AppErrorBoundary } from './app/AppErrorBoundary';
import { ShellSkeleton } from './app/ShellSkeleton';
import { AppRoutes } from './app/routes';
import { structuredData, structuredDataTags } from './app/structured-data';
import { LANGUAGE, LOCALES } from './domain/language';
import { alternates } from './lib/addresses';
import { siteUrl } from './lib/site-url';
import { activeRooms } from './queries/visitor-rooms';
import type { RoomRow } from './types/rows';

export { siteUrl };

/** The words that stand in the file of a page itself, in the language of this build. */
export const documentWords = {
  locale: LOCALES[LANGUAGE],
  scriptFailure: t.SCRIPT_FAILURE,
  noScript: t.NO_SCRIPT,
  call: t.CALL,
};

/** The rooms of the hosted project, by number: for the sitemap and for what machines read. */
export async function listRooms(): Promise<RoomRow[]> {
  const rooms = await activeRooms.ask();
  return rooms.toSorted((one, other) =>
    one.room_number.localeCompare(other.room_number, 'pt', { numeric: true }),
  );
}

/** The tags with what a page says to machines. */
export function pageData(path: string, rooms: readonly RoomRow[]): string {
  const site = siteUrl();
  return alternateTags(path, site) + structuredDataTags(structuredData(path, { site, rooms }));
}

/** A page names its counterparts by their whole addresses, or not at all. */
function alternateTags(path: string, site: string | null): string {
  if (site === null) return '';
  const tags = alternates(path).map(
    ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${site + href}">`,
  );
  return `${tags.join('')}\n`;
}

/** The markup of a public page as it is before any script, query, day or screen is known. */
export async function renderPage(path: string): Promise<string> {
  await preloadPage(path);
  return markupAt(path, <AppRoutes />);
}

/** The markup of the shell: of no page, hence at an address that no link leads to. */
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
      // React would move a large boundary behind a script, and show its fallback until that runs.
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
