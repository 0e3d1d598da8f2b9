import { useContext } from 'react';
import { SessionContext, type SessionContextValue } from './session-context';

/** The session of whoever is signed in; throws outside its provider (ERR-AUTH-01). */
export function useSession(): SessionContextValue {
  const context = useContext(SessionContext);
  if (context === null) throw new Error('useSession needs a SessionProvider above it.');
  return context;
}
