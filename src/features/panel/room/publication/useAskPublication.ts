import { useMutation, useMutationState, type Mutation } from '@tanstack/react-query';
import { publicationLine, type OnSite, type Publication } from '@/domain/room/publication';
import { askPublication } from '@/queries/edge-functions';
import { QueryError } from '@/queries/query-error';

const KEY = ['publication'];

/**
 * Gives what asks the site's host to build the pages anew, once a room was changed (PUB-02). Nobody
 * waits for the answer.
 */
export function useAskPublication() {
  const { mutate } = useMutation({
    mutationKey: KEY,
    mutationFn: async () => askPublication().catch(stateOfFailure),
  });
  return ({ was, is }: OnSite) => {
    if (was || is) mutate();
  };
}

/** What came of asking the last time; null while there is nothing to say. */
export function usePublicationLine(): string | null {
  const lines = useMutationState({
    filters: { mutationKey: KEY },
    select: ({ state: { data, submittedAt } }: Mutation<Publication>) =>
      data === undefined ? null : publicationLine(data, new Date(submittedAt).toISOString()),
  });
  return lines.at(-1) ?? null;
}

/**
 * Where the function is not deployed, no hook is set. A hosted project gives a browser no answer
 * then, and that the line was cut is told elsewhere.
 */
function stateOfFailure(error: unknown): Publication {
  const hasAnswered = error instanceof QueryError && /server|rate-limit/.test(error.kind);
  return hasAnswered ? 'failed' : 'no-hook';
}
