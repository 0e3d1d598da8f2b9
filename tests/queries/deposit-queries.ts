import { visitorClient } from '@/lib/visitor-client';
import * as overview from '@/queries/deposit/overview';
import { readPaymentSettings, savePaymentSettings } from '@/queries/deposit/settings';
import * as sheet from '@/queries/deposit/sheet';
import { uuid } from '../support/builders';

// One call of every function of the deposit, as in every-query.ts.

const client = visitorClient;
const id = uuid(1, 1);
const until = '2026-11-14T18:00:00.000Z';

export const DEPOSIT_ASKS_FOR_ROWS = {
  readDepositSheet: () => sheet.readDepositSheet(client(), { bookingId: id, whole: false }),
  askDeposit: () =>
    sheet.askDeposit(client(), {
      bookingId: id,
      whole: false,
      basis: 'first_night',
      amount: 194,
      until,
      language: 'pt',
      byMail: true,
      replace: false,
    }),
  withdrawDeposit: () => sheet.withdrawDeposit(client(), id),
  moveDepositDeadline: () => sheet.moveDepositDeadline(client(), { request: id, until }),
  restoreDeposit: () => sheet.restoreDeposit(client(), { request: id, ask: true }),
  keepDeposit: () => sheet.keepDeposit(client(), id),
  readDepositsOverview: () => overview.readDepositsOverview(client()),
  readPaymentSettings: () => readPaymentSettings(client()),
  savePaymentSettings: () => savePaymentSettings(client(), { share: 30 }),
};

export const DEPOSIT_TAKES_ANY_SUCCESS = {
  settleLooseMoney: () => overview.settleLooseMoney(client(), 7),
};
