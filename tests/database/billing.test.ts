import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BillLine } from '@/domain/billing/bill-sheet';
import { addDays } from '@/domain/calendar/dates';
import { toCents } from '@/domain/basics/money';
import { readBillSheet, setBillNumber } from '@/queries/billing/bill-sheet';
import { readPaymentSettings, savePaymentSettings } from '@/queries/deposit/settings';
import { setInvoice } from '@/queries/billing/invoice';
import {
  insertPayment,
  receiveGroupPayment,
  undoGroupPayment,
  undoPayment,
} from '@/queries/payments';
import { EMPTY_ENTRY } from '@/domain/register/entry';
import { saveEntry } from '@/queries/register/entries';
import { receiveTax, undoTax } from '@/queries/register/month';
import type { BookingRow, RoomRow } from '@/types/rows';
import { askDeposit, emptyTill, openPage, paidBy, tell } from './deposit-scene';
import { addStay, refusalOf, splitStay } from './desk-scene';
import { valueOf } from './mail-scene';
import { addRoom, storedBooking } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

// What the certified program must bill: lines, their VAT to the cent, and the numbers written back.

let backend: Backend;
let room: RoomRow;
let stay: BookingRow;
let entered = 0;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  await backend.database.script(`delete from private.bill_numbers;
    update public.payment_settings
       set bills_from = private.today() - 30, breakfast_value = 0, breakfast_vat = 13;`);
  room = await addRoom(backend);
  stay = await addStay(backend, room, [-3, 2]);
});

const nextId = () => {
  entered += 1;
  return `99999999-9999-4999-8999-${String(entered).padStart(12, '0')}`;
};

async function pay(amount: number, more: { of?: BookingRow; on?: string } = {}) {
  const { of = stay, on = backend.today } = more;
  const payment = { id: nextId(), booking_id: of.id, amount, method: 'cash', paid_on: on };
  return insertPayment(backend.staff, { ...payment, note: null });
}

async function payTax(amount: number) {
  const id = nextId();
  const on = backend.today;
  await receiveTax(backend.staff, {
    id,
    booking_id: stay.id,
    amount,
    method: 'card',
    paid_on: on,
  });
  return id;
}

const sheet = async (day = backend.today) => readBillSheet(backend.staff, day);
const lines = async (day = backend.today) => (await sheet(day)).lines;
const number = async (line: string, text: string | null) =>
  setBillNumber(backend.staff, { line, number: text });
const breakfastOf = async (value: number, vat = 13) =>
  backend.database.query(
    'update public.payment_settings set breakfast_value = $1, breakfast_vat = $2',
    [value, vat],
  );

