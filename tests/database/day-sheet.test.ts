import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { readDaySheet, type DayEntry, type DaySheet } from '@/queries/day-sheet';
import { changeStays } from '@/queries/desk-stays';
import { insertPayment, undoPayment } from '@/queries/payments';
import type { BookingInsert, RoomRow } from '@/types/rows';
import { addStay, callers, changeOf, refusalOf } from './desk-scene';
import { addRoom } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

// day_sheet: the day of the house in one answer.

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => emptyHouse(backend));

const read = async (inDays = 0) => readDaySheet(backend.staff, addDays(backend.today, inDays));
const namesIn = (entries: readonly DayEntry[]) =>
  entries.map(({ guest_name }) => guest_name).toSorted();

type List = Extract<
  keyof DaySheet,
  'arrivals' | 'departures' | 'in_house' | `late_${string}` | 'unanswered'
>;
const LISTS: List[] = [
  'arrivals',
  'departures',
  'in_house',
  'late_arrivals',
  'late_departures',
  'unanswered',
];

/** Which guests stand in which of the day's lists. */
async function lists(inDays = 0): Promise<Record<string, string[]>> {
  const sheet = await read(inDays);
  return Object.fromEntries(
    LISTS.map((name) => [name, namesIn(sheet[name])] as const).filter(
      ([, names]) => names.length > 0,
    ),
  );
}

/** One guest in a room of their own, named by what they are to show. */
async function put(
  guest_name: string,
  nights: readonly [from: number, nights: number],
  status: string,
  more: Partial<BookingInsert> = {},
) {
  return addStay(backend, await addRoom(backend), nights, { guest_name, status, ...more });
}

describe('the lists', () => {
  it('of today hold who comes, goes, is here, is late, and waits for an answer (DAY-01, DAY-03, DAY-04)', async () => {
    await put('comes', [0, 2], 'confirmed');
    await put('comes unpaid', [0, 1], 'awaiting_payment');
    await put('came', [0, 2], 'checked_in');
    await put('asks for today', [0, 2], 'pending');
    await put('called off', [0, 2], 'cancelled');
    await put('goes', [-2, 2], 'checked_in');
    await put('went', [-2, 2], 'checked_out');
    await put('left long ago', [-6, 4], 'completed');
    await put('never came', [-1, 3], 'confirmed');
    await put('never came, ends today', [-1, 1], 'payment_received');
    await put('never came, over', [-4, 2], 'confirmed');
    await put('stays', [-1, 3], 'checked_in');
    await put('overstays', [-4, 3], 'checked_in');
    await put('tomorrow', [1, 2], 'confirmed');
    await put('asks for later', [9, 2], 'pending');
    await put('asked, archived', [9, 2], 'pending', { archived: true });
    expect(await lists()).toEqual({
      arrivals: ['came', 'comes', 'comes unpaid'],
      departures: ['goes', 'never came, ends today', 'went'],
      in_house: ['came', 'stays'],
      late_arrivals: ['never came', 'never came, ends today'],
      late_departures: ['overstays'],
      unanswered: ['asks for later', 'asks for today'],
    });
  });

  it('of tomorrow and of yesterday say who will be and who was here, and nothing of today alone but what waits (DAY-01, DAY-04)', async () => {
    await put('stays', [-1, 4], 'checked_in');
    await put('comes tomorrow', [1, 2], 'confirmed');
    await put('was here', [-3, 3], 'checked_out');
    await put('never came', [-1, 4], 'confirmed');
    await put('asks', [9, 2], 'pending');
    expect(await lists(1)).toEqual({
      arrivals: ['comes tomorrow'],
      in_house: ['comes tomorrow', 'never came', 'stays'],
      unanswered: ['asks'],
    });
    expect(await lists(-1)).toEqual({
      arrivals: ['never came', 'stays'],
      in_house: ['stays', 'was here'],
      unanswered: ['asks'],
    });
  });

  it('of today keep who came or left late today, to be taken back (DAY-02, DAY-03)', async () => {
    const late = await put('comes late', [-1, 3], 'confirmed');
    const slow = await put('leaves late', [-4, 3], 'checked_in');
    await changeStays(backend.staff, [
      changeOf(late, { status: 'checked_in' }),
      changeOf(slow, { status: 'checked_out' }),
    ]);
    const { late_arrivals, late_departures } = await read();
    expect([...late_arrivals, ...late_departures].map(({ done }) => done?.from)).toEqual([
      'confirmed',
      'checked_in',
    ]);
    expect(await lists()).toEqual({
      in_house: ['comes late'],
      late_arrivals: ['comes late'],
      late_departures: ['leaves late'],
    });
  });

  it('put the oldest request first (DAY-04)', async () => {
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    await put('three hours', [9, 2], 'pending', { created_at: ago(3) });
    await put('a day', [12, 2], 'pending', { created_at: ago(24) });
    const { unanswered } = await read();
    expect(unanswered.map(({ guest_name }) => guest_name)).toEqual(['a day', 'three hours']);
  });

  it('of a day on which nothing happens are empty (DAY-07)', async () => {
    await addRoom(backend);
    expect(await lists(5)).toEqual({});
  });
});

