import { type ConflictRule, parseConflictRule } from '@/domain/room-availability';

/** Which bookings hide a room from this form, as the build was told. */
export function conflictRule(): ConflictRule {
  return parseConflictRule(import.meta.env.VITE_BOOKING_CONFLICT_RULE);
}
