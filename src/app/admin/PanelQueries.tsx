import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { logError } from '@/lib/log';

/**
 * The panel's memory of what the backend said. It lives as long as one person is signed in (give it
 * their id as key), so that nothing read for one is shown to the next.
 */
export function PanelQueries({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({
          // What fails without a word on the screen is logged, where its query gives it a name.
          onError: (error, query) => {
            const name = query.meta?.log;
            if (typeof name === 'string' && query.isActive()) logError(name, error);
          },
        }),
        defaultOptions: {
          // Screens say themselves when they try again. A cut line is an error to show, not a
          // reason to wait in silence.
          queries: { retry: false, networkMode: 'always' },
          mutations: { networkMode: 'always' },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
