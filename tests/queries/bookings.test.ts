import { describe, expect, it } from 'vitest';
import { visitorClient } from '@/lib/visitor-client';
import {
  findBookingNumber,
  insertBookings,
  listBookingsOfStay,
  listRoomIdsTakenAround,
  listRoomStays,
  listVisibleStays,
  setGroupReference,
  type BookingRequest,
} from '@/queries/bookings';
import { ROW_CAP } from '@/queries/read-all-pages';
import { uuid } from '../support/builders';
import { onTable } from '../support/server';

const request: BookingRequest = {
  room_id: uuid(1, 2),
  guest_name: 'Inês Duarte',
  guest_email: 'ines@example.com',
  guest_phone: '+351 912 345 678',
  check_in_date: '2026-11-14',
  check_out_date: '2026-11-17',
  number_of_guests: 2,
  total_price: 165,
  message: null,
  status: 'pending',
};

describe('listRoomIdsTakenAround', () => {
  const stay = { checkIn: '2026-11-14', checkOut: '2026-11-17' };

  it('joins its conditions with OR under the stated rule (BOOK-AVAIL-02, DATA-BOOK-02)', async () => {
    const calls = onTable('get', 'bookings', () => [
      { room_id: uuid(1, 1) },
      { room_id: uuid(1, 2) },
      { room_id: uuid(1, 1) },
    ]);
    const taken = await listRoomIdsTakenAround(visitorClient(), { ...stay, rule: 'stated' });
    expect(taken).toEqual([uuid(1, 1), uuid(1, 2)]);
    expect(calls[0]?.params.get('status')).toBe('neq.cancelled');
    expect(calls[0]?.params.get('or')).toBe(
      '(check_in_date.lt.2026-11-17,check_out_date.gt.2026-11-14)',
    );
    expect(calls[0]?.params.get('select')).toBe('room_id');
  });

  it('asks for true overlap under the other rule', async () => {
    const calls = onTable('get', 'bookings', () => []);
    await listRoomIdsTakenAround(visitorClient(), { ...stay, rule: 'overlap' });
    expect(calls[0]?.params.get('or')).toBeNull();
    expect(calls[0]?.params.get('check_in_date')).toBe('lt.2026-11-17');
    expect(calls[0]?.params.get('check_out_date')).toBe('gt.2026-11-14');
  });

  it('reads on when the backend cuts the list', async () => {
    const calls = onTable('get', 'bookings', ({ params }) =>
      params.get('room_id') === null
        ? Array.from({ length: ROW_CAP }, () => ({ room_id: uuid(1, 1) }))
        : [{ room_id: uuid(1, 9) }],
    );
    const taken = await listRoomIdsTakenAround(visitorClient(), { ...stay, rule: 'stated' });
    expect(calls).toHaveLength(2);
    expect(calls[1]?.params.get('room_id')).toBe(`gt.${uuid(1, 1)}`);
    expect(taken).toEqual([uuid(1, 1), uuid(1, 9)]);
  });
});

describe('reading stays', () => {
  it('asks for one room and the month around, without cancelled ones (DATA-BOOK-01)', async () => {
    const calls = onTable('get', 'bookings', () => []);
    await listRoomStays(visitorClient(), {
      roomId: uuid(1, 2),
      from: '2026-11-01',
      to: '2026-11-30',
    });
    const params = calls[0]?.params;
    expect(params?.get('room_id')).toBe(`eq.${uuid(1, 2)}`);
    expect(params?.get('status')).toBe('neq.cancelled');
    expect(params?.get('check_in_date')).toBe('lte.2026-11-30');
    expect(params?.get('check_out_date')).toBe('gte.2026-11-01');
    expect(params?.get('select')).toBe('room_id,check_in_date,check_out_date,status');
  });

  it('asks for all rooms without naming one', async () => {
    const calls = onTable('get', 'bookings', () => []);
    await listVisibleStays(visitorClient(), { from: '2026-11-01', to: '2027-08-01' });
    expect(calls[0]?.params.get('room_id')).toBeNull();
    expect(calls[0]?.params.get('check_in_date')).toBe('lte.2027-08-01');
  });
});

