import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { addDays, type Day, daysBetween } from '@/domain/calendar/dates';
import { touristTax, type TaxSeason } from '@/domain/rates/tourist-tax';
import { EMPTY_ENTRY, type RegisterEntry } from '@/domain/register/entry';
import type { TaxReason } from '@/domain/register/stay-register';
import { readStayRegister, saveEntry } from '@/queries/register/entries';
import { readDepositsOverview } from '@/queries/deposit/overview';
import {
  handInMonth,
  listTaxTakings,
  readMonthSheet,
  receiveTax,
  undoTax,
} from '@/queries/register/month';
import type { BookingInsert, BookingRow } from '@/types/rows';
import { refusalOf } from './desk-scene';
import { newKey } from './mail-scene';
import { addBooking, addRoom } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

// The tourist tax of stays and months, and the survey, held to months that were made by hand.

// Long over, whatever the day on which this runs.
const MONTH = '2025-10-01';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  await backend.database.script('delete from public.month_returns');
  // Portimão: two euros in summer and one in winter, from 13 years, up to seven nights.
  await seasons([
    { from_day: '04-01', until_day: '10-31', amount: 2, min_age: 13, max_nights: 7 },
    { from_day: '11-01', until_day: '03-31', amount: 1, min_age: 13, max_nights: 7 },
  ]);
});

async function seasons(rows: readonly TaxSeason[]): Promise<void> {
  await backend.database.script('delete from public.tourist_tax');
  const { error } = await backend.house.from('tourist_tax').insert([...rows]);
  if (error) throw error;
}

async function stayOf(
  from: Day,
  until: Day,
  more: Partial<BookingInsert> = {},
): Promise<BookingRow> {
  return addBooking(backend, {
    room_id: (await addRoom(backend)).id,
    status: 'completed',
    check_in_date: from,
    check_out_date: until,
    number_of_guests: 1,
    ...more,
  });
}

/** A person of a stay, by where they live and how old they are. */
async function person(
  stay: BookingRow,
  who: { person?: number; from?: string; age?: number | null; reason?: TaxReason } = {},
): Promise<void> {
  const { from = 'PRT', age = 40 } = who;
  const entry: RegisterEntry = {
    ...EMPTY_ENTRY,
    surname: 'Antunes',
    nationality: 'PRT',
    residence_country: from,
    residence_place: 'Braga',
  };
  await saveEntry(backend.staff, {
    bookingId: stay.id,
    person: who.person ?? 1,
    entry: { ...entry, age, tax_reason: who.reason ?? null },
  });
}

/** Who comes, as far as the request says it. */
async function expectedBy(
  { id, guest_name }: BookingRow,
  groups: readonly ('adult' | 'child' | 'baby')[],
): Promise<void> {
  const { error } = await backend.house.from('guest_profiles').insert(
    groups.map((age_group, index) => ({
      booking_id: id,
      full_name: guest_name,
      is_primary_contact: index === 0,
      age_group,
    })),
  );
  if (error) throw error;
}

async function moved({ id }: BookingRow, from: Day, until: Day): Promise<void> {
  const { error } = await backend.house
    .from('bookings')
    .update({ check_in_date: from, check_out_date: until })
    .eq('id', id);
  if (error) throw error;
}

const sheet = async (month: Day = MONTH) => readMonthSheet(backend.staff, month);
const taxOf = async ({ id }: BookingRow) => (await readStayRegister(backend.staff, id)).tax;

