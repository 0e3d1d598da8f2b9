import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPayment, listPayments, listTakings, undoPayment } from '@/queries/payments';
import type { NewPayment } from '@/queries/payments';
import type { BookingRow, RoomRow } from '@/types/rows';
import { addStay, callers, historyOf, refusalOf } from './desk-scene';
import { addRoom, countRows, storedBooking } from './scene';
import { emptyHouse, outcome, STAFF, startBackend, tokenOf, untypedClientFor } from './support';
import type { Backend, UntypedClient } from './support';

// What guests have paid: entered and undone, never changed.

let backend: Backend;
let untypedStaff: UntypedClient;
let room: RoomRow;
let stay: BookingRow;
let entered = 0;

beforeAll(async () => {
  backend = await startBackend();
  untypedStaff = untypedClientFor(backend.stack, await tokenOf(backend.stack, STAFF));
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  room = await addRoom(backend);
  stay = await addStay(backend, room, [-3, 2]);
});

function payment(overrides: Partial<NewPayment> = {}): NewPayment {
  entered += 1;
  return {
    id: `88888888-8888-4888-8888-${String(entered).padStart(12, '0')}`,
    booking_id: stay.id,
    amount: 100,
    method: 'cash',
    paid_on: backend.today,
    note: null,
    ...overrides,
  };
}
const pay = async (overrides: Partial<NewPayment> = {}) =>
  insertPayment(backend.staff, payment(overrides));
const due = async () => {
  const { paid, amount_due } = await storedBooking(backend, stay.id);
  return { paid, amount_due };
};

