// What this tab has changed itself: the ids of its changes, and the versions they have produced.

/**
 * The ids of changes whose answer has not come, by what they change. The same change sent again has
 * the same id, so that the database can say whether it was stored the first time.
 */
const unanswered = new Map<string, string>();

/** The id of a change of bookings; `isRepeat` if it was sent before and no answer came. */
export function commandIdOf(change: string): { id: string; isRepeat: boolean } {
  const known = unanswered.get(change);
  if (known !== undefined) return { id: known, isRepeat: true };
  const id = crypto.randomUUID();
  unanswered.set(change, id);
  return { id, isRepeat: false };
}

/** Ends a change, once it is known to be stored. */
export function forgetCommand(change: string): void {
  unanswered.delete(change);
}

/** Whether this tab has sent the change and had no answer. */
function isUnanswered(commandId: string): boolean {
  return [...unanswered.values()].includes(commandId);
}

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
