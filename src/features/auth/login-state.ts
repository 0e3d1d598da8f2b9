import { adminPaths } from '@/lib/staff-paths';

/** What an address of the login carries along in the browser's history, never in the address itself. */
export interface LoginState {
  /** The screen to go back to: the session ended there, with work on it. */
  returnTo: string;
  /** A new sign-in is wanted although a session is still held: the backend no longer accepts it. */
  isSessionRefused?: boolean;
}

/** Reads what came with the login's address; history holds anything, so nothing is taken on trust. */
export function readLoginState(state: unknown): LoginState | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  const { returnTo } = state;
  if (typeof returnTo !== 'string' || !returnTo.startsWith(`${adminPaths.root}/`)) return null;
  return { returnTo, isSessionRefused: 'isSessionRefused' in state && !!state.isSessionRefused };
}
