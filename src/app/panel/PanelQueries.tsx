import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { logError } from '@/lib/log';

/**
 * The panel's query cache. It lives as long as one person is signed in (give it their id as key),
 * so that nothing read for one is shown to the next.
 */
export function PanelQueries({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({
          // Logs the failures that no screen shows: those of queries with a name for the log.
          onError: (error, query) => {
            const name = query.meta?.log;
            if (typeof name === 'string' && query.isActive()) logError(name, error);
          },
        }),
        defaultOptions: {
          // Screens decide themselves when to retry. Being offline is an error to show, not a
          // reason to wait in silence.
          queries: { retry: false, networkMode: 'always' },
          mutations: { networkMode: 'always' },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
