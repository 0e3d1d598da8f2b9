import type { PaymentSettings } from '@/domain/payment/settings';
import type { RestClient } from '@/lib/rest-client';
import { QueryError, unwrapChanged, unwrapFirst } from '../query-error';

/** How the house is paid ahead and what it lists to be billed (DEPOSIT-01, DEPOSIT-04). */
export async function readPaymentSettings(client: RestClient): Promise<PaymentSettings> {
  const settings = unwrapFirst(
    'readPaymentSettings',
    await client
      .from('payment_settings')
      .select('rule,share,hours,service,missing,bills_from,breakfast_value,breakfast_vat')
      .limit(1),
  );
  if (settings === null) {
    throw new QueryError('readPaymentSettings', { kind: 'missing', message: '' });
  }
  return settings;
}

/** Settles some of it; the owner's alone. */
export async function savePaymentSettings(
  client: RestClient,
  settings: Partial<Omit<PaymentSettings, 'service' | 'missing'>>,
): Promise<void> {
  unwrapChanged(
    'savePaymentSettings',
    await client.from('payment_settings').update(settings).eq('only_row', true).select('rule'),
  );
}
