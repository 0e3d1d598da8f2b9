import type { RestClient } from '@/lib/rest-client';
import { commandIdOf, forgetCommand } from '@/features/panel/booking-data/own-changes';
import { listBookingsOfCommand } from '@/queries/desk-stays';
import { QueryError } from '@/queries/query-error';
import { IDS_AT_ONCE, moveBookings } from '@/queries/staff-requests';

type Ids = readonly string[];

/**
 * Cancels those of some bookings that are still pending; those that an earlier attempt without an
 * answer has cancelled count too.
 *
 * @param now ISO time
 * @returns the ids of those that were cancelled
 * @throws QueryError; some may have been cancelled before it
 */
export async function cancelRequests(client: RestClient, ids: Ids, now: string): Promise<string[]> {
  const wish = `cancel ${ids.join(' ')}`;
  const { id: commandId, isRepeat } = commandIdOf(wish);
  const cancelled = new Set<string>();
  for (const part of partsOf(ids)) {
    const change = { ids: part, from: 'pending', to: 'cancelled', now, commandId } as const;
    // oxlint-disable-next-line no-await-in-loop -- in parallel they only wait for one another
    for (const { id } of await moveBookings(client, change)) cancelled.add(id);
  }
  if (isRepeat) {
    for (const { id } of await listBookingsOfCommand(client, commandId)) cancelled.add(id);
  }
  forgetCommand(wish);
  return ids.filter((id) => cancelled.has(id));
}

/**
 * Undoes the cancelling where the room is still free; bookings that somebody has changed meanwhile
 * stay as they are.
 *
 * @param now ISO time
 * @returns the ids of those that wait for an answer again
 * @throws QueryError, save for taken rooms
 */
export async function restoreRequests(
  client: RestClient,
  ids: Ids,
  now: string,
): Promise<string[]> {
  const restored: string[] = [];
  for (const part of partsOf(ids)) {
    // oxlint-disable-next-line no-await-in-loop -- one part after the other, as above
    restored.push(...(await restorePart(client, part, now)));
  }
  return restored;
}

/** The database takes all or none of a part: where one room is taken, the part is halved. */
async function restorePart(client: RestClient, ids: Ids, now: string): Promise<string[]> {
  try {
    const change = { ids, from: 'cancelled', to: 'pending', now } as const;
    return (await moveBookings(client, change)).map(({ id }) => id);
  } catch (error) {
    if (!(error instanceof QueryError) || error.kind !== 'conflict') throw error;
    if (ids.length <= 1) return [];
    const half = Math.ceil(ids.length / 2);
    return [
      ...(await restorePart(client, ids.slice(0, half), now)),
      ...(await restorePart(client, ids.slice(half), now)),
    ];
  }
}

function partsOf(ids: Ids): Ids[] {
  const count = Math.ceil(ids.length / IDS_AT_ONCE);
  return Array.from({ length: count }, (_, part) =>
    ids.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE),
  );
}
