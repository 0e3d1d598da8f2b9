// An act (money that comes, money that goes) has one id from the moment it is begun until it is known to
// be stored. Sent again after a lost answer, even from a form that was opened anew, it is the same row.

const openActs = new Map<string, string>();

/** What money does: it comes from the guest, or goes back. */
export type ActKind = 'receive' | 'refund';

const keyOf = (bookingId: string, kind: ActKind) => `${kind}:${bookingId}`;

/** The id of the act that is open for a booking; a new one when none is. */
export function openAct(bookingId: string, kind: ActKind): string {
  const key = keyOf(bookingId, kind);
  const id = openActs.get(key) ?? crypto.randomUUID();
  openActs.set(key, id);
  return id;
}

/** These payments are stored: what comes next is another act. */
export function closeActs(payments: readonly { id: string }[]): void {
  const stored = new Set(payments.map(({ id }) => id));
  for (const [key, id] of openActs) if (stored.has(id)) openActs.delete(key);
}
