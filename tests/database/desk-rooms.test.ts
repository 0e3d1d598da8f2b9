import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { listRoomsWithStays } from '@/queries/desk-rooms';
import { addBooking, addRoom } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
  await emptyHouse(backend);
});
afterAll(async () => {
  await backend.stop();
});

it('reads rooms with what meets a stay, in one request (DESK-02, RATE-01)', async () => {
  const day = (days: number) => addDays(backend.today, days);
  const taken = await addRoom(backend, { room_number: '21' });
  const closed = await addRoom(backend, { room_number: '22' });
  await addRoom(backend, { room_number: '23', is_active: false });
  const around: [number, number][] = [
    [4, 8],
    [8, 10],
    [10, 12],
    [12, 14],
  ];
  for (const [from, to] of around) {
    await addBooking(backend, {
      room_id: taken.id,
      check_in_date: day(from),
      check_out_date: day(to),
    });
  }
  await addBooking(backend, {
    room_id: closed.id,
    check_in_date: day(8),
    check_out_date: day(12),
    status: 'cancelled',
  });
  await backend.staff.from('room_availability').insert(
    [7, 8, 11, 12].map((days) => ({
      room_id: closed.id,
      date: day(days),
      is_available: false,
    })),
  );
  await backend.staff
    .from('room_availability')
    .insert({ room_id: closed.id, date: day(9), is_available: true, custom_price: 40 });

  const rooms = await listRoomsWithStays(backend.staff, { checkIn: day(8), checkOut: day(12) });
  expect(
    rooms.map(({ room_number, bookings, room_availability }) => [
      room_number,
      bookings.map(({ check_in_date }) => check_in_date).toSorted(),
      room_availability
        .toSorted((a, b) => (a.date < b.date ? -1 : 1))
        .map(({ date, is_available, custom_price }) => [date, is_available, custom_price]),
    ]),
  ).toEqual([
    ['21', [day(8), day(10)], []],
    [
      '22',
      [],
      [
        [day(8), false, null],
        [day(9), true, 40],
        [day(11), false, null],
      ],
    ],
  ]);
});
