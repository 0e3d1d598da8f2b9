import type { RestClient } from '@/lib/rest-client';
import { sumEuros } from '@/domain/basics/money';
import {
  insertPayment,
  listPayments,
  receiveGroupPayment,
  undoPayment,
  type NewGroupPayment,
  type NewPayment,
  type Payment,
} from '@/queries/payments';
import { QueryError } from '@/queries/query-error';
import { idempotentPaymentId, releasePaymentIds } from './payment-ids';

export interface StoredPayment {
  payment: Payment;
  /**
   * All payments of the booking as just read, if an earlier request had already done it; null
   * otherwise.
   */
  payments: readonly Payment[] | null;
}

const UNIQUE_VIOLATION = '23505';

/**
 * Enters a payment (PAY-02). If a request whose answer was lost has already stored it, it returns
 * the stored row. If that request stored another payment under this id, this one gets a new id.
 */
export async function storePayment(
  client: RestClient,
  payment: NewPayment,
): Promise<StoredPayment> {
  try {
    return { payment: await insertPayment(client, payment), payments: null };
  } catch (error) {
    if (!(error instanceof QueryError) || error.code !== UNIQUE_VIOLATION) throw error;
    const found = await findPayment(client, payment);
    if (found === null) throw error;
    if (isSame(found.payment, payment)) return found;
    // The new id is remembered, so that a retry uses it again if this answer is lost, too.
    releasePaymentIds([found.payment]);
    const id = idempotentPaymentId(payment.booking_id, payment.amount > 0 ? 'receive' : 'refund');
    return storePayment(client, { ...payment, id });
  }
}

/** Whether a stored payment is the one that is sent again; an undone one counts no more. */
function isSame(stored: Payment, sent: NewPayment): boolean {
  return (
    !stored.undone &&
    stored.amount === sent.amount &&
    stored.method === sent.method &&
    stored.paid_on === sent.paid_on
  );
}

/**
 * Undoes a payment. One that is undone already is given back as it is.
 *
 * @throws QueryError of kind 'missing' when it is gone
 */
export async function storeUndo(client: RestClient, payment: Payment): Promise<StoredPayment> {
  try {
    return { payment: await undoPayment(client, payment.id), payments: null };
  } catch (error) {
    if (!(error instanceof QueryError) || error.kind !== 'missing') throw error;
    const found = await findPayment(client, payment);
    if (found === null) throw error;
    return found;
  }
}

/** Reads a payment of a booking, with all others of it; null when it is not stored. */
export async function findPayment(
  client: RestClient,
  { id, booking_id }: Pick<Payment, 'id' | 'booking_id'>,
): Promise<StoredPayment | null> {
  const payments = await listPayments(client, booking_id);
  const payment = payments.find((one) => one.id === id);
  return payment === undefined ? null : { payment, payments };
}

/**
 * Enters one payment for a whole group. If a request whose answer was lost has stored another
 * payment under this id, this one gets a new id. Returns its parts, one for each room that got one.
 */
export async function storeGroupPayment(
  client: RestClient,
  payment: NewGroupPayment,
): Promise<Payment[]> {
  const { id, reference } = payment;
  const parts = await receiveGroupPayment(client, payment);
  if (isWhole(parts, payment)) return parts;
  releasePaymentIds([{ id, booking_id: reference }]);
  return storeGroupPayment(client, {
    ...payment,
    id: idempotentPaymentId(reference, 'receive'),
  });
}

function isWhole(parts: readonly Payment[], { amount, method, paid_on }: NewGroupPayment): boolean {
  return (
    sumEuros(parts.map((part) => part.amount)) === amount &&
    parts.every((part) => !part.undone && part.method === method && part.paid_on === paid_on)
  );
}
