import type { PostgrestError, PostgrestSingleResponse } from '@supabase/postgrest-js';

/** What kind of failure a screen may want to tell apart; wording is never compared. */
export type QueryErrorKind =
  | 'network' // no answer came
  | 'session' // wrong credentials, or a session that is expired or forged
  | 'no-session' // nobody is signed in
  | 'forbidden' // the database does not let this user do it
  | 'conflict' // what was asked for collides with what is stored
  | 'stale' // somebody else changed it since it was read; the hint names the bookings
  | 'duplicate-request' // this very request or message was received a moment ago
  | 'rate-limit' // too many requests in a short time
  | 'invalid' // a rule of the database refuses the input; the message is for people
  | 'missing' // nothing was found or changed
  | 'server'; // anything else

/** The one error that leaves `queries`: which operation failed, how, and the server's own words. */
export class QueryError extends Error {
  readonly operation: string;
  readonly kind: QueryErrorKind;
  readonly code: string;
  readonly hint: string | null;

  constructor(
    operation: string,
    failure: {
      kind: QueryErrorKind;
      message: string;
      code?: string;
      hint?: string | null;
      cause?: unknown;
    },
  ) {
    super(failure.message, { cause: failure.cause });
    this.name = 'QueryError';
    this.operation = operation;
    this.kind = failure.kind;
    this.code = failure.code ?? '';
    this.hint = failure.hint ?? null;
  }
}

/**
 * Gives the data of an answer, or throws it as a QueryError.
 *
 * @param operation name of the query function, for logs and messages
 * @throws QueryError when the answer carries an error
 */
export function unwrap<T>(operation: string, answer: PostgrestSingleResponse<T>): T {
  if (answer.error) throw toQueryError(operation, answer.error, answer.status);
  return answer.data;
}

/**
 * Like `unwrap` for a list. Something on the way may answer in the backend's place (a captive portal,
 * a proxy): what is no list is a failure to tell, not rows to show.
 *
 * @throws QueryError of kind 'server' when rows were asked for and something else came
 */
export function unwrapRows<T>(operation: string, answer: PostgrestSingleResponse<T[]>): T[] {
  const rows = unwrap(operation, answer);
  if (!Array.isArray(rows)) throw new QueryError(operation, { kind: 'server', message: '' });
  return rows;
}

/**
 * Like `unwrapRows` for a question with one answer at most: null when there is none.
 *
 * @throws QueryError as `unwrapRows`
 */
export function unwrapFirst<T>(operation: string, answer: PostgrestSingleResponse<T[]>): T | null {
  const [first = null] = unwrapRows(operation, answer);
  return first;
}

/**
 * Like `unwrapRows` for writes whose changed rows were selected: row-level security hides rows, it does
 * not complain, so that no changed row is a failure (decisions.md, 'Zero rows changed').
 *
 * @throws QueryError of kind 'missing' when no row was changed
 */
export function unwrapChanged<T>(
  operation: string,
  answer: PostgrestSingleResponse<T[]>,
): [T, ...T[]] {
  const [first, ...rest] = unwrapRows(operation, answer);
  if (first === undefined) throw new QueryError(operation, { kind: 'missing', message: '' });
  return [first, ...rest];
}

function toQueryError(operation: string, error: PostgrestError, status: number): QueryError {
  return new QueryError(operation, {
    kind: kindOf(error, status),
    code: error.code,
    message: isFromBackend(error, status) ? error.message.replace(/^error: /, '') : '',
    hint: error.hint,
    cause: error,
  });
}

/**
 * Whether the backend itself speaks. Without an answer the message is the browser's own, and what comes
 * without a code is the page of some gateway on the way: neither is for people.
 */
function isFromBackend({ code }: PostgrestError, status: number): boolean {
  return status !== 0 && Boolean(code);
}

function kindOf({ code }: PostgrestError, status: number): QueryErrorKind {
  if (status === 0) return 'network';
  if (status === 401 && code?.startsWith('PGRST3')) return 'session';
  if (code === '42501') return 'forbidden';
  if (code === 'HS014') return 'stale';
  if (code === 'HS013' || code === 'HS102') return 'duplicate-request';
  if (code === '23P01' || code === 'HS009' || code === '23503' || code === '23505')
    return 'conflict';
  if (code === 'HS429' || status === 429) return 'rate-limit';
  if (code?.startsWith('HS')) return 'invalid';
  if (code === 'PGRST116') return 'missing';
  return 'server';
}
