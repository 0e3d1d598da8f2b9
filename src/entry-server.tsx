import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { preloadPage } from './app/public-pages';
import { AppErrorBoundary } from './app/AppErrorBoundary';
import { AppRoutes } from './app/routes';

/** The markup of a public page as it is before any script, query, day or screen is known. */
export async function renderPage(path: string): Promise<string> {
  await preloadPage(path);
  const problems: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <AppErrorBoundary>
        <StaticRouter location={path}>
          <AppRoutes />
        </StaticRouter>
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