describe('the lines of a day (DEPOSIT-04)', () => {
  it('has each payment, the tax by itself, and money given back as a credit note', async () => {
    const first = await pay(100);
    const tax = await payTax(4);
    const back = await pay(-20);
    const { open, open_sum, earlier, lines: all } = await sheet();
    expect({ open, open_sum, earlier }).toEqual({ open: 3, open_sum: 84, earlier: null });
    expect(all).toMatchObject([
      {
        id: first.id,
        kind: 'stay',
        amount: 100,
        net: 94.34,
        vat: 5.66,
        breakfast: 0,
        breakfast_vat: 13,
        method: 'cash',
        booking_id: stay.id,
        booking_number: stay.booking_number,
        room_number: room.room_number,
        guest_name: 'Rita Antunes',
        nights: 2,
        group_reference: null,
        basis: null,
        is_rehearsal: false,
        is_undone: false,
        number: null,
        invoice_name: null,
        tax_number: null,
        country: null,
      },
      { id: tax, kind: 'tax', amount: 4, net: null, vat: null, breakfast: null, method: 'card' },
      { id: back.id, kind: 'credit', amount: -20, net: -18.87, vat: -1.13 },
    ]);
    expect(await lines(addDays(backend.today, -1))).toEqual([]);
  });

  it('is empty before the first day, and while it is off', async () => {
    await pay(100);
    await backend.database.script(
      'update public.payment_settings set bills_from = private.today() + 1',
    );
    expect(await sheet()).toMatchObject({ lines: [], open: 0, open_sum: 0, earlier: null });
    await backend.database.script('update public.payment_settings set bills_from = null');
    expect(await sheet()).toMatchObject({ lines: [], open: 0, earlier: null, bills_from: null });
  });

  it('tells what of earlier days has no number, and what of it is older than a week', async () => {
    await pay(100, { on: addDays(backend.today, -8) });
    const late = await pay(30, { on: addDays(backend.today, -9) });
    await pay(10, { on: addDays(backend.today, -1) });
    await pay(70, { on: addDays(backend.today, -31) });
    expect((await sheet()).earlier).toEqual({
      lines: 3,
      sum: 140,
      first_day: addDays(backend.today, -9),
      late: 2,
    });
    await number(late.id, 'FR 1');
    expect((await sheet()).earlier).toMatchObject({ lines: 2, late: 1 });
    expect((await sheet(addDays(backend.today, -8))).earlier).toBeNull();
  });

  it('has a payment of a group once, billed to whoever of its rooms said so', async () => {
    const reference = 'GRP27-B1LLNG77';
    const [one, two] = [
      await addStay(backend, await addRoom(backend), [2, 3], { group_reference: reference }),
      await addStay(backend, await addRoom(backend), [2, 4], { group_reference: reference }),
    ];
    await setInvoice(backend.staff, {
      bookingId: two.id,
      isWhole: false,
      name: 'Clube de Vela da Foz',
      taxNumber: '500 111 120',
    });
    const id = nextId();
    const parts = await receiveGroupPayment(backend.staff, {
      id,
      reference,
      amount: 200,
      method: 'card',
      paid_on: backend.today,
      note: null,
    });
    expect(parts).toHaveLength(2);
    expect(await lines()).toMatchObject([
      {
        id,
        amount: 200,
        net: 188.68,
        vat: 11.32,
        nights: 4,
        booking_number: two.booking_number,
        group_reference: reference,
        room_number: null,
        invoice_name: 'Clube de Vela da Foz',
        tax_number: '500111120',
      },
    ]);
    await number(id, 'FR 2026/9');
    expect(await lines()).toMatchObject([{ number: 'FR 2026/9' }]);
    // A part is no line.
    expect(await refusalOf(number(parts[0]?.id ?? '', 'FR 1'))).toMatchObject({
      message: 'Esta linha já não existe.',
    });
    expect(one.group_reference).toBe(reference);
  });

  it('leaves out what was undone, unless it was billed', async () => {
    const forgotten = await pay(10);
    const billed = await pay(50);
    const tax = await payTax(4);
    await number(billed.id, 'FR 7');
    await number(tax, 'FR 7');
    await undoPayment(backend.staff, forgotten.id);
    await undoPayment(backend.staff, billed.id);
    await undoTax(backend.staff, tax);
    const credits = [
      { kind: 'credit', amount: -50, undoes: 'FR 7' },
      { kind: 'tax', amount: -4 },
    ];
    expect(await sheet()).toMatchObject({
      open: 2,
      lines: [
        { id: billed.id, amount: 50, number: 'FR 7', is_undone: true },
        { id: tax, amount: 4, is_undone: true },
        ...credits,
      ],
    });
    // Taken back, it is nobody's any more.
    await number(billed.id, null);
    expect(await lines()).toMatchObject([{ id: tax }, { kind: 'tax', amount: -4 }]);
  });

  it('has no line for money that only went from one part of a divided stay to the other', async () => {
    const whole = await addStay(backend, await addRoom(backend), [1, 4], { total_price: 200 });
    await setInvoice(backend.staff, {
      bookingId: whole.id,
      isWhole: false,
      name: 'Rita, Lda.',
      taxNumber: '501964843',
    });
    const { id } = await pay(200, { of: whole });
    const { updated_at: updatedAt } = await storedBooking(backend, whole.id);
    const other = await addRoom(backend);
    const parts = await splitStay(backend.staff, {
      bookingId: whole.id,
      updatedAt,
      day: addDays(backend.today, 3),
      roomId: other.id,
      firstPrice: 100,
      secondPrice: 100,
    });
    expect(
      parts.map(({ paid, invoice_name, tax_number }) => [paid, invoice_name, tax_number]),
    ).toEqual([
      [100, 'Rita, Lda.', '501964843'],
      [100, 'Rita, Lda.', '501964843'],
    ]);
    expect(await lines()).toMatchObject([{ id, amount: 200, net: 188.68 }]);
  });

  it('takes the breakfast of the stay apart, as far as the payment goes', async () => {
    await breakfastOf(7.5);
    // Two people, two nights: 30 of 160.
    await pay(160);
    await pay(40);
    await pay(-16);
    const cheap = await addStay(backend, await addRoom(backend), [0, 2], { total_price: 20 });
    await pay(20, { of: cheap });
    const unpriced = await addStay(backend, await addRoom(backend), [0, 2], {
      total_price: 0,
      source: 'booking_com',
    });
    await pay(100, { of: unpriced });
    expect(
      (await lines()).map(({ breakfast, net, vat, breakfast_vat }) => [
        breakfast,
        net,
        vat,
        breakfast_vat,
      ]),
    ).toEqual([
      [30, 122.64, 7.36, 13],
      [7.5, 30.66, 1.84, 13],
      [-3, -12.26, -0.74, 13],
      [20, 0, 0, 13],
      [30, 66.04, 3.96, 13],
    ]);
    await breakfastOf(7.5, 6);
    expect((await lines())[0]).toMatchObject({ breakfast: 30, breakfast_vat: 6 });
  });

  it('always adds up to the cent', async () => {
    const part = async (amount: number, total: number, breakfasts: number) =>
      Number(
        await valueOf(backend, `select private.breakfast_part(${amount}, ${total}, ${breakfasts})`),
      );
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -5000, max: 50_000 }).filter((cents) => cents !== 0),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        async (amount, total, breakfasts) => {
          const breakfast = await part(amount / 100, total / 100, breakfasts / 100);
          expect(Math.abs(toCents(breakfast))).toBeLessThanOrEqual(Math.abs(amount));
          expect(breakfast * amount).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 30 },
    );
    await breakfastOf(3.33);
    for (const amount of [0.01, 33.33, -0.07, 71.19, 159.99, 12.34]) await pay(amount);
    const sum = ({ net, vat, breakfast }: BillLine) =>
      toCents(net ?? 0) + toCents(vat ?? 0) + toCents(breakfast ?? 0);
    for (const line of await lines()) expect(sum(line)).toBe(toCents(line.amount));
  });

  it('says what a deposit was asked as, and tells the till that it is billed', async () => {
    await emptyTill(backend);
    const guest = await addStay(backend, await addRoom(backend), [20, 2], {
      access_key: 'b'.repeat(22),
      status: 'awaiting_payment',
    });
    await askDeposit(backend.staff, guest, { basis: 'first_night', amount: 80 });
    const page = await openPage(backend, guest.access_key);
    await tell(backend, paidBy(page.session, page.cents));
    const [line] = await lines();
    expect(line).toMatchObject({
      kind: 'stay',
      basis: 'first_night',
      method: 'online',
      amount: 80,
      is_rehearsal: true,
    });
    const isBilled = async () =>
      valueOf(backend, `select private.is_session_billed('${page.session}')`);
    expect(await isBilled()).toBe(false);
    await number(line?.id ?? '', 'FR 11');
    expect(await isBilled()).toBe(true);
  });

  it('names the country where whoever is registered first lives', async () => {
    await pay(100);
    const live = async (person: number, from: string) =>
      saveEntry(backend.staff, {
        bookingId: stay.id,
        person,
        entry: {
          ...EMPTY_ENTRY,
          nationality: 'PRT',
          surname: 'A',
          residence_country: from,
          tax_reason: null,
          age: 40,
        },
      });
    await live(2, 'ESP');
    expect(await lines()).toMatchObject([{ country: 'ESP' }]);
    await live(1, 'D');
    expect(await lines()).toMatchObject([{ country: 'DEU' }]);
  });

  it('is no day of another age', async () => {
    expect(await refusalOf(sheet('1999-12-31'))).toMatchObject({ code: 'HS400' });
  });
});

