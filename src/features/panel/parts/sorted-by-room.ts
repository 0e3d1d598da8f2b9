import { compareRoomNumbers } from '@/domain/room/room-number';

/**
 * Bookings in the order of their rooms: 2 before 12, without a room last; of one room by id, so that
 * their order never changes.
 */
export function sortedByRoom<B extends { id: string; rooms: { room_number: string } | null }>(
  bookings: readonly B[],
): B[] {
  return bookings.toSorted((a, b) => {
    const isAfter = Number(a.rooms === null) - Number(b.rooms === null);
    const order = compareRoomNumbers(a.rooms?.room_number ?? '', b.rooms?.room_number ?? '');
    return isAfter || order || (a.id < b.id ? -1 : 1);
  });
}
