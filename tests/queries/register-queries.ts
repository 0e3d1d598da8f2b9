import { visitorClient } from '@/lib/visitor-client';
import { EMPTY_ENTRY } from '@/domain/register/entry';
import * as entries from '@/queries/register/entries';
import { saveGuestRegister } from '@/queries/register/guest-register';
import * as month from '@/queries/register/month';
import * as siba from '@/queries/register/siba';
import { readRegisterUse } from '@/queries/register/use';
import { uuid } from '../support/builders';

// One call of every function of the register, as in every-query.ts.

const client = visitorClient;
const id = uuid(1, 1);
const entry = { ...EMPTY_ENTRY, age: null, tax_reason: null };
const october = '2026-10-01';
const payment = { id, booking_id: id, amount: 4, method: 'cash', paid_on: october };

export const REGISTER_ASKS_FOR_ROWS = {
  readStayRegister: () => entries.readStayRegister(client(), id),
  listRegisterCounts: () => entries.listRegisterCounts(client(), [id]),
  saveEntry: () => entries.saveEntry(client(), { bookingId: id, person: 1, entry }),
  removeEntry: () => entries.removeEntry(client(), { bookingId: id, person: 1 }),
  settleProposal: () => entries.settleProposal(client(), { id, isSettled: true }),
  findDocument: () =>
    entries.findDocument(client(), { number: 'X1', country: 'BRA', bookingId: id, person: 1 }),
  saveGuestRegister: () =>
    saveGuestRegister(client(), {
      key: 'x',
      booking: 'R26-AAAAAA',
      person: 1,
      entry: EMPTY_ENTRY,
      isAnew: false,
    }),
  readMonthSheet: () => month.readMonthSheet(client(), october),
  listMonthReturns: () => month.listMonthReturns(client(), october),
  receiveTax: () => month.receiveTax(client(), payment),
  undoTax: () => month.undoTax(client(), id),
  listTaxTakings: () => month.listTaxTakings(client(), october),
  readSibaOverview: () => siba.readSibaOverview(client()),
  makePortalFile: () => siba.makePortalFile(client(), [id]),
  saveSibaSettings: () => siba.saveSibaSettings(client(), { asks_guests: true }),
};

export const REGISTER_TAKES_ANY_SUCCESS = {
  readRegisterUse: () => readRegisterUse(client()),
  acceptProposal: () => entries.acceptProposal(client(), { id, onlyMissing: false }),
  handInMonth: () => month.handInMonth(client(), { month: october, kind: 'ine', on: october }),
  signPortalFile: () => siba.signPortalFile(client(), { number: 1, sha256: 'a'.repeat(64) }),
  settleSibaFile: () => siba.settleSibaFile(client(), { number: 1, outcome: 'delivered' }),
  settleDeparture: () => siba.settleDeparture(client(), id),
};
