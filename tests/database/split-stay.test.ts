import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { readDaySheet } from '@/queries/day-sheet';
import { changeStays } from '@/queries/desk-stays';
import { insertPayment, listPayments } from '@/queries/payments';
import type { BookingRow, RoomRow } from '@/types/rows';
import { addStay, callers, changeOf, historyOf, refusalOf, splitStay } from './desk-scene';
import { addRoom, countRows, storedBooking } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

// The guest goes on in another room.

let backend: Backend;
let rooms: [RoomRow, RoomRow];
let stay: BookingRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  rooms = [await addRoom(backend), await addRoom(backend)];
  stay = await addStay(backend, rooms[0], [3, 4], {
    source: 'phone',
    language: 'en',
    guest_wish: 'cama de baixo',
    message: 'Chegamos tarde.',
    total_price: 320,
  });
});

const split = async (overrides: Partial<Parameters<typeof splitStay>[1]> = {}) =>
  splitStay(backend.staff, {
    bookingId: stay.id,
    updatedAt: stay.updated_at,
    day: addDays(backend.today, 5),
    roomId: rooms[1].id,
    firstPrice: 150,
    secondPrice: 170,
    ...overrides,
  });

it('makes two bookings of one guest and one group, each with its event (DESK-09, HIST-01)', async () => {
  const [first, second] = await split();
  expect(first).toMatchObject({ id: stay.id, check_in_date: stay.check_in_date, total_price: 150 });
  expect(second).toMatchObject({
    check_in_date: addDays(backend.today, 5),
    check_out_date: stay.check_out_date,
    total_price: 170,
    status: 'confirmed',
    rooms: { room_number: rooms[1].room_number },
    guest_name: stay.guest_name,
    source: 'phone',
    language: 'en',
    guest_wish: 'cama de baixo',
    message: 'Chegamos tarde.',
  });
  expect(first?.group_reference).toMatch(/^GRP\d\d-[0-9A-Z]{8}$/);
  expect(second?.group_id).toBe(first?.group_id);
  expect((await historyOf(backend, second?.id ?? '')).map(({ kind }) => kind)).toEqual(['created']);
  expect((await historyOf(backend, stay.id)).at(-1)?.changes).toMatchObject({
    check_out_date: [stay.check_out_date, addDays(backend.today, 5)],
    total_price: [320, 150],
  });
});

it('keeps the group that a stay has; of a guest in the house the second part is still to come', async () => {
  await backend.staff
    .from('bookings')
    .update({ group_reference: 'GRP26-8KQ2M7XA', status: 'checked_in' })
    .eq('id', stay.id);
  const { updated_at } = await storedBooking(backend, stay.id);
  const parts = await split({ updatedAt: updated_at });
  expect(parts.map(({ group_reference, status }) => [group_reference, status])).toEqual([
    ['GRP26-8KQ2M7XA', 'checked_in'],
    ['GRP26-8KQ2M7XA', 'confirmed'],
  ]);
});

it('is undone by cancelling the second part and lengthening the first, in one request', async () => {
  const [first, second] = await split();
  if (first === undefined || second === undefined) throw new Error('two parts');
  const [whole] = await changeStays(backend.staff, [
    changeOf(second, { status: 'cancelled', cancel_reason: 'other' }),
    changeOf(first, {
      check_out_date: stay.check_out_date,
      total_price: stay.total_price,
      group_reference: stay.group_reference,
    }),
  ]);
  expect(whole).toMatchObject({
    check_out_date: stay.check_out_date,
    total_price: 320,
    group_reference: null,
    group_id: null,
  });
});

