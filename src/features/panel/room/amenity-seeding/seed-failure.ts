import { refusalReason } from '@/features/panel/change/refusal-reason';
import { NO_SESSION_MESSAGE, sessionMessage } from '@/features/panel/change/session-error';
import { QueryError } from '@/queries/query-error';

export interface SeedFailure {
  reason: string;
  /** Another sign-in would help. */
  needsLogin: boolean;
}

/**
 * Why the run failed. The database alone decides who may seed (decisions.md, Seeding tool without a
 * session); this only words its refusal.
 */
export function seedFailure(error: unknown, { isSignedIn }: { isSignedIn: boolean }): SeedFailure {
  const isForbidden = error instanceof QueryError && error.kind === 'forbidden';
  if (isForbidden && !isSignedIn) return { reason: NO_SESSION_MESSAGE, needsLogin: true };
  const reason = refusalReason(error);
  return {
    reason: reason.charAt(0).toUpperCase() + reason.slice(1),
    needsLogin: sessionMessage(error) !== null,
  };
}
