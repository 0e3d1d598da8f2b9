import type { RestClient } from '@/lib/rest-client';
import { unwrapObject } from '../json-answer';

export interface Invoice {
  invoice_name: string | null;
  tax_number: string | null;
}

/**
 * Writes down what the bill of a booking is to say (DEPOSIT-04); empty texts take it away. Fails
 * with code HS053 when the tax number cannot be right.
 *
 * @param given.isWhole for all rooms of its group
 */
export async function setInvoice(
  client: RestClient,
  given: { bookingId: string; isWhole: boolean; name: string; taxNumber: string },
): Promise<Invoice> {
  return unwrapObject<Invoice>(
    'setInvoice',
    await client.rpc('set_invoice', {
      booking: given.bookingId,
      whole: given.isWhole,
      name: given.name,
      tax_number: given.taxNumber,
    }),
    'invoice_name',
  );
}
