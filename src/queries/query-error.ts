import type { PostgrestError, PostgrestSingleResponse } from '@supabase/postgrest-js';

/** The kinds of failure that screens distinguish; they never compare messages. */
export type QueryErrorKind =
  | 'network' // no answer came
  | 'session' // wrong credentials, or a session that is expired or forged
  | 'no-session' // nobody is signed in
  | 'forbidden' // the database does not let this user do it
  | 'conflict' // the change collides with what is stored
  | 'stale' // somebody else changed it since it was read; the hint names the bookings
  | 'duplicate-request' // the same request or message was received a short time ago
  | 'rate-limit' // too many requests in a short time
  | 'invalid' // a rule of the database refuses the input; the message is for the user
  | 'missing' // nothing was found or changed
  | 'server'; // anything else

/**
 * The only error that `queries` throws: the failed operation, its kind and the server's message.
 * Every function there may throw it, and says so only where a kind or a code means something of its
 * own ("fails as 'stale' when …").
 */
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

/** Whether a sum was refused because somebody received or gave back meanwhile: staff are asked. */
export const haveSumsChanged = (error: unknown): boolean =>
  error instanceof QueryError && error.code === 'HS063';

/**
 * Returns the data of an answer, or throws its error as a QueryError.
 *
 * @param operation name of the query function, for logs and messages
 */
export function unwrap<T>(operation: string, answer: PostgrestSingleResponse<T>): T {
  if (answer.error) throw toQueryError(operation, answer.error, answer.status);
  return answer.data;
}

/**
 * Like `unwrap`, for a list. It checks that the answer is a list, because a captive portal or a
 * proxy may answer instead of the backend. Fails as 'server' when the answer is no list.
 */
export function unwrapRows<T>(operation: string, answer: PostgrestSingleResponse<T[]>): T[] {
  const rows = unwrap(operation, answer);
  if (!Array.isArray(rows)) throw new QueryError(operation, { kind: 'server', message: '' });
  return rows;
}

/** Like `unwrapRows`, for at most one row: null when there is none. */
export function unwrapFirst<T>(operation: string, answer: PostgrestSingleResponse<T[]>): T | null {
  const [first = null] = unwrapRows(operation, answer);
  return first;
}

/**
 * Like `unwrapRows`, for writes that select the changed rows. No changed row is a failure, because
 * row-level security hides rows without an error (decisions.md, 'Zero rows changed').
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
 * Whether the error message is from the backend. Without an answer it is the browser's, and without
 * a code it is from some gateway: neither is meant for the user.
 */
function isFromBackend({ code }: PostgrestError, status: number): boolean {
  return status !== 0 && Boolean(code);
}

/** From PostgreSQL 18 on, 23001 is a row that others still name. */
const CONFLICTS: ReadonlySet<string> = new Set(['23P01', 'HS009', '23001', '23503', '23505']);

function kindOf({ code }: PostgrestError, status: number): QueryErrorKind {
  if (status === 0) return 'network';
  if (status === 401 && code?.startsWith('PGRST3')) return 'session';
  // The session was ended from elsewhere (STAFF-03).
  if (code === 'HS036') return 'session';
  if (code === '42501') return 'forbidden';
  if (code === 'HS014') return 'stale';
  if (code === 'HS013' || code === 'HS102') return 'duplicate-request';
  if (CONFLICTS.has(code ?? '')) return 'conflict';
  if (code === 'HS429' || status === 429) return 'rate-limit';
  if (code?.startsWith('HS')) return 'invalid';
  if (code === 'PGRST116') return 'missing';
  return 'server';
}
