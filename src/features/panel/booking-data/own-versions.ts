/**
 * The versions of bookings that this tab's own changes produced. A booking read in any other new
 * version was changed by somebody else, and the panel says so to whoever has it open.
 */
const own = new Set<string>();

type Version = { id: string; updated_at: string };

const keyOf = ({ id, updated_at }: Version) => `${id} ${updated_at}`;

/** Remembers bookings as a change of this tab has left them. */
export function noteOwnVersions(bookings: readonly Version[]): void {
  for (const booking of bookings) own.add(keyOf(booking));
}

/** Whether a booking stands as this tab has left it. */
export function isOwnVersion(booking: Version): boolean {
  return own.has(keyOf(booking));
}