it('an entry holds what a row of the day shows (DAY-02)', async () => {
  const stay = await put('Rita', [0, 3], 'confirmed', {
    source: 'airbnb',
    arrival_time: '22:40',
    guest_wish: 'berço',
    admin_notes: 'alérgica a nozes',
  });
  await insertPayment(backend.staff, {
    id: '99999999-9999-4999-8999-000000000001',
    booking_id: stay.id,
    amount: 60,
    method: 'platform',
    paid_on: backend.today,
    note: null,
  });
  const { arrivals } = await read();
  expect(arrivals).toMatchObject([
    {
      id: stay.id,
      booking_number: stay.booking_number,
      room_number: expect.any(String),
      number_of_guests: 2,
      total_price: 160,
      paid: 60,
      amount_due: 100,
      source: 'airbnb',
      arrival_time: '22:40:00',
      guest_wish: 'berço',
      admin_notes: 'alérgica a nozes',
      done: null,
    },
  ]);
});

it('says when a guest was checked in or out, and what the status was before (DAY-02)', async () => {
  const { id } = await put('comes', [0, 2], 'awaiting_payment');
  const out = await put('goes', [-2, 2], 'checked_in');
  const moment = Date.now();
  await backend.staff.from('bookings').update({ status: 'checked_in' }).eq('id', id);
  await backend.staff.from('bookings').update({ status: 'checked_out' }).eq('id', out.id);
  const { arrivals, departures } = await read();
  expect([arrivals[0]?.done?.from, departures[0]?.done?.from]).toEqual([
    'awaiting_payment',
    'checked_in',
  ]);
  for (const done of [arrivals[0]?.done, departures[0]?.done]) {
    expect(Math.abs(Date.parse(done?.at ?? '') - moment)).toBeLessThan(600_000);
  }
  // Once undone, it no longer counts as done.
  await backend.staff.from('bookings').update({ status: 'awaiting_payment' }).eq('id', id);
  expect((await read()).arrivals[0]?.done).toBeNull();
});

it('knows the status before a check-in also when a check-out was taken back since (DAY-02)', async () => {
  const { id } = await put('here and gone', [0, 1], 'confirmed');
  for (const status of ['checked_in', 'checked_out', 'checked_in']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await backend.staff.from('bookings').update({ status }).eq('id', id);
  }
  expect((await read()).arrivals[0]?.done?.from).toBe('confirmed');
});

it('shows each active room at night: taken, asked for, blocked or free; and fourteen nights (DAY-05)', async () => {
  const [taken, asked, blocked] = [
    await addRoom(backend, { max_guests: 6 }),
    await addRoom(backend),
    await addRoom(backend),
  ] as const;
  const closed = await addRoom(backend, { is_active: false });
  const { booking_number } = await addStay(backend, taken, [-1, 3], { number_of_guests: 3 });
  await addStay(backend, asked, [0, 5], { status: 'pending' });
  await addStay(backend, asked, [12, 5]);
  await addStay(backend, closed, [0, 14]);
  await addStay(backend, blocked, [0, 1], { status: 'cancelled' });
  await backend.house
    .from('room_availability')
    .insert({ room_id: blocked.id, date: backend.today, is_available: false });
  const sheet = await read();
  const room = ({ id }: RoomRow) => sheet.rooms.find((found) => found.id === id);
  expect(sheet.rooms).toHaveLength(3);
  expect(room(taken)).toMatchObject({
    booking_number,
    status: 'confirmed',
    guests: 3,
    max_guests: 6,
    is_blocked: false,
  });
  expect(room(asked)).toMatchObject({ status: 'pending', is_blocked: false });
  expect(room(blocked)).toMatchObject({ booking_number: null, guests: null, is_blocked: true });
  expect(sheet.nights).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
});

