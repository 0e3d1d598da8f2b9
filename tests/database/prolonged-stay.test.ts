import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { changeStays, type StayChange } from '@/queries/desk-stays';
import { insertPayment } from '@/queries/payments';
import type { BookingRow, RoomRow } from '@/types/rows';
import { addStay, changeOf, historyOf, refusalOf } from './desk-scene';
import { addRoom, storedBooking } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

// change_stays with `next`: a changed stay goes on in another room.

let backend: Backend;
let rooms: [RoomRow, RoomRow];
let inHouse: BookingRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  rooms = [await addRoom(backend), await addRoom(backend)];
  inHouse = await addStay(backend, rooms[0], [-2, 3], {
    status: 'checked_in',
    total_price: 324,
    guest_wish: 'cama de baixo',
  });
});

/** Until the second day from today, in the second room from a day on. */
const goOn = async (day: number, set: StayChange['set'] = {}, price = 84) =>
  changeStays(backend.staff, [
    {
      ...changeOf(await storedBooking(backend, inHouse.id), {
        check_out_date: addDays(backend.today, day),
        ...set,
      }),
      next: {
        room_id: rooms[1].id,
        check_out_date: addDays(backend.today, 2),
        total_price: price,
      },
    },
  ]);

describe('a stay in house that is prolonged in another room', () => {
  it('keeps the nights where they were slept and their price, and adds the new one (DESK-06, DESK-09)', async () => {
    await addStay(backend, rooms[0], [1, 2]);
    const [first, second] = await goOn(1, { guest_name: 'Fleur Jansen' });
    expect(first).toMatchObject({
      id: inHouse.id,
      room_id: rooms[0].id,
      check_in_date: inHouse.check_in_date,
      check_out_date: inHouse.check_out_date,
      total_price: 324,
      status: 'checked_in',
    });
    expect(second).toMatchObject({
      room_id: rooms[1].id,
      check_in_date: inHouse.check_out_date,
      check_out_date: addDays(backend.today, 2),
      total_price: 84,
      status: 'confirmed',
      guest_name: 'Fleur Jansen',
      guest_wish: 'cama de baixo',
    });
    expect(first?.group_reference).toMatch(/^GRP/);
    expect(second?.group_id).toBe(first?.group_id);
    expect((await historyOf(backend, second?.id ?? '')).map(({ kind }) => kind)).toEqual([
      'created',
    ]);
    expect((await historyOf(backend, inHouse.id)).at(-1)?.changes).toEqual({
      guest_name: [inHouse.guest_name, 'Fleur Jansen'],
      group_reference: [null, first?.group_reference],
    });
  });

  it('is in the other room already when the day of the change is past (DESK-09)', async () => {
    const parts = await goOn(-1);
    expect(parts.map(({ status }) => status)).toEqual(['checked_in', 'checked_in']);
  });

  it('pays with what was paid beyond the first part, and gets it back with the undo (PAY-01)', async () => {
    await insertPayment(backend.staff, {
      id: '99999999-9999-4999-8999-999999999999',
      booking_id: inHouse.id,
      amount: 364,
      method: 'card',
      paid_on: backend.today,
      note: null,
    });
    const [first, second] = await goOn(1);
    if (first === undefined || second === undefined) throw new Error('two parts');
    const { check_out_date, total_price, group_reference } = inHouse;
    expect(await storedBooking(backend, second.id)).toMatchObject({ paid: 40, amount_due: 44 });
    const [whole, part] = await changeStays(backend.staff, [
      changeOf(first, { check_out_date, total_price, group_reference }),
      changeOf(second, { status: 'cancelled', cancel_reason: 'other', group_reference }),
    ]);
    expect(whole).toMatchObject({ paid: 364, check_out_date, group_reference: null });
    expect(part).toMatchObject({ paid: 0, status: 'cancelled' });
  });

  it('is refused, and left as it was, where the other room is taken', async () => {
    const { booking_number } = await addStay(backend, rooms[1], [1, 1]);
    expect(await refusalOf(goOn(1))).toMatchObject({ kind: 'conflict', hint: booking_number });
    expect((await storedBooking(backend, inHouse.id)).group_reference).toBeNull();
  });

  it.each([
    ['for the same room', 0, 2],
    ['without a night in the other', 1, 1],
  ])('is refused %s', async (_, room, until) => {
    const next = {
      room_id: (room === 0 ? rooms[0] : rooms[1]).id,
      check_out_date: addDays(backend.today, until),
      total_price: 84,
    };
    const asked = changeStays(backend.staff, [{ ...changeOf(inHouse, {}), next }]);
    expect(await refusalOf(asked)).toMatchObject({ code: 'HS400' });
    expect(await storedBooking(backend, inHouse.id)).toEqual(inHouse);
  });
});

it('changes several bookings in one request, each going on where another has made room (DESK-06)', async () => {
  const other = await addStay(backend, rooms[1], [1, 2]);
  const third = await addRoom(backend);
  const parts = await changeStays(backend.staff, [
    changeOf(other, { room_id: third.id }),
    {
      ...changeOf(inHouse, { check_out_date: backend.today, total_price: 216 }),
      next: { room_id: rooms[1].id, check_out_date: addDays(backend.today, 2), total_price: 168 },
    },
  ]);
  expect(parts.map(({ room_id, status }) => [room_id, status])).toEqual([
    [rooms[0].id, 'checked_in'],
    [rooms[1].id, 'confirmed'],
    [third.id, 'confirmed'],
  ]);
});
