import {
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
} from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Publication } from '@/domain/room/publication';
import { supabaseClient } from '@/lib/staff-client';
import { QueryError, type QueryErrorKind } from './query-error';

const outcome = v.object({
  counts: v.optional(
    v.object({
      booked: v.number(),
      moved: v.optional(v.number(), 0),
      cancelled: v.number(),
      conflict: v.optional(v.number(), 0),
    }),
  ),
  error: v.optional(v.string()),
});

/**
 * The result of reading a calendar: counts of stays booked (`moved`: those of them that were
 * bookings before), cancelled and in conflict, or an error message for staff; neither if nothing
 * was new, or if another run was reading it.
 */
export type SyncOutcome = v.InferOutput<typeof outcome>;

/**
 * Has the function sync-calendars read a calendar at once, with the rights of the signed-in user
 * (CHAN-02). Fails as 'missing' where the function is not deployed, 'network' when no answer came,
 * 'session' when the backend no longer accepts the session, 'server' otherwise.
 *
 * @param feedId the id of the calendar
 */
export async function syncCalendar(feedId: string): Promise<SyncOutcome> {
  const { data, error } = await supabaseClient().functions.invoke<unknown>('sync-calendars', {
    body: { feed: feedId },
  });
  if (error) {
    throw new QueryError('syncCalendar', {
      kind: kindOfFunctionError(error),
      message: '',
      cause: error,
    });
  }
  const answer = v.safeParse(v.object({ [feedId]: outcome }), data);
  const found = answer.success ? answer.output[feedId] : undefined;
  if (found !== undefined) return found;
  throw new QueryError('syncCalendar', { kind: 'server', message: '' });
}

const publication = v.object({ state: v.picklist(['no-hook', 'not-now', 'asked', 'failed']) });

/**
 * Has the function publish ask the site's host to build its pages anew, with the rights of the
 * signed-in user (PUB-02). What was changed is kept by the database, whatever comes of it.
 */
export async function askPublication(): Promise<Publication> {
  const { data, error } = await supabaseClient().functions.invoke<unknown>('publish');
  if (error) {
    throw new QueryError('askPublication', {
      kind: kindOfFunctionError(error),
      message: '',
      cause: error,
    });
  }
  const answer = v.safeParse(publication, data);
  if (answer.success) return answer.output.state;
  throw new QueryError('askPublication', { kind: 'server', message: '' });
}

export function kindOfFunctionError(error: unknown): QueryErrorKind {
  if (error instanceof FunctionsFetchError || error instanceof FunctionsRelayError)
    return 'network';
  const answer: unknown = error instanceof FunctionsHttpError ? error.context : null;
  if (!(answer instanceof Response)) return 'server';
  if (answer.status === 404) return 'missing';
  if (answer.status === 401) return 'session';
  if (answer.status === 403) return 'forbidden';
  return answer.status === 429 ? 'rate-limit' : 'server';
}
