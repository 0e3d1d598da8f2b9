import { type ConflictRule, parseConflictRule } from '@/domain/availability/availability-rule';

/** Which bookings hide a room from the booking form, from the build's settings. */
export function conflictRule(): ConflictRule {
  return parseConflictRule(import.meta.env.VITE_BOOKING_CONFLICT_RULE);
}
