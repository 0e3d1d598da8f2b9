import { freeRoomsNotOffered } from '@/domain/availability/free-but-not-offered';
import type { StayDates } from '@/domain/stay/stay';
import { useLoad } from '@/hooks/useLoad';
import { visitorClient } from '@/lib/visitor-client';
import { listRoomIdsTakenAround } from '@/queries/bookings';
import { conflictRule } from '@/lib/conflict-rule';
import type { OfferedRoom } from '../state/room-choice';
import type { RoomOffers } from './offers';

/**
 * The rooms that are free on the nights asked for, but that the 'stated' rule does not offer
 * because they have a booking on other nights. Empty until that is known; a failure is only logged.
 */
export function useFreeRoomsNotOffered(
  { checkIn, checkOut }: StayDates,
  { fresh, refused, availability }: RoomOffers,
): readonly OfferedRoom[] {
  const hasHidden = fresh !== null && fresh.offers.length + refused.length < fresh.rooms.length;
  const requested =
    conflictRule() === 'stated' && hasHidden && checkIn !== null && checkOut !== null
      ? { checkIn, checkOut }
      : null;
  const { loaded } = useLoad(
    ['freeRoomsNotOffered', requested?.checkIn ?? '', requested?.checkOut ?? ''],
    async () =>
      requested && listRoomIdsTakenAround(visitorClient(), { ...requested, rule: 'overlap' }),
  );
  const takenRoomIds = loaded.status === 'ready' ? loaded.data : null;
  if (requested === null || takenRoomIds === null || fresh === null) return [];
  // Rooms refused by a rule of stay are not among them: LeftOutRooms says why they are missing.
  const offers = [...fresh.offers, ...refused.map(({ room }) => room)];
  return freeRoomsNotOffered({ rooms: fresh.rooms, offers, takenRoomIds, availability, requested });
}