it('sums what was taken on the day, by method, undone payments left out (PAY-03)', async () => {
  const { id } = await put('pays', [0, 2], 'confirmed');
  let number = 0;
  const pay = async (amount: number, method: string, inDays = 0) => {
    number += 1;
    return insertPayment(backend.staff, {
      id: `99999999-9999-4999-8999-00000000001${number}`,
      booking_id: id,
      amount,
      method,
      paid_on: addDays(backend.today, inDays),
      note: null,
    });
  };
  await pay(50.5, 'cash');
  await pay(-10, 'cash');
  await pay(30, 'card');
  await pay(99, 'transfer', -1);
  const wrong = await pay(7, 'card');
  await undoPayment(backend.staff, wrong.id);
  expect((await read()).takings).toEqual({ cash: 40.5, card: 30 });
  expect((await read(-1)).takings).toEqual({ transfer: 99 });
});

describe('is refused', () => {
  it('to whoever is not staff', async () => {
    for (const [name, client, isTrusted] of callers(backend)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { error } = await client.rpc('day_sheet', { day: backend.today });
      expect([name, error?.code ?? 'answered']).toEqual([name, isTrusted ? 'answered' : '42501']);
    }
  });

  it.each(['1899-12-31', '2101-01-01', '999999-01-01', 'infinity', 'amanhã de manhã', ''])(
    'for %j',
    async (day) => {
      expect((await refusalOf(readDaySheet(backend.staff, day))).code).toMatch(/^(HS400|22\w{3})$/);
    },
  );
});

it('says in the same answer how far the guests of its lists are registered (REG-03, DAY-02)', async () => {
  const comes = await put('comes', [0, 2], 'confirmed');
  const later = await put('later', [3, 2], 'confirmed');
  await backend.database.query(
    `insert into public.register_entries (booking_id, person, surname)
     values ($1, 1, 'Prado'), ($2, 1, 'Lindh')`,
    [comes.id, later.id],
  );
  // Nothing is said where the house has settled nothing of the register.
  expect((await read()).register).toBeNull();
  await backend.database.script('update public.register_settings set asks_guests = true');
  try {
    const { register } = await read();
    expect(register).toMatchObject([{ booking_id: comes.id, person: 1, is_proposal: false }]);
    expect(register?.[0]?.missing).toContain('birth_date');
    expect(JSON.stringify(register)).not.toContain('Prado');
    expect((await read(6)).register).toEqual([]);
  } finally {
    await backend.database.script('update public.register_settings set asks_guests = false');
  }
});

it('a step counts on the day of the house, in the time zone that it has set', async () => {
  const stay = await put('came', [0, 1], 'confirmed');
  await changeStays(backend.staff, [changeOf(stay, { status: 'checked_in' })]);
  const days = async (zone: string) => {
    await backend.database.query('update private.settings set time_zone = $1', [zone]);
    const rows = await backend.database.query(
      `select d::date::text as day
         from generate_series(now() - interval '2 days', now() + interval '2 days', '1 day') d
        where private.became_so_on($1, 'checked_in', d::date)`,
      [stay.id],
    );
    return rows.map(({ day }) => day);
  };
  try {
    // 25 hours apart, so that no moment has the same day in both.
    const east = await days('Pacific/Kiritimati');
    const west = await days('Pacific/Pago_Pago');
    expect(east).toHaveLength(1);
    expect(west).toHaveLength(1);
    expect(east).not.toEqual(west);
  } finally {
    await backend.database.query(`update private.settings set time_zone = 'Europe/Lisbon'`);
  }
});
