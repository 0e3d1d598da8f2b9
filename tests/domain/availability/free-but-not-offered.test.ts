import { expect, it } from 'vitest';
import { freeRoomsNotOffered } from '@/domain/availability/free-but-not-offered';

it('names the rooms free on every night that the form does not offer', () => {
  const [offered, held, taken, blocked, leaving] = ['1', '2', '3', '4', '5'].map((id) => ({ id }));
  const rooms = [offered, held, taken, blocked, leaving].filter((room) => room !== undefined);
  expect(
    freeRoomsNotOffered({
      rooms,
      offers: rooms.slice(0, 1),
      takenRoomIds: ['3'],
      availability: [
        { room_id: '4', date: '2026-11-16', is_available: false },
        { room_id: '5', date: '2026-11-17', is_available: false },
      ],
      requested: { checkIn: '2026-11-14', checkOut: '2026-11-17' },
    }),
  ).toEqual([held, leaving]);
});
