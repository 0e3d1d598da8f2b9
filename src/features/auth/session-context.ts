import { createContext } from 'react';
import type { Session, User } from '@/queries/auth';

/** Who is signed in (AUTH-12). */
export interface SessionContextValue {
  user: User | null;
  session: Session | null;
  /** True until the first session check completes. */
  isLoading: boolean;
  /** The session ended under someone's hands (expired, revoked, signed out in another window). */
  hasExpired: boolean;
  /** Signing out is under way: the backend may let one wait for its answer. */
  isSigningOut: boolean;
  /**
   * Ends the session in this browser, whether or not the backend hears of it; does nothing while that
   * is under way. Never rejects.
   */
  signOut: () => Promise<void>;
}

export const SessionContext = createContext<SessionContextValue | null>(null);
