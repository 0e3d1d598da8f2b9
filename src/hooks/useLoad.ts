import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { logError } from '@/lib/log';

/** The state of a request. */
export type Loaded<T> =
  { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; data: T };

/** The name of the operation, for the log, and everything that the answer depends on. */
type LoadKey = readonly [operation: string, ...parameters: string[]];

const LOADING = { status: 'loading' } as const;

/**
 * Loads once for each key, and again on `retry`. A failure is logged; an answer that comes after
 * the key has changed is dropped.
 *
 * @param known what a prerendered page was drawn from: shown until there is an answer, and in place
 *   of a failure
 * @returns `unconfirmed` where that stands in place of a failure: 'loading' while it is asked again
 */
export function useLoad<T>(
  key: LoadKey,
  load: () => Promise<T>,
  known?: T,
): { loaded: Loaded<T>; retry: () => void; unconfirmed?: 'failed' | 'loading' | undefined } {
  const [attempt, setAttempt] = useState(0);
  const question = JSON.stringify([...key, attempt]);
  const [answer, setAnswer] = useState<{ question: string; loaded: Loaded<T> } | null>(null);
  const ask = useEffectEvent(load);
  const log = useEffectEvent((error: unknown) => logError(key[0], error));

  useEffect(() => {
    let isWanted = true;
    // A transition, so that rendering a long answer does not block user input.
    const settle = (loaded: Loaded<T>) => {
      if (isWanted) startTransition(() => setAnswer({ question, loaded }));
    };
    ask().then(
      (data) => settle({ status: 'ready', data }),
      (error: unknown) => {
        if (isWanted) log(error);
        settle({ status: 'failed', error });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [question]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const told = answer?.question === question ? answer.loaded : LOADING;
  if (known === undefined || told.status === 'ready') return { loaded: told, retry };
  const unconfirmed = answer?.loaded.status === 'failed' ? told.status : undefined;
  return { loaded: { status: 'ready', data: known }, retry, unconfirmed };
}
