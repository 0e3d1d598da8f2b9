import { createContext } from 'react';
import type { Session, User } from '@/queries/auth';

/** Who is signed in (AUTH-12). */
export interface SessionContextValue {
  user: User | null;
  session: Session | null;
  /** True until the first session check completes. */
  isLoading: boolean;
  /** The session ended while in use (expired, revoked, or signed out in another window). */
  hasExpired: boolean;
  /** Signing out is under way; the backend may take a while to answer. */
  isSigningOut: boolean;
  /**
   * Ends the session in this browser even if the backend cannot be reached; does nothing while
   * signing out is already under way. Never rejects.
   *
   * @param scope 'global' has Auth end the sessions in all other browsers too
   */
  signOut: (scope?: 'global') => Promise<void>;
}

export const SessionContext = createContext<SessionContextValue | null>(null);
