import { isCoupleRoom } from '@/domain/room/couple-rooms';
import type { Day } from '@/domain/calendar/dates';
import type { Party } from '@/domain/suggestion/room-sets';
import { quoteOfRoom } from '@/domain/rates/house-rates';
import { inPortuguese } from '@/domain/room/translated-room';
import type { OfferedRoom } from '../state/room-choice';
import { isRestricted } from '../rooms/combinations';

interface PartyOfStay {
  rooms: readonly OfferedRoom[];
  guests: number;
  checkIn: Day;
  checkOut: Day;
}

/** The party in the form that `domain` works with. */
export function partyOf({ rooms, guests, checkIn, checkOut }: PartyOfStay): Party<OfferedRoom> {
  return {
    rooms,
    guests,
    priceOf: (room) => quoteOfRoom(room, { checkIn, checkOut }).total,
    isRestricted,
    isForCouple: (room) => isCoupleRoom(inPortuguese(room)),
  };
}
