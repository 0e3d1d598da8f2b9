import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { insertBookings } from '@/queries/bookings';
import { updateAvailability } from '@/queries/room-availability';
import type { RoomRow } from '@/types/rows';
import { addBooking, addRoom, countRows, requestFor } from './scene';
import { emptyHouse, outcome, startBackend, TAKEN, type Backend } from './support';

// One room, one night, one guest: whoever asks, however many at once.

let backend: Backend;
let room: RoomRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => {
  await backend.stop();
});
beforeEach(async () => {
  await emptyHouse(backend);
  room = await addRoom(backend);
});

const nights = (from: number, to: number) => ({
  check_in_date: addDays(backend.today, from),
  check_out_date: addDays(backend.today, to),
});

const otherGuest = (index: number) => ({ guest_email: `hospede${index}@correio.example` });

describe('#59–62 a stay beside one from day 20 to day 24', () => {
  beforeEach(async () => {
    await addBooking(backend, { room_id: room.id, ...nights(20, 24) });
  });

  it.each([
    ['the same nights', 20, 24, '409 23P01'],
    ['nights inside', 21, 23, '409 23P01'],
    ['nights around', 19, 25, '409 23P01'],
    ['over the first night', 18, 21, '409 23P01'],
    ['over the last night', 23, 26, '409 23P01'],
    ['leaving when it begins', 18, 20, '201'],
    ['arriving when it ends', 24, 26, '201'],
  ])('%s', async (_, from, to, expected) => {
    const request = requestFor(backend, room, nights(from, to));
    const answer = await backend.visitor.from('bookings').insert(request).select('id');
    expect(outcome(answer)).toBe(expected);
    expect(answer.error?.message).toBe(expected === '201' ? undefined : TAKEN);
  });

  it('the same nights in another room, or after a cancellation', async () => {
    const other = await addRoom(backend);
    await insertBookings(backend.visitor, [requestFor(backend, other, nights(20, 24))]);
    await backend.staff.from('bookings').update({ status: 'cancelled' }).eq('room_id', room.id);
    await insertBookings(backend.visitor, [requestFor(backend, room, nights(20, 24))]);
    expect(await countRows(backend, 'public.bookings')).toBe(3);
  });

  it('#66 staff cannot double-book it either', async () => {
    const request = requestFor(backend, room, nights(22, 26));
    const booked = await backend.staff.from('bookings').insert(request).select('id');
    expect(outcome(booked)).toBe('409 23P01');

    const moved = await addBooking(backend, { room_id: room.id, ...nights(30, 32) });
    const move = await backend.staff.from('bookings').update(nights(23, 25)).eq('id', moved.id);
    expect(outcome(move)).toBe('409 23P01');
  });

  it('#67 a cancelled stay does not come back onto taken nights', async () => {
    const cancelled = { room_id: room.id, ...nights(21, 22), status: 'cancelled' };
    const { id } = await addBooking(backend, cancelled);
    const back = await backend.staff.from('bookings').update({ status: 'confirmed' }).eq('id', id);
    expect(outcome(back)).toBe('409 23P01');
    expect(back.error?.message).toBe(TAKEN);
  });
});

it('#68 holds by the constraint alone, with every trigger off', async () => {
  await addBooking(backend, { room_id: room.id });
  const alone = backend.database.transaction(async (sql) => {
    await sql.script('alter table public.bookings disable trigger user');
    await sql.query(
      `insert into public.bookings (booking_number, room_id, guest_name, guest_email,
         check_in_date, check_out_date, total_price)
       select 'R26-SECOND', room_id, guest_name, guest_email, check_in_date, check_out_date, 0
         from public.bookings`,
    );
  });
  await expect(alone).rejects.toThrow('bookings_no_overlap');
});