describe('a payment', () => {
  it('is entered by whoever is signed in, now, and counts (PAY-01)', async () => {
    const stored = await pay({ note: '  gorjeta à parte ', amount: 60.5 });
    expect(stored).toMatchObject({
      amount: 60.5,
      method: 'cash',
      paid_on: backend.today,
      note: 'gorjeta à parte',
      entered_name: 'Rececao',
      undone: false,
      undone_at: null,
      undone_name: null,
    });
    expect(Math.abs(Date.parse(stored.created_at) - Date.now())).toBeLessThan(600_000);
    expect(await due()).toEqual({ paid: 60.5, amount_due: 99.5 });
    expect((await historyOf(backend, stay.id)).slice(1)).toMatchObject([
      {
        actor: 'staff',
        changes: {
          payment: [null, { amount: 60.5, method: 'cash', paid_on: backend.today }],
        },
      },
    ]);
  });

  it('is undone once and stays to be seen; money is given back below zero (PAY-01, PAY-02)', async () => {
    const first = await pay();
    await pay({ amount: 60, method: 'card' });
    await pay({ amount: -20, method: 'transfer' });
    expect(await due()).toEqual({ paid: 140, amount_due: 20 });
    const undone = await undoPayment(backend.staff, first.id);
    expect(undone).toMatchObject({ id: first.id, undone: true, undone_name: 'Rececao' });
    expect(undone.undone_at).not.toBeNull();
    expect(await due()).toEqual({ paid: 40, amount_due: 120 });
    expect(await refusalOf(undoPayment(backend.staff, first.id))).toMatchObject({
      kind: 'missing',
    });
    expect(
      (await listPayments(backend.staff, stay.id)).map(({ amount, undone: is }) => [amount, is]),
    ).toEqual([
      [100, true],
      [60, false],
      [-20, false],
    ]);
    expect((await historyOf(backend, stay.id)).at(-1)?.changes).toEqual({
      payment: [{ amount: 100, method: 'cash', paid_on: backend.today }, null],
    });
  });

  it('is stored once, however often it is sent (PAY-02)', async () => {
    const sent = payment();
    await insertPayment(backend.staff, sent);
    expect(await refusalOf(insertPayment(backend.staff, sent))).toMatchObject({
      kind: 'conflict',
      code: '23505',
    });
    expect(await due()).toEqual({ paid: 100, amount_due: 60 });
  });

  it('asks the second of two desks that have the form open, to receive as to give back (PAY-02)', async () => {
    const sent = payment({ amount: 160, due_before: 160 });
    await insertPayment(backend.staff, sent);
    const refused = await refusalOf(pay({ amount: 160, method: 'card', due_before: 160 }));
    expect(refused).toMatchObject({ kind: 'invalid', code: 'HS063' });
    expect(refused.message).toContain('0,00\u00a0€ por pagar');
    // The answer to the first may have been lost.
    expect((await refusalOf(insertPayment(backend.staff, sent))).code).toBe('23505');
    expect(await due()).toEqual({ paid: 160, amount_due: 0 });
    // Whoever was told may go on, and a part that fits is no question.
    await pay({ amount: 20, due_before: 0 });
    await pay({ amount: -20, due_before: -20 });
    expect((await refusalOf(pay({ amount: -20, due_before: -20 }))).code).toBe('HS063');
    expect(await due()).toEqual({ paid: 160, amount_due: 0 });
    const other = await addStay(backend, room, [5, 7]);
    await pay({ booking_id: other.id, amount: 30, due_before: 160 });
    await pay({ booking_id: other.id, amount: 30, due_before: 160 });
    expect(await storedBooking(backend, other.id)).toMatchObject({ paid: 60 });
  });

  it('of two desks at the same moment is stored once (PAY-02)', async () => {
    const sums = { amount: 160, due_before: 160 };
    const outcomes = await Promise.allSettled([pay(sums), pay({ ...sums, method: 'card' })]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await due()).toEqual({ paid: 160, amount_due: 0 });
  });

  it('moves the booking’s version and leaves its status free (PAY-04, DESK-11)', async () => {
    await pay({ amount: 160 });
    const now = await storedBooking(backend, stay.id);
    expect(now).toMatchObject({ status: 'confirmed', amount_due: 0 });
    expect(now.updated_at).not.toBe(stay.updated_at);
  });

  it('follows the price: what is due is total less paid (PAY-01)', async () => {
    await pay();
    await backend.staff.from('bookings').update({ total_price: 90 }).eq('id', stay.id);
    expect(await due()).toEqual({ paid: 100, amount_due: -10 });
  });

  it('is one of the day’s takings until undone (PAY-03)', async () => {
    const first = await pay();
    await pay({ amount: 5, method: 'card' });
    await undoPayment(backend.staff, first.id);
    expect(await listTakings(backend.staff, backend.today)).toMatchObject([
      {
        amount: 5,
        bookings: {
          booking_number: stay.booking_number,
          rooms: { room_number: room.room_number },
        },
      },
    ]);
  });

  it('goes with its booking, whose deletion tells no person', async () => {
    await pay();
    await backend.staff.from('bookings').update({ archived: true }).eq('id', stay.id);
    const deleted = await backend.staff.from('bookings').delete().eq('id', stay.id).select('id');
    expect(outcome(deleted)).toBe('200');
    expect(await countRows(backend, 'public.booking_payments')).toBe(0);
  });
});

