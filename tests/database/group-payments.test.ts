import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sumEuros } from '@/domain/basics/money';
import {
  listGroupPaymentParts,
  listTakings,
  receiveGroupPayment,
  undoGroupPayment,
  type NewGroupPayment,
} from '@/queries/payments';
import type { BookingRow } from '@/types/rows';
import { addStay, refusalOf } from './desk-scene';
import { addRoom, countRows, storedBooking } from './scene';
import { emptyHouse, outcome, startBackend, type Backend } from './support';

// One payment for all of a group, spread over what its rooms owe.

const GROUP = 'GRP26-ABCDEFG1';
const WHOLE = '77777777-7777-4777-8777-777777777777';

let backend: Backend;
let rooms: BookingRow[];

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  rooms = [];
  for (const [place, total_price] of [120.1, 120.2, 135.73].entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that they have an order
    const room = await addRoom(backend, { room_number: String(place + 1) });
    rooms.push(
      // oxlint-disable-next-line no-await-in-loop -- as above
      await addStay(backend, room, [place, 3], { total_price, group_reference: GROUP }),
    );
  }
});

function payment(overrides: Partial<NewGroupPayment> = {}): NewGroupPayment {
  return {
    id: WHOLE,
    reference: GROUP,
    amount: 376.03,
    method: 'card',
    paid_on: backend.today,
    note: null,
    ...overrides,
  };
}
const receive = async (overrides: Partial<NewGroupPayment> = {}) =>
  receiveGroupPayment(backend.staff, payment(overrides));
const paid = async () =>
  Promise.all(rooms.map(async ({ id }) => (await storedBooking(backend, id)).paid));

describe('a payment of a group', () => {
  it('pays every room to the cent, in one call, and says what each is a part of (PAY-01, PAY-02)', async () => {
    const parts = await receive({ note: 'Fatura ao clube.' });
    expect(parts.map(({ amount }) => amount)).toEqual([120.1, 120.2, 135.73]);
    expect(new Set(parts.map(({ group_payment }) => group_payment))).toEqual(new Set([WHOLE]));
    expect(parts[0]).toMatchObject({
      method: 'card',
      entered_name: 'Rececao',
      note: 'Fatura ao clube. Parte de 376,03\u00A0€ do grupo.',
    });
    expect(await paid()).toEqual([120.1, 120.2, 135.73]);
    const takings = await listTakings(backend.staff, backend.today);
    expect(sumEuros(takings.map(({ amount }) => amount))).toBe(376.03);
  });

  it('pays off the earliest arrival first, beside what is paid already, and no cancelled room', async () => {
    await backend.staff.from('booking_payments').insert({
      id: '88888888-8888-4888-8888-000000000001',
      booking_id: rooms[0]?.id ?? '',
      amount: 100,
      method: 'cash',
      paid_on: backend.today,
    });
    await backend.staff
      .from('bookings')
      .update({ status: 'cancelled' })
      .eq('id', rooms[1]?.id ?? '');
    const parts = await receive({ amount: 50.05 });
    expect(parts.map(({ booking_id, amount }) => [booking_id, amount])).toEqual([
      [rooms[0]?.id, 20.1],
      [rooms[2]?.id, 29.95],
    ]);
    expect(await paid()).toEqual([120.1, 0, 29.95]);
  });

  it('needs no word about parts where one room gets all of it', async () => {
    expect(await receive({ amount: 20 })).toMatchObject([{ amount: 20, note: null }]);
  });

  it('is stored once, however often it is sent, and two at the same moment are one (PAY-02)', async () => {
    const [first, second] = await Promise.all([receive({ amount: 200 }), receive({ amount: 200 })]);
    expect(second).toEqual(first);
    expect(await receive({ amount: 200 })).toEqual(first);
    expect(await countRows(backend, 'public.booking_payments')).toBe(2);
  });

  it('is undone with all its parts, and stays to be seen (PAY-01)', async () => {
    await receive();
    const undone = await undoGroupPayment(backend.staff, WHOLE);
    expect(undone.map((part) => part.undone)).toEqual([true, true, true]);
    expect(await paid()).toEqual([0, 0, 0]);
    // Asked again, because the answer was lost.
    expect(await undoGroupPayment(backend.staff, WHOLE)).toEqual(undone);
    expect(await listGroupPaymentParts(backend.staff, WHOLE)).toHaveLength(3);
  });
});

describe('is refused', () => {
  it('more than the rooms owe together, so that nobody pays twice', async () => {
    await receive({ amount: 276.03 });
    const other = { id: '77777777-7777-4777-8777-777777777778', amount: 276.03 };
    const refused = await refusalOf(receive(other));
    expect(refused).toMatchObject({ kind: 'invalid', code: 'HS034' });
    expect(refused).toHaveProperty('message', 'O grupo só tem 100,00\u00A0€ por pagar.');
  });

  it.each<[string, Partial<NewGroupPayment>, string]>([
    ['nothing', { amount: 0 }, 'HS400'],
    ['below nothing', { amount: -5 }, 'HS400'],
    ['parts of a cent', { amount: 10.005 }, 'HS400'],
    ['an unknown method', { method: 'cheque' }, '23514'],
    ['a group that is not there', { reference: 'GRP26-ZZZZZZZZ' }, 'PGRST116'],
  ])('%s', async (_, fields, code) => {
    expect(await refusalOf(receive(fields))).toMatchObject({ code });
    expect(await countRows(backend, 'public.booking_payments')).toBe(0);
  });

  it('to whoever is not staff', async () => {
    const { note: _note, ...sent } = payment();
    await receive();
    for (const client of [backend.visitor, backend.stray]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const received = await client.rpc('receive_group_payment', sent);
      expect(outcome(received)).toMatch(/^40[13] 42501$/);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const undone = await client.rpc('undo_group_payment', { id: WHOLE });
      expect(outcome(undone)).toMatch(/^40[13] 42501$/);
    }
    expect(await paid()).toEqual([120.1, 120.2, 135.73]);
  });
});
