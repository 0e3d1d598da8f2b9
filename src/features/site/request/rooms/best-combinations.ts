import { type Recommendation, recommendRooms } from '@/domain/suggestion/recommendations';
import type { StayDates } from '@/domain/stay/stay';
import type { OfferedRoom } from '../state/room-choice';
import { quoteFor } from '../summary/stay-sums';

export type Combination = Pick<Recommendation<OfferedRoom>, 'rooms' | 'label'>;

/**
 * The best combinations of rooms for a number of guests (CONST-REC-01), compared by the price of
 * the whole stay, so that special prices of single nights count (RATE-01).
 */
export function bestCombinations({
  offers,
  dates,
  guests,
  isRestricted,
}: {
  offers: readonly OfferedRoom[];
  dates: StayDates;
  guests: number;
  isRestricted: (room: OfferedRoom) => boolean;
}): Combination[] {
  const rooms = offers.map((room) => ({
    id: room.id,
    room_number: room.room_number,
    max_guests: room.max_guests,
    price_per_night: quoteFor(room, dates).total,
    room,
  }));
  return recommendRooms({
    rooms,
    guests,
    isRestricted: ({ room }) => isRestricted(room),
  }).map(({ rooms: chosen, label }) => ({
    label,
    rooms: chosen.map(({ room: { room }, guests: share }) => ({ room, guests: share })),
  }));
}
