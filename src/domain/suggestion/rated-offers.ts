/** What the house offers for some dates (BOOK-AVAIL-01, RATE-01, RATE-02). */
import { availableRooms, type RequestedStay } from '../availability/availability-rule.ts';
import type { RoomDay } from '../availability/occupied-nights.ts';
import { type HouseRates, ratedRooms } from '../rates/house-rates.ts';
import type { RatedRoom } from '../rates/nightly-prices.ts';
import type { NightPrice } from '../rates/stay-quote.ts';
import { type ArrivalRefusal, arrivalRefusal } from '../rates/stay-rules.ts';

/** A free room that a minimum stay, or a day without arrivals, keeps from being offered. */
export interface RefusedRoom<R> {
  room: R;
  refusal: ArrivalRefusal;
}

/** What is on offer for some dates. */
export interface RatedOffers<R> {
  /** All rooms, and those that are offered. */
  fresh: { rooms: readonly R[]; offers: readonly R[] };
  refused: readonly RefusedRoom<R>[];
}

/**
 * The free rooms priced for the stay, and those that the house's rules refuse (RATE-01, RATE-02).
 *
 * @param takenRoomIds the rooms that the availability rule excludes
 */
export function ratedOffers<R extends RatedRoom & { id: string }>({
  rates: { price_rule: rule, stay_rules: rules },
  rooms,
  takenRoomIds,
  days,
  requested,
}: {
  rates: HouseRates;
  rooms: readonly R[];
  takenRoomIds: Iterable<string>;
  days: readonly (RoomDay & NightPrice)[];
  requested: RequestedStay;
}): RatedOffers<R> {
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
