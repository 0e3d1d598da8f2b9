import {
  hashKey,
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { useToast } from '@/components/overlay/useToast';
import { logError } from '@/lib/log';
import type { RestClient } from '@/lib/rest-client';
import { QueryError } from '@/queries/query-error';
import { asStaff } from './as-staff';
import { ChangeError } from './change-error';

export interface ChangeNotice<Input> {
  message: string;
  detail?: string;
  /** The change that takes this one back: the notice offers 'Anular', and so does the key Z. */
  undo?: Input;
}

/** How a row of a cached list changes before the backend has answered. */
export interface RowPatch<Row extends { id: string }> {
  /** The list, kept in the cache as an array of rows. */
  list: QueryKey;
  row: Row;
  changes: Partial<Row>;
}

export interface PanelMutation<Input, Result, Row extends { id: string }> {
  /** Makes the change. The session has been checked before. */
  send: (client: RestClient, input: Input) => Promise<Result>;
  /**
   * Changes of one queue are sent in the order in which they were made. Without a queue, a change
   * that is started while another is being sent is ignored, so that a double click counts once.
   */
  queue?: string;
  /** Shows the change in a list at once; it is taken back when the change is refused. */
  optimistic?: (input: Input) => RowPatch<Row>;
  /** Called when the change is made; gives the notice that says so, if there is one. */
  onDone?: (result: Result, input: Input) => ChangeNotice<Input> | undefined | void;
  /** Why the change was not made, in words for the person who made it. */
  failure: (error: unknown, input: Input) => string;
  /**
   * Where the words of `failure` appear: in a notice, in the place where the change was made (the
   * caller shows `error`), or nowhere. If the session has ended, SessionEnded reports it instead,
   * except with 'none'.
   */
  showFailure?: 'toast' | 'inline' | 'none';
  /** The second line of a failure's notice. */
  failureDetail?: (input: Input) => string | undefined;
  /** Leaves the question: the change was made, its thing is gone, or only a new sign-in helps. */
  onOver?: () => void;
  /** What is said instead where the thing was gone before the change. */
  gone?: (input: Input) => string;
  onFailed?: (error: ChangeError, input: Input) => void;
  /** The name under which a failure is logged; a failure that SessionEnded reports is not. */
  log?: string;
  /**
   * What is read anew as well, and before a change counts as made, so that nothing old flashes up
   * beside its notice.
   */
  readFirst?: readonly QueryKey[];
  /** What is read anew afterwards, whether or not the change was made. */
  refresh?: readonly QueryKey[];
}

/**
 * The mutation behind every change in the panel: checks the session, sends the change, reports the
 * outcome and offers to undo it. SessionEnded, in the layout, reports a session that has ended.
 */
export function usePanelMutation<Input, Result, Row extends { id: string } = { id: string }>({
  send,
  queue,
  optimistic,
  onDone,
  failure,
  showFailure = 'toast',
  failureDetail,
  onOver,
  gone,
  onFailed,
  log,
  readFirst = [],
  refresh = [],
}: PanelMutation<Input, Result, Row>) {
  const client = useQueryClient();
  const toast = useToast();
  const isRunning = useRef(false);
  const mutationKey = queue === undefined ? undefined : [queue];

  const { mutateAsync, isPending, error, data, variables, reset } = useMutation<
    Result,
    ChangeError,
    Input
  >({
    mutationKey,
    scope: queue === undefined ? undefined : { id: queue },
    meta: { isSilent: showFailure === 'none' },
    mutationFn: async (input) => {
      try {
        const result = await asStaff((rest) => send(rest, input));
        await Promise.all(readAnew(readFirst));
        return result;
      } catch (cause) {
        throw new ChangeError(failure(cause, input), cause);
      }
    },
    onMutate: async (input) => {
      if (optimistic === undefined) return;
      const patch = optimistic(input);
      await client.cancelQueries({ queryKey: patch.list });
      patchRow(client, patch);
    },
    onSuccess: (result, input) => {
      onOver?.();
      const notice = onDone?.(result, input);
      if (!notice) return;
      const { message, detail, undo } = notice;
      toast.success(message, {
        detail,
        action:
          undo === undefined
            ? undefined
            : { label: 'Anular', onPress: () => void change(undo), isUndo: true },
      });
    },
    onError: (changeError, input) => {
      if (optimistic !== undefined) patchRow(client, reversed(optimistic(input)));
      const isToldByDialog = changeError.isSessionOver && showFailure !== 'none';
      if (log !== undefined && !isToldByDialog) logError(log, changeError.cause);
      if (showFailure === 'toast' && !isToldByDialog) {
        toast.error(changeError.message, { detail: failureDetail?.(input) });
      }
      void readAnew(readFirst);
      const isGone = gone !== undefined && isMissing(changeError.cause);
      if (isGone) toast.warning(gone(input));
      if (isGone || changeError.isSessionOver) onOver?.();
      onFailed?.(changeError, input);
    },
    onSettled: () => {
      const keys = toRefresh(client, queue);
      for (const queryKey of refresh) keys.set(hashKey(queryKey), queryKey);
      // Reading while later changes still wait would show the state before them.
      const isLast = mutationKey === undefined || client.isMutating({ mutationKey }) <= 1;
      if (!isLast) return;
      void readAnew([...keys.values()]);
      keys.clear();
    },
  });

  function readAnew(keys: readonly QueryKey[]) {
    return keys.map(async (queryKey) => client.invalidateQueries({ queryKey }));
  }

  /** Makes the change; gives what came of it, or null when it failed or was ignored. Never rejects. */
  async function change(input: Input): Promise<Result | null> {
    if (queue === undefined && isRunning.current) return null;
    isRunning.current = true;
    try {
      return await mutateAsync(input);
    } catch {
      // `onError` has reported it already.
      return null;
    } finally {
      isRunning.current = false;
    }
  }

  return { change, isPending, error, data, input: variables, reset };
}

function isMissing(cause: unknown): boolean {
  return cause instanceof QueryError && cause.kind === 'missing';
}

type KeysByHash = Map<string, QueryKey>;

/** What the changes of each queue read anew once the last of them is made, whichever that is. */
const refreshedByQueue = new WeakMap<QueryClient, Map<string, KeysByHash>>();

function toRefresh(client: QueryClient, queue: string | undefined): KeysByHash {
  if (queue === undefined) return new Map();
  const queues = refreshedByQueue.get(client) ?? new Map<string, KeysByHash>();
  refreshedByQueue.set(client, queues);
  const keys = queues.get(queue) ?? new Map<string, QueryKey>();
  queues.set(queue, keys);
  return keys;
}

function patchRow<Row extends { id: string }>(
  client: QueryClient,
  { list, row, changes }: RowPatch<Row>,
): void {
  client.setQueryData<Row[]>(list, (rows) =>
    rows?.map((other) => (other.id === row.id ? { ...other, ...changes } : other)),
  );
}

/** The same columns with the values they had before. */
function reversed<Row extends { id: string }>(patch: RowPatch<Row>): RowPatch<Row> {
  const changes = { ...patch.changes };
  for (const column in changes) changes[column] = patch.row[column];
  return { ...patch, changes };
}
