import type { RestClient } from '@/lib/rest-client';
import {
  insertPayment,
  listPayments,
  undoPayment,
  type NewPayment,
  type Payment,
} from '@/queries/payments';
import { QueryError } from '@/queries/query-error';

/** A payment as it stands after an act. */
export interface StoredPayment {
  payment: Payment;
  /** It had been done before: the answer to the first sending was lost. */
  isRepeated: boolean;
}

const UNIQUE_VIOLATION = '23505';

/**
 * Enters a payment. One that has been stored before is given back as it is stored, not stored again.
 *
 * @throws QueryError
 */
export async function storePayment(
  client: RestClient,
  payment: NewPayment,
): Promise<StoredPayment> {
  try {
    return { payment: await insertPayment(client, payment), isRepeated: false };
  } catch (error) {
    if (!(error instanceof QueryError) || error.code !== UNIQUE_VIOLATION) throw error;
    return { payment: await findPayment(client, payment, error), isRepeated: true };
  }
}

/**
 * Undoes a payment. One that is undone already is given back as it is.
 *
 * @throws QueryError of kind 'missing' when it is gone
 */
export async function storeUndo(client: RestClient, payment: Payment): Promise<StoredPayment> {
  try {
    return { payment: await undoPayment(client, payment.id), isRepeated: false };
  } catch (error) {
    if (!(error instanceof QueryError) || error.kind !== 'missing') throw error;
    return { payment: await findPayment(client, payment, error), isRepeated: true };
  }
}

/** Reads one payment of a booking; without it the first failure stands. */
async function findPayment(
  client: RestClient,
  { id, booking_id }: Pick<Payment, 'id' | 'booking_id'>,
  failure: QueryError,
): Promise<Payment> {
  const payments = await listPayments(client, booking_id);
  const found = payments.find((payment) => payment.id === id);
  if (found === undefined) throw failure;
  return found;
}
