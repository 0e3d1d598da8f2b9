import { isCoupleRoom } from '@/domain/couple-rooms';
import type { Day } from '@/domain/dates';
import type { Party } from '@/domain/room-sets';
import { quoteOfRoom } from '@/domain/house-rates';
import { inPortuguese } from '@/domain/translated-room';
import type { OfferedRoom } from '../state/room-choice';
import { isRestricted } from '../steps/combinations';

interface PartyOfStay {
  /** The rooms that are free for the stay. */
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
