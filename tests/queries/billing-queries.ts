import { visitorClient } from '@/lib/visitor-client';
import * as bills from '@/queries/billing/bill-sheet';
import * as invoice from '@/queries/billing/invoice';
import { giveInvoice } from '@/queries/guest-page';
import { uuid } from '../support/builders';

// One call of every function of what must be billed, as in every-query.ts.

const client = visitorClient;
const id = uuid(1, 1);
const given = { name: 'Inês Duarte', taxNumber: '212345672' };

export const BILLING_ASKS_FOR_ROWS = {
  readBillSheet: () => bills.readBillSheet(client(), '2026-11-12'),
  setBillNumber: () => bills.setBillNumber(client(), { line: id, number: 'FT 1' }),
  setInvoice: () => invoice.setInvoice(client(), { bookingId: id, isWhole: false, ...given }),
  giveInvoice: () => giveInvoice(client(), { key: 'x', ...given }),
};