describe('what was paid', () => {
  let sent = 0;
  const pay = async (amount: number, method: string, inDays: number) => {
    sent += 1;
    return insertPayment(backend.staff, {
      id: `99999999-9999-4999-8999-${String(sent).padStart(12, '0')}`,
      booking_id: stay.id,
      amount,
      method,
      paid_on: addDays(backend.today, inDays),
      note: null,
    });
  };
  const splitPaid = async () => {
    const { updated_at } = await storedBooking(backend, stay.id);
    const [first, second] = await split({ updatedAt: updated_at });
    if (first === undefined || second === undefined) throw new Error('two parts');
    return { first, second };
  };
  const sums = async (...ids: string[]) =>
    Promise.all(
      ids.map(async (id) => {
        const { paid, amount_due } = await storedBooking(backend, id);
        return [paid, amount_due];
      }),
    );
  const takings = async () =>
    Promise.all(
      [-2, -1, 0].map(
        async (day) => (await readDaySheet(backend.staff, addDays(backend.today, day))).takings,
      ),
    );

  it('goes with its nights, and no day has taken more or less (DESK-09, PAY-01, PAY-03)', async () => {
    await pay(200, 'transfer', -2);
    await pay(120, 'card', -1);
    const before = await takings();
    const { first, second } = await splitPaid();
    expect([first.amount_due, second.amount_due]).toEqual([0, 0]);
    expect(await sums(first.id, second.id)).toEqual([
      [150, 0],
      [170, 0],
    ]);
    expect(await takings()).toEqual(before);
    expect((await listPayments(backend.staff, first.id)).at(-1)).toMatchObject({
      amount: -170,
      method: 'card',
      paid_on: addDays(backend.today, -1),
      note: `Passa para ${second.booking_number}: a estadia foi dividida.`,
      entered_name: 'Rececao',
    });
    expect(await listPayments(backend.staff, second.id)).toMatchObject([
      { amount: 170, note: `Vem de ${first.booking_number}: a estadia foi dividida.` },
    ]);
    expect((await historyOf(backend, second.id)).at(-1)?.changes).toMatchObject({
      payment: [null, { amount: 170, method: 'card', moved: true }],
    });
  });

  it.each([
    ['less than the first part costs', 100, [100, 50], [0, 170]],
    ['a part of the second', 200, [150, 0], [50, 120]],
    ['too much', 330, [160, -10], [170, 0]],
  ])('%s stays where it is, but for what the second part costs', async (_, amount, ...parts) => {
    await pay(amount, 'cash', 0);
    const { first, second } = await splitPaid();
    expect(await sums(first.id, second.id)).toEqual(parts);
  });

  it('comes back when the division is undone, in the same request', async () => {
    await pay(320, 'cash', -1);
    const before = await takings();
    const { first, second } = await splitPaid();
    const { check_out_date, total_price, group_reference } = stay;
    const [whole, part] = await changeStays(backend.staff, [
      changeOf(first, { check_out_date, total_price, group_reference }),
      changeOf(second, { status: 'cancelled', cancel_reason: 'other' }),
    ]);
    expect([whole, part]).toMatchObject([
      { paid: 320, amount_due: 0 },
      { paid: 0, status: 'cancelled' },
    ]);
    expect((await historyOf(backend, second.id)).at(-1)?.changes).toMatchObject({
      payment: [{ amount: 170, moved: true }, null],
    });
    expect(await takings()).toEqual(before);
  });

  it('stays with each part when both are cancelled', async () => {
    await pay(320, 'cash', 0);
    const { first, second } = await splitPaid();
    const gone = { status: 'cancelled', cancel_reason: 'guest' };
    await changeStays(backend.staff, [changeOf(first, gone), changeOf(second, gone)]);
    expect((await sums(first.id, second.id)).map(([paid]) => paid)).toEqual([150, 170]);
  });
});

it('gives the second part the deadlines of a request, and what nobody has vouched for (CLOCK-01)', async () => {
  await backend.database.script(
    `update public.bookings set status = 'pending', unverified = true, answer_until = now() + interval '1 hour',
        hold_until = now() + interval '5 hours', confirm_until = now() + interval '2 hours'
      where id = '${stay.id}'`,
  );
  const { updated_at, ...pending } = await storedBooking(backend, stay.id);
  const [, second] = await split({ updatedAt: updated_at });
  expect(pending.hold_until).not.toBeNull();
  expect(second).toMatchObject({
    status: 'pending',
    unverified: true,
    answer_until: pending.answer_until,
    hold_until: pending.hold_until,
    confirm_until: pending.confirm_until,
  });
});

describe('is refused, and leaves all as it was,', () => {
  it.each([0, 3, 7, 8])('at day %i, which is not inside the stay', async (day) => {
    expect(await refusalOf(split({ day: addDays(backend.today, day) }))).toMatchObject({
      code: 'HS400',
    });
    expect(await storedBooking(backend, stay.id)).toEqual(stay);
  });

  it('into the same room, of what is cancelled, of what is gone, of what was changed', async () => {
    expect(await refusalOf(split({ roomId: rooms[0].id }))).toMatchObject({ code: 'HS400' });
    const gone = '55555555-5555-4555-8555-555555555555';
    expect(await refusalOf(split({ bookingId: gone }))).toMatchObject({ kind: 'stale' });
    await backend.staff.from('bookings').update({ status: 'cancelled' }).eq('id', stay.id);
    expect(await refusalOf(split())).toMatchObject({ kind: 'stale', hint: stay.booking_number });
    const { updated_at } = await storedBooking(backend, stay.id);
    expect(await refusalOf(split({ updatedAt: updated_at }))).toMatchObject({ code: 'HS400' });
    expect(await countRows(backend, 'public.bookings')).toBe(1);
  });

  it('into a room that is taken; the hint names by which booking (DESK-09)', async () => {
    const { booking_number } = await addStay(backend, rooms[1], [6, 3]);
    expect(await refusalOf(split())).toMatchObject({ kind: 'conflict', hint: booking_number });
    expect(await storedBooking(backend, stay.id)).toEqual(stay);
    expect(await countRows(backend, 'public.booking_groups')).toBe(0);
  });

  it('for whoever is not staff', async () => {
    for (const [, client] of callers(backend).filter(([, , isTrusted]) => !isTrusted)) {
      const set = { check_out_date: addDays(backend.today, 5) };
      const next = { room_id: rooms[1].id, check_out_date: stay.check_out_date, total_price: 1 };
      const refused = changeStays(client, [{ ...changeOf(stay, set), next }]);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await refusalOf(refused)).toMatchObject({ code: '42501' });
    }
    expect(await storedBooking(backend, stay.id)).toEqual(stay);
  });
});
