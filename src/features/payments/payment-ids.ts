// A payment or refund keeps one id from its first attempt until it is known to be stored. Sent
// again after a lost answer, even from a reopened form, it is therefore the same row.

const unfinishedIds = new Map<string, string>();

/** Money is received from the guest, or refunded. */
export type PaymentKind = 'receive' | 'refund';

const keyOf = (bookingId: string, kind: PaymentKind) => `${kind}:${bookingId}`;

/** The id for a booking's unfinished payment or refund; a new one when there is none. */
export function idempotentPaymentId(bookingId: string, kind: PaymentKind): string {
  const key = keyOf(bookingId, kind);
  const id = unfinishedIds.get(key) ?? crypto.randomUUID();
  unfinishedIds.set(key, id);
  return id;
}

/** Frees the ids of these stored payments, so that the next payment gets a new one. */
export function releasePaymentIds(payments: readonly { id: string }[]): void {
  const stored = new Set(payments.map(({ id }) => id));
  for (const [key, id] of unfinishedIds) if (stored.has(id)) unfinishedIds.delete(key);
}