describe('what was undone after it was billed (DEPOSIT-04)', () => {
  const before = (days: number) => addDays(backend.today, -days);

  /** A payment of a group, and its parts. */
  async function payGroup(on = backend.today) {
    const reference = `GRP27-CR3D${String(entered).padStart(4, '2')}`;
    for (const nights of [1, 2, 3]) {
      const more = { group_reference: reference, total_price: 100 };
      await addStay(backend, await addRoom(backend), [2, nights], more);
    }
    const id = nextId();
    const given = { id, reference, amount: 300, method: 'card', paid_on: on, note: null };
    return { id, parts: await receiveGroupPayment(backend.staff, given) };
  }

  it('needs a credit note on the day on which it was undone, with an own number', async () => {
    await breakfastOf(7.5);
    const { id } = await pay(160, { on: before(3) });
    await number(id, 'FR 1/1');
    const [billed] = await lines(before(3));
    await undoPayment(backend.staff, id);

    const was = { ...billed, is_undone: true, undone_by: null };
    expect(await sheet(before(3))).toMatchObject({ open: 0, lines: [was] });
    const today = await sheet();
    expect(today).toMatchObject({ open: 1, open_sum: -160, earlier: null });
    const [credit] = today.lines;
    expect(credit).toMatchObject({
      kind: 'credit',
      amount: -160,
      net: -122.64,
      vat: -7.36,
      breakfast: -30,
      method: 'cash',
      booking_number: stay.booking_number,
      number: null,
      is_undone: false,
      undoes: 'FR 1/1',
    });
    expect(credit?.id).not.toBe(id);
    expect((await sheet(addDays(backend.today, 1))).earlier).toEqual({
      lines: 1,
      sum: -160,
      first_day: backend.today,
      late: 0,
    });

    expect(await number(credit?.id ?? '', 'NC 1/1')).toEqual({ number: 'NC 1/1', used_by: [] });
    expect(await sheet()).toMatchObject({
      open: 0,
      lines: [{ id: credit?.id, number: 'NC 1/1', numbered_by: 'Rececao' }],
    });
    expect(await lines(before(3))).toEqual([{ ...was, undone_by: 'NC 1/1' }]);
    expect((await sheet(addDays(backend.today, 1))).earlier).toBeNull();
  });

  it('needs none once the first number is taken back, unless that was made already', async () => {
    const { id } = await pay(160, { on: before(3) });
    await number(id, 'FR 1/1');
    await undoPayment(backend.staff, id);
    const [credit] = await lines();
    await number(id, null);
    expect(await lines(before(3))).toEqual([]);
    expect(await sheet()).toMatchObject({ open: 0, lines: [] });

    await number(id, 'FR 1/2');
    expect(await lines()).toMatchObject([{ id: credit?.id, undoes: 'FR 1/2' }]);
    await number(credit?.id ?? '', 'NC 1/1');
    await number(id, null);
    expect(await lines(before(3))).toEqual([]);
    expect(await sheet()).toMatchObject({ open: 0, lines: [{ number: 'NC 1/1', undoes: null }] });
    await number(credit?.id ?? '', null);
    expect(await lines()).toEqual([]);
  });

  it('is of a group only what was undone, each time by itself', async () => {
    const { id, parts } = await payGroup(before(3));
    await number(id, 'FR 2/1');
    await undoPayment(backend.staff, parts[0]?.id ?? '');
    const [first] = await lines();
    expect(first).toMatchObject({
      kind: 'credit',
      amount: -100,
      net: -94.34,
      vat: -5.66,
      undoes: 'FR 2/1',
    });
    await number(first?.id ?? '', 'NC 2/1');
    const original = { id, amount: 300, number: 'FR 2/1', is_undone: true };
    expect(await lines(before(3))).toMatchObject([{ ...original, undone_by: 'NC 2/1' }]);

    await undoGroupPayment(backend.staff, id);
    const [, rest] = await lines();
    expect(await sheet()).toMatchObject({
      open: 1,
      open_sum: -200,
      lines: [{ number: 'NC 2/1' }, { amount: -200, room_number: null, number: null }],
    });
    expect(await lines(before(3))).toMatchObject([{ ...original, undone_by: null }]);
    await number(rest?.id ?? '', 'NC 2/2');
    expect(await lines(before(3))).toMatchObject([{ ...original, undone_by: 'NC 2/1, NC 2/2' }]);
  });

  it('is nothing of a group that was undone before the rest of it was billed', async () => {
    const { id, parts } = await payGroup();
    await undoPayment(backend.staff, parts[0]?.id ?? '');
    await number(id, 'FR 3/1');
    const rest = { id, amount: 200, number: 'FR 3/1' };
    expect(await lines()).toMatchObject([{ ...rest, is_undone: false }]);
    await undoGroupPayment(backend.staff, id);
    expect(await lines()).toMatchObject([
      { ...rest, is_undone: true },
      { kind: 'credit', amount: -200, number: null },
    ]);
  });

  it('is tax by itself, and money that was given back the other way round', async () => {
    const tax = await payTax(4);
    const back = await pay(-20);
    await number(tax, 'FR 4/1');
    await number(back.id, 'NC 4/1');
    await undoTax(backend.staff, tax);
    await undoPayment(backend.staff, back.id);
    const credits = (await lines()).slice(2);
    expect(credits).toMatchObject([
      { kind: 'tax', amount: -4, net: null, vat: null, breakfast: null, undoes: 'FR 4/1' },
      { kind: 'stay', amount: 20, net: 18.87, vat: 1.13, undoes: 'NC 4/1' },
    ]);
    await number(credits[0]?.id ?? '', 'NC 4/2');
    expect((await lines())[0]).toMatchObject({ id: tax, number: 'FR 4/1', undone_by: 'NC 4/2' });
  });

  it('is of the day in Lisbon, and of a payment of before the list as well', async () => {
    const { id } = await pay(100, { on: '2026-06-30' });
    await number(id, 'FR 5/1');
    await undoPayment(backend.staff, id);
    await backend.database.script(`
      update public.payment_settings set bills_from = '2026-07-01';
      alter table public.booking_payments disable trigger user;
      update public.booking_payments set undone_at = '2026-07-10 23:30Z';
      alter table public.booking_payments enable trigger user;`);
    expect(await lines('2026-07-10')).toEqual([]);
    expect(await lines('2026-07-11')).toMatchObject([{ amount: -100, undoes: 'FR 5/1' }]);
    expect((await sheet('2026-07-12')).earlier).toMatchObject({ first_day: '2026-07-11' });
  });
});

