import type { BillSettings, BillSheet } from '@/domain/billing/bill-sheet';
import type { Day } from '@/domain/calendar/dates';
import type { RestClient } from '@/lib/rest-client';
import { unwrapObject } from '../json-answer';
import { QueryError, unwrapChanged, unwrapFirst } from '../query-error';

// What the certified program must bill, and the numbers that it gave (DEPOSIT-04).

const SETTINGS = 'bills_from,breakfast_value,breakfast_vat';

/**
 * The lines of one day, and what of the days before is not billed.
 *
 * @param day yyyy-mm-dd in Europe/Lisbon
 * @throws QueryError
 */
export async function readBillSheet(client: RestClient, day: Day): Promise<BillSheet> {
  return unwrapObject<BillSheet>('readBillSheet', await client.rpc('bill_sheet', { day }), 'lines');
}

/** What was written down, and the other bookings that bear the same number. */
export interface WrittenNumber {
  number: string | null;
  used_by: string[];
}

/**
 * Writes down the number of the document that bills a line; null takes it back.
 *
 * @throws QueryError of kind 'missing' when the line is gone
 */
export async function setBillNumber(
  client: RestClient,
  { line, number }: { line: string; number: string | null },
): Promise<WrittenNumber> {
  return unwrapObject<WrittenNumber>(
    'setBillNumber',
    // An empty text is none; the generated type of the argument knows no null.
    await client.rpc('set_bill_number', { line, number: number ?? '' }),
    'used_by',
  );
}

/**
 * From when it is listed what is to be billed, and how breakfast is reckoned.
 *
 * @throws QueryError
 */
export async function readBillSettings(client: RestClient): Promise<BillSettings> {
  const row = unwrapFirst(
    'readBillSettings',
    await client.from('payment_settings').select(SETTINGS),
  );
  if (row === null) throw new QueryError('readBillSettings', { kind: 'missing', message: '' });
  return row;
}

/**
 * Settles it; the owner's alone.
 *
 * @throws QueryError of kind 'missing' for anybody else
 */
export async function saveBillSettings(client: RestClient, settings: BillSettings): Promise<void> {
  unwrapChanged(
    'saveBillSettings',
    await client
      .from('payment_settings')
      .update(settings)
      .eq('only_row', true)
      .select('bills_from'),
  );
}