describe('insertBookings', () => {
  it('sends one request with a row per room and asks back only what a visitor may read (DATA-BOOK-03)', async () => {
    const rows = [request, { ...request, room_id: uuid(1, 3) }];
    const calls = onTable('post', 'bookings', () => [
      { id: uuid(2, 1), room_id: uuid(1, 2), booking_number: 'R26-7K3F9Q' },
      { id: uuid(2, 2), room_id: uuid(1, 3), booking_number: 'R26-9DPH3V' },
    ]);
    const sent = await insertBookings(visitorClient(), rows);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toEqual(rows);
    expect(calls[0]?.params.get('select')).toBe('id,room_id,booking_number');
    expect(calls[0]?.headers.get('authorization')).toBeNull();
    expect(sent.map(({ booking_number }) => booking_number)).toEqual(['R26-7K3F9Q', 'R26-9DPH3V']);
  });

  it('sends half of an emoji, which a field has cut, as an unknown letter: halves are refused (DATA-BOOK-03)', async () => {
    const calls = onTable('post', 'bookings', () => []);
    await insertBookings(visitorClient(), [{ ...request, guest_name: 'Ana \uD83D' }]);
    expect(calls[0]?.body).toMatchObject([{ guest_name: 'Ana \uFFFD' }]);
  });

  it('hands on the code of a refusal, and its words without the mark of the database', async () => {
    onTable('post', 'bookings', () => ({
      status: 400,
      code: 'HS008',
      message: 'error: Texto do servidor',
    }));
    await expect(insertBookings(visitorClient(), [request])).rejects.toMatchObject({
      kind: 'invalid',
      code: 'HS008',
      message: 'Texto do servidor',
    });
  });

  it('hands on the number of a request that was already received', async () => {
    onTable('post', 'bookings', () => ({
      status: 409,
      code: 'HS013',
      message: 'Este pedido já foi recebido.',
      hint: 'R26-7K3F9Q',
    }));
    await expect(insertBookings(visitorClient(), [request])).rejects.toMatchObject({
      kind: 'duplicate-request',
      hint: 'R26-7K3F9Q',
    });
  });
});

describe('listBookingsOfStay', () => {
  it('finds the live bookings of some rooms for exactly these dates', async () => {
    const rows = [{ id: uuid(2, 1), room_id: uuid(1, 2), booking_number: 'R26-7K3F9Q' }];
    const calls = onTable('get', 'bookings', () => rows);
    await expect(
      listBookingsOfStay(visitorClient(), {
        roomIds: [uuid(1, 2), uuid(1, 4)],
        checkIn: '2026-11-14',
        checkOut: '2026-11-17',
      }),
    ).resolves.toEqual(rows);
    expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({
      select: 'id,room_id,booking_number',
      room_id: `in.(${uuid(1, 2)},${uuid(1, 4)})`,
      check_in_date: 'eq.2026-11-14',
      check_out_date: 'eq.2026-11-17',
      status: 'neq.cancelled',
    });
  });
});

describe('after the insert', () => {
  it('sets the group reference of one booking (DATA-BOOK-08)', async () => {
    const calls = onTable('patch', 'bookings', () => [{ id: uuid(2, 1) }]);
    await setGroupReference(visitorClient(), {
      bookingId: uuid(2, 1),
      groupReference: 'GRP26-8KQ2M7XA',
    });
    expect(calls[0]?.body).toEqual({ group_reference: 'GRP26-8KQ2M7XA' });
    expect(calls[0]?.params.get('id')).toBe(`eq.${uuid(2, 1)}`);
  });

  it('takes no changed row for a failure', async () => {
    onTable('patch', 'bookings', () => []);
    await expect(
      setGroupReference(visitorClient(), {
        bookingId: uuid(2, 1),
        groupReference: 'GRP26-8KQ2M7XA',
      }),
    ).rejects.toMatchObject({ kind: 'missing' });
  });

  it('reads the number of a booking by its id (DATA-BOOK-10)', async () => {
    const calls = onTable('get', 'bookings', () => [{ booking_number: 'R26-7K3F9Q' }]);
    await expect(findBookingNumber(visitorClient(), uuid(2, 1))).resolves.toBe('R26-7K3F9Q');
    expect(calls[0]?.params.get('select')).toBe('booking_number');
  });
});
