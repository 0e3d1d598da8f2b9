import { isUnanswered } from './command-ids';

type Version = { id: string; updated_at: string; command_id?: string | null };

const keyOf = ({ id, updated_at }: Version) => `${id} ${updated_at}`;

/**
 * The versions of bookings that this tab's own changes produced. A booking read in any other new
 * version was changed by somebody else, and the panel says so to whoever has it open.
 */
const own = new Set<string>();

/** The results of changes without an answer that were read meanwhile. */
const recognised = new Set<string>();

/** Remembers bookings as a change of this tab has left them. */
export function noteOwnVersions(bookings: readonly Version[]): void {
  for (const booking of bookings) own.add(keyOf(booking));
}

/**
 * Recognises in what is read the results of this tab's changes whose answer was lost. Only the first
 * version that names such a change is its result; a later one is by somebody who named nothing.
 */
export function recogniseOwnVersions(bookings: readonly Version[]): void {
  for (const booking of bookings) {
    const command = booking.command_id ?? null;
    const result = `${booking.id} ${command}`;
    if (command === null || !isUnanswered(command) || recognised.has(result)) continue;
    recognised.add(result);
    own.add(keyOf(booking));
  }
}

/** Whether a booking stands as this tab has left it. */
export function isOwnVersion(booking: Version): boolean {
  return own.has(keyOf(booking));
}

/**
 * Which version the changes of one screen have made of which. A second press, made before the answer
 * to the first is shown, starts from an older version: it must not be taken for somebody else's
 * change.
 */
export type Successors = Map<string, string>;

/** Notes that a change of the screen has made one version of a booking of another. */
export function noteSuccessor(successors: Successors, before: Version, after: Version): void {
  if (before.updated_at !== after.updated_at) successors.set(keyOf(before), after.updated_at);
}

/** The version that the screen's own changes have made of the one that is shown. */
export function latestVersion(successors: Successors, booking: Version): string {
  const updated_at = successors.get(keyOf(booking));
  return updated_at === undefined
    ? booking.updated_at
    : latestVersion(successors, { ...booking, updated_at });
}
