import { compareRoomNumbers } from '@/domain/room/room-number';
import type { GuestProfileRow } from '@/types/rows';
import type { Group } from './useGroups';

/** A guest and the numbers of the rooms they sleep in. */
export interface GroupGuest {
  /** Of several equal profiles, the first. */
  profile: GuestProfileRow;
  roomNumbers: string[];
}

/**
 * The guests of a group, in the order of their profiles. The main contact has a profile with each
 * booking of the group: equal ones are one person, in several rooms.
 */
export function groupGuests(
  profiles: readonly GuestProfileRow[],
  { bookings }: Pick<Group, 'bookings'>,
): GroupGuest[] {
  const guests = new Map<string, GroupGuest>();
  for (const profile of profiles) {
    const room = bookings.find(({ id }) => id === profile.booking_id)?.rooms;
    const { id: _id, booking_id: _booking, created_at: _created, ...person } = profile;
    const key = JSON.stringify(person);
    const guest = guests.get(key) ?? { profile, roomNumbers: [] };
    if (room) guest.roomNumbers.push(room.room_number);
    guests.set(key, guest);
  }
  for (const { roomNumbers } of guests.values()) roomNumbers.sort(compareRoomNumbers);
  return [...guests.values()];
}
