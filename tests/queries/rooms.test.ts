import { describe, expect, it } from 'vitest';
import { visitorClient } from '@/lib/visitor-client';
import {
  deleteRoom,
  findActiveRoomById,
  findActiveRoomByNumber,
  insertRoom,
  listActiveRooms,
  listActiveRoomsByNumber,
  listActiveRoomsByPrice,
  listRooms,
  setRoomPrice,
  updateRoom,
} from '@/queries/rooms';
import { makeRoom } from '../support/builders';
import { onTable } from '../support/server';

describe('reading rooms', () => {
  it.each([
    ['listActiveRooms', listActiveRooms, 'eq.true', null],
    [
      'listActiveRoomsByPrice',
      listActiveRoomsByPrice,
      'eq.true',
      'price_per_night.asc,room_number.asc',
    ],
    ['listRooms', listRooms, null, 'room_number.asc'],
    ['listActiveRoomsByNumber', listActiveRoomsByNumber, 'eq.true', 'room_number.asc'],
  ])(
    '%s sends its filter and order (DATA-ROOM-01, DATA-ROOM-02, DATA-ROOM-04, DATA-ROOM-05)',
    async (_name, list, isActive, order) => {
      const room = makeRoom();
      const calls = onTable('get', 'rooms', () => [room]);
      await expect(list(visitorClient())).resolves.toEqual([room]);
      expect(calls[0]?.params.get('is_active')).toBe(isActive);
      expect(calls[0]?.params.get('order')).toBe(order);
    },
  );

  it('finds an active room by its number, and null when there is none (DATA-ROOM-03)', async () => {
    const calls = onTable('get', 'rooms', ({ params }) =>
      params.get('room_number') === 'eq.2' ? [makeRoom()] : [],
    );
    await expect(findActiveRoomByNumber(visitorClient(), '2')).resolves.toMatchObject({
      room_number: '2',
    });
    expect(calls[0]?.params.get('is_active')).toBe('eq.true');
    await expect(findActiveRoomByNumber(visitorClient(), '99')).resolves.toBeNull();
  });

  it('finds an active room by its id (ROUTE-05)', async () => {
    const room = makeRoom();
    const calls = onTable('get', 'rooms', () => [room]);
    await expect(findActiveRoomById(visitorClient(), room.id)).resolves.toEqual(room);
    expect(calls[0]?.params.get('id')).toBe(`eq.${room.id}`);
    expect(calls[0]?.params.get('is_active')).toBe('eq.true');
  });
});

describe('changing rooms', () => {
  const room = makeRoom();

  it('inserts a room and gives it back (DATA-ROOM-06)', async () => {
    const calls = onTable('post', 'rooms', () => [room]);
    const draft = { room_number: '2', name: 'Duplo Maré', price_per_night: 55 };
    await expect(insertRoom(visitorClient(), draft)).resolves.toEqual(room);
    expect(calls[0]?.body).toEqual(draft);
  });

  it('updates by id (DATA-ROOM-07, DATA-ROOM-09)', async () => {
    const calls = onTable('patch', 'rooms', () => [{ id: room.id }]);
    await updateRoom(visitorClient(), { id: room.id, changes: { is_active: false } });
    await setRoomPrice(visitorClient(), { id: room.id, price: 61.5 });
    expect(calls.map(({ body }) => body)).toEqual([
      { is_active: false },
      { price_per_night: 61.5 },
    ]);
    expect(calls[1]?.params.get('id')).toBe(`eq.${room.id}`);
  });

  it('takes no changed row for a failure', async () => {
    onTable('patch', 'rooms', () => []);
    onTable('delete', 'rooms', () => []);
    await expect(
      updateRoom(visitorClient(), { id: room.id, changes: { is_active: false } }),
    ).rejects.toMatchObject({ kind: 'missing' });
    await expect(deleteRoom(visitorClient(), room.id)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('says that a room with bookings cannot go', async () => {
    onTable('delete', 'rooms', () => ({ status: 409, code: '23503', message: 'fk' }));
    await expect(deleteRoom(visitorClient(), room.id)).rejects.toMatchObject({ kind: 'conflict' });
  });
});
