import * as t from '@messages/document';
import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { answersAt, askForHouse, type HouseInBuild } from './app/prerender/house-in-build';
import { preloadPage } from './app/public-pages';
import { AppErrorBoundary } from './app/AppErrorBoundary';
import { ShellSkeleton } from './app/ShellSkeleton';
import { AppRoutes } from './app/routes';
import {
  sharedPictureTag,
  structuredData,
  structuredDataTag,
} from './app/prerender/structured-data';
import { LANGUAGE, LOCALES } from './domain/language/language';
import { alternates } from './lib/addresses';
import { setBuiltAnswers } from './lib/built-answers';
import { siteUrl } from './lib/site-url';

export { siteUrl };

/** The texts for the HTML file around a page, in the language of this build. */
export const documentWords = {
  locale: LOCALES[LANGUAGE],
  scriptFailure: t.SCRIPT_FAILURE,
  noScript: t.NO_SCRIPT,
  call: t.CALL,
};

export { askForHouse };

// There is no page to look into: each is told below what it is drawn from.
setBuiltAnswers('{}');

/** A page as the build writes it. */
export interface BuiltPage {
  markup: string;
  /** The tags of its head for machines, before those of the markup. */
  data: string;
  /** What it was drawn from, as JSON, for `built-answers.ts`. */
  answers: string;
}

/**
 * A public page, independent of script, query, date and screen size.
 *
 * @param house undefined where the backend did not answer
 */
export async function renderPage(path: string, house?: HouseInBuild): Promise<BuiltPage> {
  const answers = JSON.stringify(house === undefined ? {} : answersAt(path, house));
  setBuiltAnswers(answers);
  await preloadPage(path);
  const site = siteUrl();
  const data = [
    sharedPictureTag(path, { site, house }),
    alternateTags(path, site),
    structuredDataTag(structuredData(path, { site, house })),
  ].join('');
  return { markup: await markupAt(path, <AppRoutes />), data, answers };
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