it('a day with a guest is not blocked under its guest, but takes its price; what is blocked stays so', async () => {
  const stay = await addBooking(backend, { room_id: room.id, ...nights(20, 22) });
  const blocked = (from: number, custom_price: number | null = null) => ({
    room_id: room.id,
    date: addDays(backend.today, from),
    is_available: false,
    custom_price,
  });
  await updateAvailability(backend.staff, [blocked(19), blocked(20, 90), blocked(21), blocked(22)]);
  const days = async () => {
    const { data } = await backend.staff
      .from('room_availability')
      .select('is_available,custom_price')
      .order('date');
    return data?.map(({ is_available, custom_price }) => custom_price ?? is_available);
  };
  expect(await days()).toEqual([false, 90, true, false]);
  // Reception may book a day that is closed to guests, so such a day stays blocked.
  await backend.staff.from('bookings').update(nights(22, 24)).eq('id', stay.id);
  await updateAvailability(backend.staff, [blocked(22), blocked(23)]);
  expect(await days()).toEqual([false, 90, true, false, true]);
});

describe('several rooms in one request', () => {
  it('are stored together', async () => {
    const rooms = [room, await addRoom(backend), await addRoom(backend)];
    const sent = await insertBookings(
      backend.visitor,
      rooms.map((each) => requestFor(backend, each)),
    );
    expect(sent.map(({ room_id }) => room_id).toSorted()).toEqual(
      rooms.map(({ id }) => id).toSorted(),
    );
  });

  it('#63 are refused together when one of them is taken', async () => {
    const rooms = [room, await addRoom(backend), await addRoom(backend)];
    const last = requestFor(backend, rooms[2] ?? room, otherGuest(1));
    await insertBookings(backend.visitor, [last]);
    const all = rooms.map((each) => requestFor(backend, each));
    await expect(insertBookings(backend.visitor, all)).rejects.toMatchObject({
      kind: 'conflict',
      code: '23P01',
      message: TAKEN,
    });
    expect(await countRows(backend, 'public.bookings')).toBe(1);
  });

  it('#64 are refused together when one of them is asked for twice', async () => {
    const [other] = [await addRoom(backend), await addRoom(backend)];
    const twice = [room, other, room].map((each) => requestFor(backend, each));
    await expect(insertBookings(backend.visitor, twice)).rejects.toMatchObject({ code: '23P01' });
    expect(await countRows(backend, 'public.bookings')).toBe(0);
  });
});

describe('many guests at the same moment', () => {
  it('#123 fifty want one room for the same nights: one gets it, the others read why not', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) =>
        backend.visitor
          .from('bookings')
          .insert(requestFor(backend, room, otherGuest(index)))
          .select('id,booking_number'),
      ),
    );
    const winners = answers.filter(({ error }) => error === null);
    const losers = answers.filter(({ error }) => error !== null);
    expect(winners).toHaveLength(1);
    expect(losers.map(outcome)).toEqual(Array.from({ length: 49 }, () => '409 23P01'));
    expect(new Set(losers.map(({ error }) => error?.message))).toEqual(new Set([TAKEN]));
    expect(await countRows(backend, 'public.bookings')).toBe(1);
  });

  it('fifty want fifty different nights: all get theirs', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) =>
        backend.visitor
          .from('bookings')
          .insert(
            requestFor(backend, room, { ...nights(index + 1, index + 2), ...otherGuest(index) }),
          ),
      ),
    );
    expect(new Set(answers.map(outcome))).toEqual(new Set(['201']));
    expect(await countRows(backend, 'public.bookings')).toBe(50);
  });

  it('#124 thirty groups want the same two rooms, in either order: one group gets both', async () => {
    const pair = [room, await addRoom(backend)];
    const answers = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const order = index % 2 === 0 ? pair : pair.toReversed();
        return backend.visitor
          .from('bookings')
          .insert(order.map((each) => requestFor(backend, each, otherGuest(index))))
          .select('room_id');
      }),
    );
    const whole = answers.filter(({ data }) => data?.length === 2);
    expect(whole).toHaveLength(1);
    expect(answers.filter((answer) => outcome(answer) === '409 23P01')).toHaveLength(29);
    expect(await countRows(backend, 'public.bookings')).toBe(2);
  });

  it('visitors and staff at once each keep their own rights', async () => {
    await addBooking(backend, { room_id: room.id });
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const door = index % 2 === 0 ? backend.visitor : backend.staff;
        return door.from('bookings').select('guest_email');
      }),
    );
    const expected = Array.from({ length: 20 }, () => ['401 42501', '200']).flat();
    expect(answers.map(outcome)).toEqual(expected);
  });
});
