import type { RestClient } from '@/lib/rest-client';
import { changeStays } from '@/queries/desk-stays';
import type { DayEntry } from '@/queries/day-sheet';
import { QueryError } from '@/queries/query-error';
import { findBooking, type StaffBooking } from '@/queries/staff-bookings';

/**
 * Sets the status of a stay as it is on the screen. If the answer was lost, or somebody else has
 * set the same status first, that counts as done. What somebody else changed besides (a note, a
 * payment) is no reason to refuse; another status, room or date is.
 *
 * @throws QueryError as `changeStays`
 */
export async function sendStep(
  client: RestClient,
  { stay, status }: { stay: DayEntry; status: string },
): Promise<StaffBooking | undefined> {
  const { id, updated_at } = stay;
  try {
    return await setStatus(client, { id, updated_at, status });
  } catch (error) {
    const current = await readAfter(client, id, error);
    if (current === null) throw error;
    if (current.status === status) return current;
    const isLost = !(error instanceof QueryError) || error.kind !== 'stale';
    if (isLost || !isSameStay(stay, current)) throw error;
    return setStatus(client, { id, updated_at: current.updated_at, status });
  }
}

async function setStatus(
  client: RestClient,
  { id, updated_at, status }: { id: string; updated_at: string; status: string },
): Promise<StaffBooking | undefined> {
  const [stored] = await changeStays(client, [{ id, updated_at, set: { status } }]);
  return stored;
}

/**
 * Reads the booking after an error that leaves open whether the change was stored; null otherwise.
 */
async function readAfter(
  client: RestClient,
  id: string,
  error: unknown,
): Promise<StaffBooking | null> {
  const isTelling = error instanceof QueryError && ['stale', 'network'].includes(error.kind);
  if (!isTelling) return null;
  try {
    return await findBooking(client, id);
  } catch {
    // The user is told of the failed change, not of this failed read.
    return null;
  }
}

function isSameStay(shown: DayEntry, current: StaffBooking): boolean {
  return (
    shown.status === current.status &&
    shown.room_id === current.room_id &&
    shown.check_in_date === current.check_in_date &&
    shown.check_out_date === current.check_out_date
  );
}
