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
export function isUnanswered(commandId: string): boolean {
  return [...unanswered.values()].includes(commandId);
}
