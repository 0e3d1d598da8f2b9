import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/dates';
import { changeStays, splitStay } from '@/queries/desk-stays';
import type { BookingRow, RoomRow } from '@/types/rows';
import { addStay, callers, changeOf, historyOf, refusalOf } from './desk-scene';
import { addRoom, countRows, storedBooking } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

// split_stay: the guest goes on in another room.

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

describe('is refused, and leaves all as it was,', () => {
  it.each([0, 3, 7, 8])('at day %i, which is not inside the stay', async (day) => {
    expect(await refusalOf(split({ day: addDays(backend.today, day) }))).toMatchObject({
      code: 'HS400',
    });
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
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { error } = await client.rpc('split_stay', {
        booking: stay.id,
        updated_at: stay.updated_at,
        day: addDays(backend.today, 5),
        room: rooms[1].id,
        first_price: 1,
        second_price: 1,
      });
      expect(error).toMatchObject({ code: '42501' });
    }
    expect(await storedBooking(backend, stay.id)).toEqual(stay);
  });
});
