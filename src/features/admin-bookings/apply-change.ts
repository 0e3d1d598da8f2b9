import type { RestClient } from '@/lib/rest-client';
import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';
import { QueryError } from '@/queries/query-error';
import { findBooking, type BareBooking, type StaffBooking } from '@/queries/staff-bookings';

/** Which row a write is for, and on which condition. */
export interface ChangeTarget {
  id: string;
  ifUnchangedSince: string;
}

export type ChangeOutcome =
  | { kind: 'done'; booking: StaffBooking }
  /** Nothing was written: this is how the booking stands by now. */
  | { kind: 'changed-elsewhere'; booking: StaffBooking }
  | { kind: 'failed'; error: unknown };

/**
 * Changes one booking as it is on the screen. The session is checked first (Specification §4), and
 * a booking that somebody changed meanwhile is not overwritten but read anew (Decisions, Admin).
 * Never rejects.
 */
export async function applyChange(
  shown: StaffBooking,
  write: (client: RestClient, target: ChangeTarget) => Promise<BareBooking>,
): Promise<ChangeOutcome> {
  try {
    await requireSession();
    const target = { id: shown.id, ifUnchangedSince: shown.updated_at };
    return { kind: 'done', booking: { ...shown, ...(await write(staffClient(), target)) } };
  } catch (error) {
    const current = await findChangedElsewhere(shown, error);
    return current ? { kind: 'changed-elsewhere', booking: current } : { kind: 'failed', error };
  }
}

async function findChangedElsewhere(
  shown: StaffBooking,
  error: unknown,
): Promise<StaffBooking | null> {
  if (!(error instanceof QueryError) || error.kind !== 'missing') return null;
  try {
    const current = await findBooking(staffClient(), shown.id);
    return current?.updated_at === shown.updated_at ? null : current;
  } catch {
    // The write itself has failed, and that is what the person hears of.
    return null;
  }
}
