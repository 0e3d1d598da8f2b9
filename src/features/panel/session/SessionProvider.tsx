import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { refreshPause } from '@/lib/auth-fetch';
import { logError } from '@/lib/log';
import { hasKeptSession } from '@/lib/staff-client';
import { forgetStaffDrafts } from '@/lib/staff-drafts';
import { findSession, onSessionChange, signOut, type Session } from '@/queries/auth';
import { SessionContext } from './session-context';

interface SessionState {
  session: Session | null;
  isLoading: boolean;
  hasExpired: boolean;
}

/**
 * Whether the session of this browser waits to be refreshed: nobody has ended it, and it is shown
 * again as soon as Auth has answered.
 */
const isPutOff = () => refreshPause.get() !== null && hasKeptSession();

const UNKNOWN: SessionState = { session: null, isLoading: true, hasExpired: false };

/**
 * Knows who is signed in: reads the session once at the start and then follows every change of it
 * (AUTH-15). Wraps the panel's routes; public pages load none of this.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(UNKNOWN);
  const [isSigningOut, setIsSigningOut] = useState(false);
  // A second press may come before the first has been rendered.
  const isLeaving = useRef(false);

  useEffect(() => {
    // Synchronous on purpose: awaiting the client inside its own callback can lock it.
    const unsubscribe = onSessionChange((session) => {
      const hasLeft = isLeaving.current;
      if (session === null && !hasLeft && isPutOff()) return;
      setState((known) => ({
        session,
        isLoading: false,
        hasExpired: session === null && !hasLeft && (known.session !== null || known.hasExpired),
      }));
    });
    // A session change that arrived before this answer is newer, so the answer is dropped.
    const settle = (session: Session | null) =>
      setState((known) => (known.isLoading ? { ...UNKNOWN, session, isLoading: false } : known));
    findSession().then(settle, (error: unknown) => {
      logError('findSession', error);
      if (!isPutOff()) settle(null);
    });
    return unsubscribe;
  }, []);

  const handleSignOut = useCallback(async (scope?: 'global') => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    setIsSigningOut(true);
    forgetStaffDrafts();
    try {
      await signOut(scope);
    } catch (error) {
      logError('signOut', error);
    }
    setState({ session: null, isLoading: false, hasExpired: false });
    setIsSigningOut(false);
    isLeaving.current = false;
  }, []);

  const context = useMemo(
    () => ({
      ...state,
      user: state.session?.user ?? null,
      isSigningOut,
      signOut: handleSignOut,
    }),
    [state, isSigningOut, handleSignOut],
  );
  return <SessionContext value={context}>{children}</SessionContext>;
}