describe('is refused', () => {
  it.each<[string, Partial<NewPayment>]>([
    ['of nothing', { amount: 0 }],
    ['beyond a hundred thousand', { amount: 100_000.01 }],
    ['by an unknown method', { method: 'cheque' }],
    ['on a day out of bounds', { paid_on: '1999-12-31' }],
    ['with a note without end', { note: 'x'.repeat(501) }],
    ['for a booking that is not there', { booking_id: '55555555-5555-4555-8555-555555555555' }],
  ])('one %s', async (_, fields) => {
    const answer = await backend.staff.from('booking_payments').insert(payment(fields));
    expect(outcome(answer)).toMatch(/^(?:400 23514|409 23503)$/);
    expect(await due()).toEqual({ paid: 0, amount_due: 160 });
  });

  it.each([
    { entered_by: '55555555-5555-4555-8555-555555555555' },
    { entered_name: 'Outra' },
    { created_at: '2020-01-01T00:00:00Z' },
    { undone: true },
    { undone_name: 'Outra' },
  ])('one that says itself who and when: %j', async (fields) => {
    const answer = await untypedStaff.from('booking_payments').insert({ ...payment(), ...fields });
    expect(outcome(answer)).toBe('403 42501');
  });

  it.each([
    { amount: 1 },
    { note: 'outra' },
    { booking_id: '55555555-5555-4555-8555-555555555555' },
    { paid_on: '2026-01-01' },
    { undone: true, undone_name: 'Outra' },
  ])('a change to %j, for staff and the secret key', async (fields) => {
    const { id } = await pay();
    for (const client of [backend.staff, backend.house]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { error } = await client.from('booking_payments').update(fields).eq('id', id);
      expect(error).toMatchObject({ code: '42501' });
    }
    expect(await due()).toEqual({ paid: 100, amount_due: 60 });
  });

  it('taking back what was undone, deleting, emptying: for staff, the secret key and the owner', async () => {
    const { id } = await pay();
    for (const client of [backend.staff, backend.house]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { error } = await client.from('booking_payments').delete().eq('id', id);
      expect(error).toMatchObject({ code: '42501' });
    }
    for (const text of [
      'delete from public.booking_payments',
      'truncate public.booking_payments',
      `update public.booking_payments set amount = 1`,
      `update public.booking_payments set undone = true, undone_name = 'Outra'`,
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(backend.database.script(text)).rejects.toThrow('undone, not');
    }
    await undoPayment(backend.staff, id);
    const again = await backend.house
      .from('booking_payments')
      .update({ undone: false })
      .eq('id', id);
    expect(outcome(again)).toBe('403 42501');
  });

  it('what has been paid, said by hand: for staff, the secret key and the owner (PAY-01)', async () => {
    await pay();
    for (const client of [backend.staff, backend.house]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await client.from('bookings').update({ paid: 160 }).eq('id', stay.id);
    }
    await backend.database.script('update public.bookings set paid = 160');
    expect(await due()).toEqual({ paid: 100, amount_due: 60 });
  });

  it('everything to whoever is not staff', async () => {
    await pay();
    for (const [name, client, isTrusted] of callers(backend)) {
      // oxlint-disable no-await-in-loop -- one after the other
      const read = await client.from('booking_payments').select('id').eq('amount', 100);
      const added = await client.from('booking_payments').insert(payment({ amount: 1 }));
      if (!isTrusted)
        await client.from('booking_payments').update({ undone: true }).eq('amount', 100);
      // oxlint-enable no-await-in-loop
      expect([name, read.data?.length ?? 0, added.error?.code ?? 'stored']).toEqual([
        name,
        ...(isTrusted ? [1, 'stored'] : [0, '42501']),
      ]);
    }
    expect(await due()).toEqual({ paid: 102, amount_due: 58 });
  });
});

describe('a guest’s own data', () => {
  it('are given as a copy with payments, and erased without their notes (HIST-03)', async () => {
    const first = await pay({ note: 'pago pela irmã' });
    await undoPayment(backend.staff, first.id);
    const { data } = await backend.staff.rpc('export_guest_data', {
      email: 'rita@correio.example',
    });
    expect(data).toMatchObject({
      bookings: [
        { payments: [{ amount: 100, method: 'cash', note: 'pago pela irmã', undone: true }] },
      ],
    });
    expect(JSON.stringify(data)).not.toContain('Rececao');
    await backend.staff.rpc('erase_guest_data', { email: 'rita@correio.example' });
    const [kept] = await listPayments(backend.staff, stay.id);
    expect(kept).toMatchObject({ amount: 100, note: null, undone_name: 'Rececao' });
  });
});
