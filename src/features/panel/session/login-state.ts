import { adminPaths } from '@/lib/staff-paths';

/** What the history entry of the login page carries; none of it appears in the URL. */
export interface LoginState {
  /** The screen to go back to: the session ended there, with work on it. */
  returnTo: string;
  /** A new sign-in is wanted although a session is still held: the backend no longer accepts it. */
  isSessionRefused?: boolean;
}

/** Reads the state of the login's history entry; it is checked, because it could be anything. */
export function readLoginState(state: unknown): LoginState | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  const { returnTo } = state;
  if (typeof returnTo !== 'string' || !returnTo.startsWith(`${adminPaths.root}/`)) return null;
  return { returnTo, isSessionRefused: 'isSessionRefused' in state && !!state.isSessionRefused };
}