describe('the tax of a stay', () => {
  it('tells nights that owe, and why the others do not (TAX-01, TAX-03)', async () => {
    const stay = await stayOf('2025-10-10', '2025-10-20', { number_of_guests: 5 });
    await person(stay);
    await person(stay, { person: 2, age: 12 });
    await person(stay, { person: 3, reason: 'disability' });
    await person(stay, { person: 4, age: null });
    expect(await taxOf(stay)).toMatchObject({
      amount: 14,
      owed: 7,
      collected: 0,
      people: [
        { person: 1, amount: 14, owed: 7, exempt: { cap: 3 } },
        { person: 2, amount: 0, owed: 0, exempt: { age: 10 } },
        { person: 3, amount: 0, exempt: { disability: 10 } },
        { person: 4, amount: 0, exempt: { unknown: 7, cap: 3 } },
        { person: 5, amount: 0, exempt: { unknown: 7, cap: 3 } },
      ],
    });
  });

  it('is none where no season asks for it', async () => {
    await seasons([
      { from_day: '04-01', until_day: '09-30', amount: 2, min_age: 13, max_nights: 7 },
    ]);
    const stay = await stayOf('2025-10-10', '2025-10-12');
    await person(stay);
    expect(await taxOf(stay)).toBeNull();
  });

  it('goes on over a move to another room, and begins anew after days away (TAX-03)', async () => {
    const key = newKey();
    const stay = await stayOf('2025-10-01', '2025-10-06', { access_key: key });
    await stayOf('2025-10-06', '2025-10-11', { access_key: key });
    await person(stay);
    expect(await taxOf(stay)).toMatchObject({ owed: 7, amount: 14 });
    const away = await stayOf('2025-10-13', '2025-10-15', { access_key: key });
    await person(away);
    expect(await taxOf(away)).toMatchObject({ owed: 2, amount: 4 });
    expect((await sheet()).tax).toMatchObject({ owed: 18, nights: 12, exempt: { cap: 3 } });
  });

  it('counts who is not registered as the request said, whoever is registered first (TAX-01)', async () => {
    const stay = await stayOf('2025-10-10', '2025-10-13', { number_of_guests: 3 });
    await expectedBy(stay, ['adult', 'adult', 'adult']);
    expect(await taxOf(stay)).toMatchObject({ amount: 18, at_most: 18 });
    await person(stay);
    expect(await taxOf(stay)).toMatchObject({ amount: 18, at_most: 18 });
    // Of a Portuguese citizen whose age nobody asked.
    await person(stay, { person: 2, age: null });
    expect(await taxOf(stay)).toMatchObject({ amount: 18, at_most: 18 });
    await person(stay, { person: 3, age: 11 });
    expect(await taxOf(stay)).toMatchObject({ amount: 12, at_most: 12 });
    expect((await sheet()).tax).toMatchObject({
      owed: 12,
      exempt: { age: 3 },
      unknown: { nights: 0 },
    });
  });

  it('takes the registered from those whom the request named, by their age (TAX-01)', async () => {
    const stay = await stayOf('2025-10-10', '2025-10-12', { number_of_guests: 4 });
    await expectedBy(stay, ['adult', 'child', 'baby']);
    // The fourth is only said to come.
    expect(await taxOf(stay)).toMatchObject({ amount: 4, at_most: 12 });
    await person(stay, { age: 1 });
    expect(await taxOf(stay)).toMatchObject({ amount: 4, at_most: 12 });
    await person(stay, { person: 2, age: 9 });
    expect(await taxOf(stay)).toMatchObject({ amount: 4, at_most: 8 });
    await person(stay, { person: 3, age: 44 });
    expect(await taxOf(stay)).toMatchObject({ amount: 4, at_most: 8 });
    await person(stay, { person: 4, age: 45 });
    expect(await taxOf(stay)).toMatchObject({ amount: 8, at_most: 8 });
  });

  it('never falls but by an age, in whatever order people are registered (TAX-01)', async () => {
    const group = fc.constantFrom<'adult' | 'child' | 'baby'>('adult', 'child', 'baby');
    const ages = { adult: 40, child: 9, baby: 1 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(group, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 2 }),
        fc.array(fc.double({ noNaN: true }), { minLength: 4, maxLength: 4 }),
        async (said, more, order) => {
          const stay = await stayOf('2025-10-10', '2025-10-12', {
            number_of_guests: said.length + more,
          });
          await expectedBy(stay, said);
          const adults = said.filter((one) => one === 'adult').length;
          let unknown = said.filter((one) => one === 'child').length + more;
          const shuffled = said
            .map((one, index) => ({ one, at: order[index] ?? 0 }))
            .toSorted((a, b) => a.at - b.at);
          for (const [index, { one }] of shuffled.entries()) {
            await person(stay, { person: index + 1, age: ages[one] });
            if (one === 'child') unknown -= 1;
            expect(await taxOf(stay)).toMatchObject({
              amount: adults * 4,
              at_most: (adults + unknown) * 4,
            });
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  it('counts the age on the arrival that holds now, moved either way (TAX-01)', async () => {
    const birthday = '2025-10-15';
    const stay = await stayOf('2025-10-10', '2025-10-12');
    const before: RegisterEntry = {
      ...EMPTY_ENTRY,
      surname: 'Weber',
      nationality: 'D',
      birth_date: '2012-10-15',
    };
    await saveEntry(backend.staff, {
      bookingId: stay.id,
      person: 1,
      entry: { ...before, age: null, tax_reason: null },
    });
    expect(await taxOf(stay)).toMatchObject({ amount: 0, people: [{ exempt: { age: 2 } }] });
    await moved(stay, birthday, '2025-10-17');
    expect(await taxOf(stay)).toMatchObject({ amount: 4, owed: 2 });
    expect((await readStayRegister(backend.staff, stay.id)).entries).toMatchObject([{ age: 13 }]);
    expect((await sheet()).tax).toMatchObject({ owed: 4, exempt: {} });
    await backend.database.query('select private.erase_register($1::uuid[])', [`{${stay.id}}`]);
    expect((await sheet()).tax).toMatchObject({ owed: 4, exempt: {} });
    const other = await stayOf(birthday, '2025-10-17');
    await saveEntry(backend.staff, {
      bookingId: other.id,
      person: 1,
      entry: { ...before, age: null, tax_reason: null },
    });
    await moved(other, '2025-10-13', '2025-10-15');
    expect(await taxOf(other)).toMatchObject({ amount: 0, people: [{ exempt: { age: 2 } }] });
  });

  it.each([
    { told: 12, to: '2025-12-01', amount: 0, at_most: 2, age: null },
    { told: 12, to: '2026-10-11', amount: 4, at_most: 4, age: 13 },
    { told: 11, to: '2025-12-01', amount: 0, at_most: 0, age: 11 },
    { told: 13, to: '2025-09-01', amount: 0, at_most: 4, age: null },
    { told: 40, to: '2025-12-01', amount: 2, at_most: 2, age: 40 },
  ])(
    'asks again for an age of $told that was told for another arrival, where it matters: $to (TAX-01)',
    async ({ told, to, amount, at_most, age }) => {
      const stay = await stayOf('2025-10-10', '2025-10-12');
      // The request spoke of an adult: what was told of the person counts before it.
      await expectedBy(stay, ['adult']);
      await person(stay, { age: told });
      await moved(stay, to, addDays(to, 2));
      expect(await taxOf(stay)).toMatchObject({ amount, at_most });
      expect((await readStayRegister(backend.staff, stay.id)).entries).toMatchObject([{ age }]);
      // Told once more, for the arrival that holds now.
      await person(stay, { age: 12 });
      expect(await taxOf(stay)).toMatchObject({ amount: 0, at_most: 0 });
    },
  );

  it('is received as a line of its own, undone, and never part of what the stay costs (TAX-01)', async () => {
    const stay = await stayOf('2025-10-10', '2025-10-12');
    await person(stay);
    const payment = {
      id: crypto.randomUUID(),
      booking_id: stay.id,
      amount: 4,
      method: 'cash',
      paid_on: '2025-10-10',
    };
    await receiveTax(backend.staff, payment);
    expect((await refusalOf(receiveTax(backend.staff, payment))).code).toBe('23505');
    expect(await taxOf(stay)).toMatchObject({ collected: 4, payments: [{ amount: 4 }] });
    const { data } = await backend.staff.from('bookings').select('paid').eq('id', stay.id).single();
    expect(data).toEqual({ paid: 0 });
    expect(await listTaxTakings(backend.staff, '2025-10-10')).toMatchObject([{ amount: 4 }]);
    await undoTax(backend.staff, payment.id);
    expect(await taxOf(stay)).toMatchObject({ collected: 0, payments: [{ undone: true }] });
    expect(await listTaxTakings(backend.staff, '2025-10-10')).toEqual([]);
    expect((await refusalOf(undoTax(backend.staff, payment.id))).kind).toBe('missing');
  });

  const taxPaid = (stay: BookingRow, amount: number, due_before?: number) => ({
    id: crypto.randomUUID(),
    booking_id: stay.id,
    amount,
    method: 'cash',
    paid_on: '2025-10-10',
    ...(due_before === undefined ? {} : { due_before }),
  });

  it('asks the second of two desks that have the form open, and knows what is sent twice (TAX-01)', async () => {
    const stay = await stayOf('2025-10-10', '2025-10-12');
    await person(stay);
    const first = taxPaid(stay, 4, 4);
    await receiveTax(backend.staff, first);
    const refused = await refusalOf(receiveTax(backend.staff, taxPaid(stay, 4, 4)));
    expect(refused).toMatchObject({ code: 'HS063', kind: 'invalid' });
    expect(refused.message).toContain('0,00\u00a0€ por pagar');
    // An answer that was lost is no second payment, and whoever was told may go on.
    expect((await refusalOf(receiveTax(backend.staff, first))).code).toBe('23505');
    expect(await taxOf(stay)).toMatchObject({ collected: 4 });
    await receiveTax(backend.staff, taxPaid(stay, 4, 0));
    expect(await taxOf(stay)).toMatchObject({ collected: 8 });
    await receiveTax(backend.staff, taxPaid(stay, -4, -4));
    const twice = await refusalOf(receiveTax(backend.staff, taxPaid(stay, -4, -4)));
    expect(twice.code).toBe('HS063');
    expect(await taxOf(stay)).toMatchObject({ collected: 4 });
  });

  it('of two desks at the same moment is stored once (TAX-01)', async () => {
    const stay = await stayOf('2025-10-10', '2025-10-12');
    await person(stay);
    const outcomes = await Promise.allSettled(
      [taxPaid(stay, 4, 4), taxPaid(stay, 4, 4)].map(async (one) => receiveTax(backend.staff, one)),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await taxOf(stay)).toMatchObject({ collected: 4 });
  });

  it('that was collected beyond what is owed is a task and a figure until it is given back (TAX-01, TAX-02)', async () => {
    const [from, until] = [addDays(backend.today, -3), addDays(backend.today, -1)];
    const monthOf = `${addDays(until, -1).slice(0, 7)}-01`;
    // The same on every day of the year.
    await seasons([
      { from_day: '01-01', until_day: '12-31', amount: 2, min_age: 13, max_nights: 7 },
    ]);
    const stay = await stayOf(from, until);
    await person(stay);
    await receiveTax(backend.staff, taxPaid(stay, 4, 4));
    const tasks = async () => (await readDepositsOverview(backend.staff)).tasks;
    expect(await tasks()).toEqual([]);
    expect((await sheet(monthOf)).tax.overpaid).toEqual({ amount: 0, stays: [] });
    await person(stay, { reason: 'disability' });
    expect(await tasks()).toMatchObject([
      { kind: 'tax', booking_id: stay.id, amount: 4, words: null },
    ]);
    expect((await sheet(monthOf)).tax.overpaid).toEqual({
      amount: 4,
      stays: [{ booking_id: stay.id, booking_number: stay.booking_number }],
    });
    await receiveTax(backend.staff, taxPaid(stay, -4, -4));
    expect(await tasks()).toEqual([]);
    expect((await sheet(monthOf)).tax.overpaid.amount).toBe(0);
    // Of who may still owe it nothing is too much; of a stay that is cancelled all is.
    await person(stay, { age: null });
    await receiveTax(backend.staff, taxPaid(stay, 4, 4));
    expect(await tasks()).toEqual([]);
    await backend.house.from('bookings').update({ status: 'cancelled' }).eq('id', stay.id);
    expect(await taxOf(stay)).toMatchObject({ amount: 0, at_most: 0, collected: 4 });
    expect(await tasks()).toMatchObject([{ kind: 'tax', amount: 4, words: 'cancelled' }]);
    expect((await sheet(monthOf)).tax.overpaid.amount).toBe(4);
  });

  it('is what the site tells a guest of a known age, in any seasons (TAX-03)', async () => {
    const day = fc.constantFrom(
      '01-01',
      '02-28',
      '03-31',
      '04-01',
      '10-10',
      '10-31',
      '11-01',
      '12-31',
    );
    const season = fc.record({
      from_day: day,
      until_day: day,
      amount: fc.constantFrom(0, 1, 1.5, 2),
      min_age: fc.constantFrom(0, 13, 16),
      max_nights: fc.integer({ min: 1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(season, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('2025-10-28', '2025-12-29', '2025-03-29'),
        fc.integer({ min: 1, max: 14 }),
        fc.constantFrom(5, 13, 15, 40),
        async (rows, from, nights, age) => {
          await seasons(rows);
          const until = addDays(from, nights);
          const [told] = await backend.database.query(
            'select coalesce(sum(amount), 0)::float as total from private.person_tax($1, $2, $3, null)',
            [from, until, age],
          );
          const site = touristTax({
            seasons: rows,
            checkIn: from,
            checkOut: until,
            guests: 1,
            ages: [age],
          });
          expect(Number(told?.['total'])).toBe(site?.total ?? 0);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('a month', () => {
  it('counts nights in it, guests in the month of arrival, and names what is unknown (TAX-02, TAX-03)', async () => {
    // Over the end of September, and over the change of seasons into November.
    const early = await stayOf('2025-09-28', '2025-10-03', { number_of_guests: 2 });
    await person(early, { from: 'ESP' });
    await person(early, { person: 2, from: 'ESP', age: 9 });
    const late = await stayOf('2025-10-30', '2025-11-02');
    await person(late, { from: 'D' });
    const unknown = await stayOf('2025-10-10', '2025-10-12', { number_of_guests: 2 });
    await person(unknown, { age: 40 });
    // Cancelled, and never ticked as arrived.
    await stayOf('2025-10-05', '2025-10-07', { status: 'cancelled' });
    const promised = await stayOf('2025-10-20', '2025-10-22', { status: 'confirmed' });

    const found = await sheet();
    expect(found.tax).toMatchObject({
      rates: [{ rate: 2, nights: 6, amount: 12 }],
      exempt: { age: 2 },
      unknown: {
        nights: 2,
        guests: 1,
        stays: [{ booking_id: unknown.id, booking_number: unknown.booking_number }],
      },
      nights: 10,
      owed: 12,
      collected: 0,
    });
    expect(found.ine).toEqual({
      countries: [
        { code: 'PRT', guests: 1, nights: 2 },
        { code: 'D', guests: 1, nights: 2 },
        { code: 'ESP', guests: 0, nights: 4 },
      ],
      unknown: {
        guests: 1,
        nights: 2,
        stays: [{ booking_id: unknown.id, booking_number: unknown.booking_number }],
      },
      guests: 3,
      nights: 10,
    });
    expect(found.unticked).toMatchObject([{ booking_id: promised.id }]);
    expect((await sheet('2025-11-01')).tax).toMatchObject({
      rates: [{ rate: 1, nights: 1, amount: 1 }],
      owed: 1,
    });
    expect((await sheet('2025-11-01')).ine.countries).toEqual([
      { code: 'D', guests: 0, nights: 1 },
    ]);
  });

  it('takes what was paid for the nights in their order, so that nothing counts twice (TAX-02)', async () => {
    const stay = await stayOf('2025-09-28', '2025-10-03');
    await person(stay);
    await receiveTax(backend.staff, {
      id: crypto.randomUUID(),
      booking_id: stay.id,
      amount: 8,
      method: 'card',
      paid_on: '2025-09-28',
    });
    expect((await sheet('2025-09-01')).tax).toMatchObject({
      owed: 6,
      collected: 6,
      open_stays: [],
    });
    expect((await sheet()).tax).toMatchObject({
      owed: 4,
      collected: 2,
      open_stays: [{ booking_id: stay.id, amount: 2 }],
    });
  });

  it('that runs counts up to yesterday, and is not handed in (TAX-02)', async () => {
    const month = `${backend.today.slice(0, 7)}-01`;
    const stay = await stayOf(addDays(backend.today, -2), addDays(backend.today, 3), {
      status: 'checked_in',
    });
    await person(stay);
    const found = await sheet(month);
    const inMonth = Math.min(2, daysBetween({ from: month, to: backend.today }));
    expect(found).toMatchObject({ is_running: true, counted_until: backend.today });
    expect(found.tax.nights).toBe(inMonth);
    const refused = await refusalOf(
      handInMonth(backend.staff, { month, kind: 'ine', on: backend.today }),
    );
    expect(refused.code).toBe('HS400');
  });

  it('that is handed in keeps its figures, and tells what changed after it (TAX-02)', async () => {
    const stay = await stayOf('2025-10-10', '2025-10-12');
    await person(stay);
    await handInMonth(backend.staff, { month: MONTH, kind: 'tax', on: '2025-11-09' });
    await person(stay, { age: 9 });
    const found = await sheet();
    expect(found.tax.owed).toBe(0);
    expect(found.returns.tax).toMatchObject({
      handed_on: '2025-11-09',
      handed_by: expect.any(String),
      figures: { amount: 4, nights: 2 },
    });
    await handInMonth(backend.staff, { month: MONTH, kind: 'tax', on: '2025-11-10' });
    expect((await sheet()).returns.tax).toMatchObject({ figures: { amount: 4 } });
    await handInMonth(backend.staff, { month: MONTH, kind: 'tax', on: null });
    expect((await sheet()).returns).toEqual({});
  });

  it('keeps its sums when the register is erased (REG-06, TAX-03)', async () => {
    const stay = await stayOf('2025-10-10', '2025-10-12', { number_of_guests: 2 });
    await person(stay, { from: 'D' });
    await person(stay, { person: 2, from: 'D', age: 12 });
    const before = await sheet();
    await backend.database.query('select private.erase_register($1::uuid[])', [`{${stay.id}}`]);
    expect(await sheet()).toEqual(before);
  });

  it('is nothing to strangers', async () => {
    for (const client of [backend.visitor, backend.stray]) {
      expect((await refusalOf(readMonthSheet(client, MONTH))).kind).toBe('forbidden');
      expect(
        (await refusalOf(handInMonth(client, { month: MONTH, kind: 'tax', on: null }))).kind,
      ).toBe('forbidden');
    }
  });
});
