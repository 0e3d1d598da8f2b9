import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '@/queries/query-keys';
import type { BareBooking, StaffBooking } from '@/queries/staff-bookings';
import { newestFirst } from './newest-first';

// The cache of the pending requests, which the frame of the panel reads.

type Waiting = Map<string, StaffBooking>;

/**
 * Writes the new state of bookings into the pending requests: answered ones leave, new ones are
 * added. A new one without its room has the requests read again.
 */
export function writePending(
  client: QueryClient,
  changed: readonly (BareBooking | StaffBooking)[],
): void {
  let isAnyUnknown = false;
  changePending(client, (waiting) => {
    for (const booking of changed) {
      const known = waiting.get(booking.id);
      if (booking.status !== 'pending' || booking.archived) waiting.delete(booking.id);
      else if (known?.updated_at === booking.updated_at) continue;
      else if ('rooms' in booking) waiting.set(booking.id, booking);
      else if (known) waiting.set(booking.id, { ...known, ...booking });
      else isAnyUnknown = true;
    }
  });
  if (isAnyUnknown) void client.invalidateQueries({ queryKey: queryKeys.pendingBookings });
}

/** Removes deleted bookings from the pending requests. */
export function removePending(client: QueryClient, ids: readonly string[]): void {
  changePending(client, (waiting) => {
    for (const id of ids) waiting.delete(id);
  });
}

/** Keeps the same array if nothing has changed, so that no subscriber renders again. */
function changePending(client: QueryClient, change: (waiting: Waiting) => void): void {
  client.setQueryData<StaffBooking[]>(queryKeys.pendingBookings, (pending) => {
    if (pending === undefined) return undefined;
    const waiting: Waiting = new Map(pending.map((booking) => [booking.id, booking]));
    change(waiting);
    const isSame =
      waiting.size === pending.length && pending.every((one) => waiting.get(one.id) === one);
    return isSame ? pending : newestFirst([...waiting.values()]);
  });
}
