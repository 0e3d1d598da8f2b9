import { http, HttpResponse } from 'msw';
import type { BillLine, BillSheet } from '@/domain/billing/bill-sheet';
import type { PaymentSettings } from '@/domain/payment/settings';
import { sumEuros } from '@/domain/basics/money';
import { uuid } from './builders';

/** A payment of Helena Prado's in the morning of 23 November, with her tax number. */
export function makeBillLine(overrides: Partial<BillLine> = {}): BillLine {
  return {
    id: uuid(6, 1),
    kind: 'stay',
    at: '2026-11-23T07:40:00+00:00',
    invoice_name: null,
    tax_number: '501964843',
    country: 'PRT',
    booking_id: uuid(2, 1),
    booking_number: 'R26-TT4X1P',
    group_reference: null,
    room_number: '1',
    guest_name: 'Helena Prado',
    nights: 2,
    basis: null,
    amount: 76,
    net: 71.7,
    vat: 4.3,
    breakfast: 0,
    breakfast_vat: 13,
    method: 'card',
    is_rehearsal: false,
    number: null,
    numbered_by: null,
    numbered_at: null,
    is_undone: false,
    undone_by: null,
    undoes: null,
    ...overrides,
  };
}

const CLUB: Partial<BillLine> = {
  at: '2026-11-23T08:05:00+00:00',
  invoice_name: 'Clube de Vela da Foz',
  tax_number: '500111120',
  booking_number: 'R26-ER3T6W',
  group_reference: 'GRP26-8KQ2M7XA',
  guest_name: 'Inês Duarte',
  method: 'online',
};

/** The day of the mocks: four lines to bill, one that is billed. */
export const BILL_LINES: readonly BillLine[] = [
  makeBillLine(),
  makeBillLine({
    ...CLUB,
    id: uuid(6, 2),
    room_number: null,
    basis: 'first_night',
    amount: 284,
    net: 238.68,
    vat: 14.32,
    breakfast: 31,
  }),
  makeBillLine({
    ...CLUB,
    id: uuid(6, 3),
    kind: 'tax',
    amount: 14,
    net: null,
    vat: null,
    breakfast: null,
    breakfast_vat: null,
  }),
  makeBillLine({
    id: uuid(6, 4),
    at: '2026-11-23T09:30:00+00:00',
    tax_number: null,
    country: null,
    booking_number: 'R26-PX2M9A',
    room_number: '4',
    guest_name: 'Rui Tavares',
    nights: 4,
    amount: 180,
    net: 169.81,
    vat: 10.19,
    method: 'cash',
  }),
  makeBillLine({
    id: uuid(6, 5),
    at: '2026-11-23T09:12:00+00:00',
    tax_number: '212345672',
    booking_number: 'R26-ZK7Q3M',
    room_number: '2',
    guest_name: 'João Valadares',
    amount: 110,
    net: 103.77,
    vat: 6.23,
    number: 'FR 2026/318',
    numbered_by: 'Marta',
    numbered_at: '2026-11-23T09:40:00+00:00',
  }),
];

/** The sheet of a day whose sums follow from its lines. */
export function makeBillSheet(overrides: Partial<BillSheet> = {}): BillSheet {
  const { lines = [...BILL_LINES] } = overrides;
  const open = lines.filter(({ number }) => number === null);
  return {
    day: '2026-11-23',
    bills_from: '2026-11-01',
    open: open.length,
    open_sum: sumEuros(open.map(({ amount }) => amount)),
    earlier: null,
    lines,
    ...overrides,
  };
}

/** A house that is not paid ahead and lists nothing to be billed: most do, and so it begins. */
export const NO_BILLS: PaymentSettings = {
  rule: 'none',
  share: 30,
  hours: 72,
  service: null,
  missing: [],
  bills_from: null,
  breakfast_value: 0,
  breakfast_vat: 13,
};

export const billHandlers = [
  http.post('*/rest/v1/rpc/bill_sheet', () =>
    HttpResponse.json(Object(makeBillSheet({ bills_from: null, lines: [] }))),
  ),
  http.get('*/rest/v1/payment_settings', () => HttpResponse.json([NO_BILLS])),
];
