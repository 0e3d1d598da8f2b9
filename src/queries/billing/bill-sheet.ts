import type { BillSheet } from '@/domain/billing/bill-sheet';
import type { Day } from '@/domain/calendar/dates';
import type { RestClient } from '@/lib/rest-client';
import { unwrapObject } from '../json-answer';

// What the certified program must bill, and the numbers that it gave (DEPOSIT-04).

/** The lines of one day, and what of the days before is not billed. */
export async function readBillSheet(client: RestClient, day: Day): Promise<BillSheet> {
  return unwrapObject<BillSheet>('readBillSheet', await client.rpc('bill_sheet', { day }), 'lines');
}

/** What was written down, and the other bookings that bear the same number. */
export interface WrittenNumber {
  number: string | null;
  used_by: string[];
}

/** Writes down the number of the document that bills a line; null takes it back. */
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
