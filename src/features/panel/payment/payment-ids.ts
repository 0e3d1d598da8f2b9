import * as v from 'valibot';
import { staffDrafts } from '@/lib/staff-drafts';

// A payment or refund keeps one id from its first attempt until it is known to be stored. Sent
// again after a lost answer, even from a reopened form, it is therefore the same row. As a draft
// the id survives a reload, and signing out deletes it.

const unfinishedIds = staffDrafts('pagamento', v.string());

const KINDS = ['receive', 'refund'] as const;

/** Money is received from the guest, or refunded. */
export type PaymentKind = (typeof KINDS)[number];

const keyOf = (bookingId: string, kind: PaymentKind) => `${kind}:${bookingId}`;

/** The id of a booking's payment or refund that may be stored or not; null when there is none. */
export function unfinishedPaymentId(bookingId: string, kind: PaymentKind): string | null {
  return unfinishedIds.read(keyOf(bookingId, kind));
}

/** The id for a booking's unfinished payment or refund; a new one when there is none. */
export function idempotentPaymentId(bookingId: string, kind: PaymentKind): string {
  const id = unfinishedPaymentId(bookingId, kind) ?? crypto.randomUUID();
  unfinishedIds.keep(keyOf(bookingId, kind), id);
  return id;
}

/** Frees the ids of these stored payments, so that the next payment gets a new one. */
export function releasePaymentIds(payments: readonly { id: string; booking_id: string }[]): void {
  for (const { id, booking_id } of payments) {
    for (const kind of KINDS) {
      if (unfinishedPaymentId(booking_id, kind) === id) unfinishedIds.drop(keyOf(booking_id, kind));
    }
  }
}
