import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { logError } from '@/lib/log';
import { useIsMounted } from './useIsMounted';
import type { Loaded } from './useLoad';

const LOADING = { status: 'loading' } as const;

/**
 * Loads something for each of several keys, whose number may grow; each key is loaded once, and
 * again on `retry`. A failure is logged; an answer that comes after unmounting is dropped. Keys
 * must not contain spaces.
 */
export function useLoads<T>(
  operation: string,
  keys: readonly string[],
  load: (key: string) => Promise<T>,
): { loadedOf: (key: string) => Loaded<T>; retry: (key: string) => void } {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Loaded<T>>>(new Map());
  const [round, setRound] = useState(0);
  const asked = useRef(new Set<string>());
  const isMounted = useIsMounted();

  const ask = useEffectEvent(async (key: string) => {
    const answer = await load(key).then(
      (data): Loaded<T> => ({ status: 'ready', data }),
      (error: unknown): Loaded<T> => ({ status: 'failed', error }),
    );
    if (!isMounted.current) return;
    if (answer.status === 'failed') logError(operation, answer.error);
    startTransition(() => setAnswers((known) => new Map(known).set(key, answer)));
  });

  // Contains the round, so that a retry runs the effect too.
  const wanted = [round, ...keys].join(' ');
  useEffect(() => {
    const [, ...all] = wanted.split(' ');
    for (const key of all.filter((one) => !asked.current.has(one))) {
      asked.current.add(key);
      void ask(key);
    }
  }, [wanted]);

  function retry(key: string) {
    asked.current.delete(key);
    setAnswers((known) => new Map([...known].filter(([other]) => other !== key)));
    setRound((count) => count + 1);
  }

  return { loadedOf: (key) => answers.get(key) ?? LOADING, retry };
}
