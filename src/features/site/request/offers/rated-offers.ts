import { type HouseRates, ratedRooms } from '@/domain/rates/house-rates';
import type { RoomDay } from '@/domain/availability/occupied-nights';
import { availableRooms, type RequestedStay } from '@/domain/availability/availability-rule';
import type { NightPrice } from '@/domain/rates/stay-quote';
import { type ArrivalRefusal, arrivalRefusal } from '@/domain/rates/stay-rules';
import type { FreshOffers } from '../state/room-choice';

/** A free room that a minimum stay, or a day without arrivals, keeps from being offered. */
export interface RefusedRoom {
  room: FreshOffers['rooms'][number];
  refusal: ArrivalRefusal;
}

/** What is on offer for some dates. */
export interface RatedOffers {
  fresh: FreshOffers;
  refused: readonly RefusedRoom[];
}

/**
 * The free rooms priced for the stay, and those that the house's rules refuse (RATE-01, RATE-02).
 */
export function ratedOffers({
  rates: { price_rule: rule, stay_rules: rules },
  rooms,
  takenRoomIds,
  days,
  requested,
}: {
  rates: HouseRates;
  rooms: FreshOffers['rooms'];
  takenRoomIds: Iterable<string>;
  days: readonly (RoomDay & NightPrice)[];
  requested: RequestedStay;
}): RatedOffers {
  const free = availableRooms({ rooms, takenRoomIds, availability: days, requested });
  const rated = ratedRooms({ rooms: free, rule, specialPrices: days, ...requested });
  const refused = rated.flatMap((room) => {
    const refusal = arrivalRefusal({ rules, roomIds: [room.id], ...requested });
    return refusal === null ? [] : [{ room, refusal }];
  });
  const refusedIds = new Set(refused.map(({ room }) => room.id));
  return {
    fresh: { rooms, offers: rated.filter(({ id }) => !refusedIds.has(id)) },
    refused,
  };
}
