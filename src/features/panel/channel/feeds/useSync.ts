import { useState } from 'react';
import { useToast } from '@/components/overlay/useToast';
import { syncWords, type ReadOutcome } from '@/domain/channel/sync-words';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { sessionMessage } from '@/features/panel/change/session-error';
import { syncCalendar } from '@/queries/edge-functions';
import { QueryError } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';

/** How many calendars are read in parallel, as many as the Edge Function itself reads. */
const AT_ONCE = 4;

/** Why nothing could be read; without the Edge Function the rest of the panel still works. */
export const SYNC_FAILURES = {
  'not-there': {
    title: 'A leitura de calendários não está ligada nesta instalação',
    body: 'Falta publicar as funções «sync-calendars» e «calendar». Até lá nada é lido, e os nossos endereços não respondem. Os endereços podem ser guardados e copiados desde já; tudo o resto funciona.',
  },
  silent: {
    title: 'A leitura de calendários não respondeu',
    body: 'Verifique a ligação à internet. Se o resto do painel responde, a leitura pode não estar ligada nesta instalação.',
  },
  failed: {
    title: 'Não foi possível sincronizar',
    body: 'O que já foi lido continua cá. Tente novamente dentro de um minuto.',
  },
} as const;

export type SyncFailure = keyof typeof SYNC_FAILURES;

/** Reads calendars now, one request each, so that each shows when it is being read (CHAN-02). */
export function useSync() {
  const [reading, setReading] = useState<ReadonlySet<string>>(new Set());
  const toast = useToast();

  const { change, isPending, error, data } = usePanelMutation<
    readonly string[],
    { at: string; outcomes: ReadOutcome[]; ids: readonly string[] }
  >({
    send: async (_client, ids) => {
      setReading(new Set(ids));
      try {
        const outcomes = await readAll(ids, (id) => setReading((left) => without(left, id)));
        return { at: new Date().toISOString(), outcomes, ids };
      } finally {
        setReading(new Set());
      }
    },
    // The result line at the top may be out of sight of a single calendar, which gets a notice.
    onDone: ({ at, outcomes }, ids) =>
      ids.length === 1 && outcomes.every(({ error: words }) => words === undefined)
        ? { message: syncWords(outcomes, at) }
        : undefined,
    onFailed: (changeError, ids) => {
      if (changeError.isSessionOver || ids.length > 1) return;
      const { title, body } = SYNC_FAILURES[failureOf(changeError.cause)];
      toast.error(title, { detail: body });
    },
    showFailure: 'inline',
    failure: (cause) => sessionMessage(cause) ?? 'Não foi possível sincronizar.',
    log: 'syncCalendar',
    refresh: [queryKeys.channelFeeds, queryKeys.channelEvents, queryKeys.changes],
  });

  return {
    sync: (ids: readonly string[]) => void change(ids),
    isBusy: isPending,
    reading,
    done: data ?? null,
    failure: error !== null && !error.isSessionOver ? failureOf(error.cause) : null,
  };
}

export type Sync = ReturnType<typeof useSync>;

/** Goes on when one calendar fails; stops when the function does not answer at all. */
async function readAll(
  ids: readonly string[],
  onRead: (id: string) => void,
): Promise<ReadOutcome[]> {
  const waiting = [...ids];
  const outcomes: ReadOutcome[] = [];
  let hasStopped = false;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let id = waiting.shift(); id !== undefined && !hasStopped; id = waiting.shift()) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- so many at once, and no more
          outcomes.push(await syncCalendar(id));
        } catch (cause) {
          if (!(cause instanceof QueryError && cause.kind === 'server')) {
            hasStopped = true;
            throw cause;
          }
          outcomes.push({ error: '' });
        }
        onRead(id);
      }
    }),
  );
  return outcomes;
}

function failureOf(cause: unknown): SyncFailure {
  const kind = cause instanceof QueryError ? cause.kind : 'server';
  if (kind === 'missing') return 'not-there';
  return kind === 'network' ? 'silent' : 'failed';
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const left = new Set(ids);
  left.delete(id);
  return left;
}
