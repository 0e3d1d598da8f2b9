import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { logError } from '@/lib/log';
import { QueryError } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';

/** The account was removed, owes the code of this session, or has to set a second factor up. */
const OF_ACCOUNT: readonly string[] = ['HS035', 'HS037', 'HS038'];
/** The account was signed out everywhere. A change says so itself, a poll by its answer. */
const SESSION_OVER = 'HS036';

/**
 * The panel's query cache. It lives as long as one person is signed in (give it their id as key),
 * so that nothing read for one is shown to the next.
 */
export function PanelQueries({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function makeClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // Logs the failures that no screen shows: those of queries with a name for the log.
        const name = query.meta?.log;
        if (typeof name === 'string' && query.isActive()) logError(name, error);
        if (query.meta?.isPoll === true && codeOf(error) === SESSION_OVER) askAnew();
        else askIfOfAccount(error);
      },
    }),
    mutationCache: new MutationCache({ onError: askIfOfAccount }),
    defaultOptions: {
      // Screens decide themselves when to retry. Being offline is an error to show, not a
      // reason to wait in silence.
      queries: { retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });

  /** How the account stands now, the frame shows (STAFF-01, STAFF-04). */
  function askAnew() {
    void client.invalidateQueries(
      { queryKey: queryKeys.account, exact: true },
      { cancelRefetch: false },
    );
  }

  function askIfOfAccount(error: unknown) {
    if (OF_ACCOUNT.includes(codeOf(error))) askAnew();
  }

  return client;
}

/** The code of a refusal, also of one that a ChangeError tells; '' where there is none. */
function codeOf(error: unknown): string {
  if (error instanceof QueryError) return error.code;
  return error instanceof Error && error.cause instanceof QueryError ? error.cause.code : '';
}
