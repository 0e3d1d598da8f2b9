import type { RestClient } from '@/lib/rest-client';
import type { Day } from '@/domain/calendar/dates';
import { unwrap } from '../query-error';

/** How the house uses online payments. */
export interface PaymentUse {
  /** Whether they are set up; null: not. */
  service: string | null;
  /** Since when it is listed what must be billed, yyyy-mm-dd; null: it is not. */
  bills_from: Day | null;
}

/**
 * Whether guests can pay online, and whether the house lists what must be billed (DEPOSIT-01,
 * DEPOSIT-04).
 *
 * @throws QueryError
 */
export async function readPaymentUse(client: RestClient): Promise<PaymentUse> {
  return unwrap(
    'readPaymentUse',
    await client.from('payment_settings').select('service,bills_from').single(),
  );
}
