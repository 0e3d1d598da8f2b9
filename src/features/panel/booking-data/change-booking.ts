import type { RestClient } from '@/lib/rest-client';
import { QueryError } from '@/queries/query-error';
import { findBooking, type BareBooking, type StaffBooking } from '@/queries/staff-bookings';

/** Which row a write is for, and on which condition. */
export interface ChangeTarget {
  id: string;
  ifUnchangedSince: string;
}

/** A booking before and after a change was tried. */
export interface ChangedBooking {
  before: StaffBooking;
  after: StaffBooking;
  /**
   * Nothing was written because somebody else had changed the booking; `after` is their version.
   */
  isConflict: boolean;
}

/**
 * Changes one booking if it is still as the screen shows it. If somebody else has changed it
 * meanwhile, it is not overwritten but read again.
 *
 * @param version the `updated_at` that the booking must still have
 * @throws QueryError of `write`, when nobody else has changed the booking
 */
export async function changeBooking(
  client: RestClient,
  {
    shown,
    version,
    write,
  }: {
    shown: StaffBooking;
    version: string;
    write: (client: RestClient, target: ChangeTarget) => Promise<BareBooking>;
  },
): Promise<ChangedBooking> {
  try {
    const stored = await write(client, { id: shown.id, ifUnchangedSince: version });
    return { before: shown, after: { ...shown, ...stored }, isConflict: false };
  } catch (error) {
    const current = await findChangedElsewhere(client, { id: shown.id, version, error });
    if (current === null) throw error;
    return { before: shown, after: current, isConflict: true };
  }
}

async function findChangedElsewhere(
  client: RestClient,
  { id, version, error }: { id: string; version: string; error: unknown },
): Promise<StaffBooking | null> {
  if (!(error instanceof QueryError) || error.kind !== 'missing') return null;
  try {
    const current = await findBooking(client, id);
    return current?.updated_at === version ? null : current;
  } catch {
    // The user is told of the failed write, not of this failed read.
    return null;
  }
}

type Version = Pick<StaffBooking, 'id' | 'updated_at'>;

/**
 * Remembers which version of a booking each change of this screen has produced. A second press,
 * made before the answer to the first is shown, starts from an older version: it must not be taken
 * for somebody else's change.
 */
export function makeOwnVersions() {
  const successors = new Map<string, string>();

  function latest({ id, updated_at }: Version): string {
    const successor = successors.get(id + updated_at);
    return successor === undefined ? updated_at : latest({ id, updated_at: successor });
  }

  return {
    latest,
    note: (before: Version, after: Version) =>
      void successors.set(before.id + before.updated_at, after.updated_at),
  };
}