describe('the number of the document (DEPOSIT-04)', () => {
  it('stands there with who wrote it and when; the last one counts', async () => {
    const { id } = await pay(100);
    expect(await number(id, '  FR 2026/318 ')).toEqual({ number: 'FR 2026/318', used_by: [] });
    expect(await lines()).toMatchObject([{ number: 'FR 2026/318', numbered_by: 'Rececao' }]);
    await number(id, 'FR 2026/319');
    await number(id, 'FR 2026/319');
    expect(await sheet()).toMatchObject({ open: 0, lines: [{ number: 'FR 2026/319' }] });
    await number(id, null);
    expect(await sheet()).toMatchObject({ open: 1, lines: [{ number: null, numbered_by: null }] });
    expect(await valueOf(backend, 'select count(*)::int from private.bill_numbers')).toBe(3);
  });

  it('tells of other bookings with the same one, however it is spaced, and not of its own', async () => {
    const other = await addStay(backend, await addRoom(backend), [0, 1]);
    const mine = await pay(100);
    const tax = await payTax(4);
    const theirs = await pay(50, { of: other });
    await number(mine.id, 'FR 2026/318');
    expect(await number(tax, 'FR 2026/318')).toMatchObject({ used_by: [] });
    expect(await number(theirs.id, 'fr2026/318')).toEqual({
      number: 'fr2026/318',
      used_by: [stay.booking_number],
    });
    // What no longer bears it is not told.
    await number(mine.id, 'FR 2026/317');
    await number(tax, null);
    expect(await number(theirs.id, 'FR 2026/318')).toMatchObject({ used_by: [] });
  });

  it('is bounded, and for lines that there are', async () => {
    const { id } = await pay(100);
    expect(await refusalOf(number(id, 'x'.repeat(41)))).toMatchObject({ code: 'HS010' });
    expect(await refusalOf(number(nextId(), 'FR 1'))).toMatchObject({ kind: 'missing' });
  });
});

describe('what the owner settles of it (DEPOSIT-04)', () => {
  it('is read by staff and written by the owner', async () => {
    const settings = { bills_from: '2026-11-01', breakfast_value: 6.5, breakfast_vat: 6 };
    await savePaymentSettings(backend.house, settings);
    expect(await readPaymentSettings(backend.staff)).toMatchObject(settings);
  });
});
