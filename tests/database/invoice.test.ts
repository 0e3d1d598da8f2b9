import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { setInvoice } from '@/queries/billing/invoice';
import type { BookingRow, RoomRow } from '@/types/rows';
import { TAX_NUMBERS } from '../domain/billing/tax-numbers';
import { addStay, historyOf, refusalOf } from './desk-scene';
import { addBooking, addRoom, storedBooking } from './scene';
import { emptyHouse, outcome, startBackend, untypedClientFor, type Backend } from './support';

// What guest and desk want on the bill: name and tax number.

let backend: Backend;
let room: RoomRow;
let stay: BookingRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  await backend.database.script('update public.payment_settings set bills_from = private.today()');
  room = await addRoom(backend);
  stay = await addStay(backend, room, [-3, 2]);
});

describe('what the bill is to say (DEPOSIT-04)', () => {
  const checked = async (text: string) =>
    backend.database.query(
      'select private.clean_tax_number($1) as stored, private.is_tax_number(private.clean_tax_number($1)) as good',
      [text],
    );
  test.each(TAX_NUMBERS)('the database takes %j for %j: %j', async (written, stored, problem) => {
    expect(await checked(written)).toEqual([{ stored, good: problem === null }]);
  });

  it('is written by the desk, for one room or all of its group, and cleaned', async () => {
    const reference = 'GRP27-B1LLNG78';
    const one = await addStay(backend, room, [4, 2], { group_reference: reference });
    const two = await addStay(backend, await addRoom(backend), [4, 2], {
      group_reference: reference,
    });
    const give = async (isWhole: boolean, name: string, taxNumber: string) =>
      setInvoice(backend.staff, { bookingId: one.id, isWhole, name, taxNumber });
    expect(await give(false, ' Rita  Antunes ', 'pt 501 964 843')).toEqual({
      invoice_name: 'Rita  Antunes',
      tax_number: '501964843',
    });
    expect(await storedBooking(backend, two.id)).toMatchObject({ tax_number: null });
    await give(true, 'Clube', 'DE 123');
    expect(await storedBooking(backend, two.id)).toMatchObject({
      invoice_name: 'Clube',
      tax_number: 'DE123',
    });
    expect(await refusalOf(give(true, 'Clube', '501964844'))).toMatchObject({
      code: 'HS053',
      message: 'O NIF não confere.',
    });
    expect(await refusalOf(give(true, 'x'.repeat(201), ''))).toMatchObject({ code: 'HS010' });
    expect(await give(true, '', ' ')).toEqual({ invoice_name: null, tax_number: null });
    expect(await historyOf(backend, two.id)).toMatchObject([
      { kind: 'created' },
      { changes: { invoice_name: [null, null], tax_number: [null, null] } },
      { changes: { invoice_name: [null, null], tax_number: [null, null] } },
    ]);
  });

  it('is given by the guest for all rooms of the page, which does not give it back', async () => {
    const key = 'k'.repeat(22);
    const reference = 'GRP27-B1LLNG79';
    const one = await addBooking(backend, {
      room_id: room.id,
      access_key: key,
      group_reference: reference,
    });
    const two = await addStay(backend, await addRoom(backend), [10, 2], {
      group_reference: reference,
    });
    const visitor = untypedClientFor(backend.stack);
    const give = async (name: string | null, tax_number: string | null) =>
      visitor.rpc('guest_invoice', { key, name, tax_number });
    expect((await visitor.rpc('guest_page', { key })).data).toMatchObject({
      invoice: { has_name: false, tax_end: null },
    });
    const { data } = await give('Clube de Vela', '500 111 120');
    expect(data).toMatchObject({ invoice: { has_name: true, tax_end: '120' } });
    expect(JSON.stringify(data)).not.toContain('500111120');
    for (const { id } of [one, two]) {
      expect(await storedBooking(backend, id)).toMatchObject({
        invoice_name: 'Clube de Vela',
        tax_number: '500111120',
      });
    }
    expect((await give('Clube', '500111121')).error).toMatchObject({
      code: 'HS053',
      message: 'O NIF não confere.',
    });
    expect((await give('x'.repeat(201), null)).error).toMatchObject({ code: 'HS010' });
    expect((await visitor.rpc('guest_invoice', { key: 'x'.repeat(22) })).error).toMatchObject({
      code: 'HS020',
    });
    expect((await historyOf(backend, one.id)).at(-1)).toMatchObject({
      actor: 'guest',
      changes: { tax_number: [null, null] },
    });
    await backend.database.script('update public.payment_settings set bills_from = null');
    expect((await visitor.rpc('guest_page', { key })).data).toMatchObject({ invoice: null });
    expect((await give('Clube', null)).error).toMatchObject({ code: 'HS022' });
  });

  it('is in the copy of a guest, and goes with the erasing', async () => {
    const past = await addStay(backend, await addRoom(backend), [-40, 2]);
    await setInvoice(backend.staff, {
      bookingId: past.id,
      isWhole: false,
      name: 'Rita, Lda.',
      taxNumber: '501964843',
    });
    const who = { email: 'rita@correio.example' };
    const copy = JSON.stringify((await backend.staff.rpc('export_guest_data', who)).data);
    expect(copy).toContain('Rita, Lda.');
    expect(copy).toContain('501964843');
    await backend.house.rpc('erase_guest_data', who);
    expect(await storedBooking(backend, past.id)).toMatchObject({
      guest_name: 'Dados apagados',
      invoice_name: null,
      tax_number: null,
    });
    const left = await backend.database.query(
      `select 1 from public.booking_events where changes::text like '%501964843%'`,
    );
    expect(left).toEqual([]);
  });

  it('is nothing that a visitor reads or writes', async () => {
    const visitor = untypedClientFor(backend.stack);
    for (const column of ['invoice_name', 'tax_number']) {
      expect(outcome(await visitor.from('bookings').select(column))).toBe('401 42501');
      expect(
        outcome(
          await visitor
            .from('bookings')
            .update({ [column]: 'x' })
            .eq('id', stay.id),
        ),
      ).toBe('401 42501');
    }
    const { error } = await backend.staff
      .from('bookings')
      .update({ tax_number: '123' })
      .eq('id', stay.id);
    expect(error).toMatchObject({ code: '23514' });
  });
});
