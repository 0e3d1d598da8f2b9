import { isAuthApiError, type AuthError, type Session } from '@supabase/supabase-js';
import { passwordForm } from '@/domain/account/password-form';
import { forgetSession, supabaseClient } from '@/lib/staff-client';
import { QueryError, type QueryErrorKind } from './query-error';

export type { Session, User } from '@supabase/supabase-js';

/**
 * Signs staff in (DATA-AUTH-02). Fails as 'session' for wrong credentials, 'network' when no answer
 * came, 'rate-limit' after too many tries, 'server' otherwise.
 */
export async function signIn({
  email,
  password,
}: {
  email: string;
  password: string;
}): Promise<void> {
  const form = passwordForm(password);
  let error = await tryPassword(email, form);
  // Some chose theirs before all were hashed in one form.
  if (error?.code === 'invalid_credentials' && form !== password) {
    error = await tryPassword(email, password);
  }
  if (error) throw toQueryError('signIn', error);
}

async function tryPassword(email: string, password: string): Promise<AuthError | null> {
  return (await supabaseClient().auth.signInWithPassword({ email, password })).error;
}

/**
 * Ends the session in this browser, even if the backend cannot be reached. Fails when the backend
 * was not told; the session in this browser has ended anyway.
 *
 * @param scope 'global' has Auth end the sessions of this account in all other browsers too
 */
export async function signOut(scope: 'local' | 'global' = 'local'): Promise<void> {
  const { error } = await supabaseClient().auth.signOut({ scope });
  if (error === null) return;
  forgetSession();
  throw toQueryError('signOut', error);
}

/**
 * The current session, refreshed if it is about to expire, or null when nobody is signed in. Fails
 * as 'network' when no answer came, 'session' when the backend no longer accepts it.
 */
export async function findSession(): Promise<Session | null> {
  const { data, error } = await supabaseClient().auth.getSession();
  if (error) throw toQueryError('findSession', error, { refusedAs: 'session' });
  return data.session;
}

/**
 * The session check before staff load or change anything (DATA-AUTH-03, ERR-ADMBOOK-02). Fails as
 * 'no-session' when nobody is signed in, or as `findSession`.
 */
export async function requireSession(): Promise<Session> {
  const session = await findSession();
  if (session === null) throw new QueryError('requireSession', { kind: 'no-session', message: '' });
  return session;
}

/**
 * Calls back on every change of the session: sign-in, sign-out, token refresh, user update.
 *
 * The callback must not await a call of the client, which can cause a deadlock. What it returns
 * ends the subscription.
 */
export function onSessionChange(callback: (session: Session | null) => void): () => void {
  const { data } = supabaseClient().auth.onAuthStateChange((_event, session) => callback(session));
  return () => data.subscription.unsubscribe();
}

/** `refusedAs` is the kind of error if Auth has answered with a refusal. */
function toQueryError(
  operation: string,
  error: AuthError,
  { refusedAs = 'server' }: { refusedAs?: QueryErrorKind } = {},
): QueryError {
  return new QueryError(operation, {
    kind: kindOf(error, refusedAs),
    code: error.code,
    message: error.message,
    cause: error,
  });
}

function kindOf(error: AuthError, refusedAs: QueryErrorKind): QueryErrorKind {
  if (error.code === 'invalid_credentials') return 'session';
  if (error.status === 429) return 'rate-limit';
  return isAuthApiError(error) ? refusedAs : 'network';
}
