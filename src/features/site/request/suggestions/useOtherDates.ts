import { useMemo } from 'react';
import { bedCount } from '@/domain/room/bed-count';
import { type Day, addDays } from '@/domain/calendar/dates';
import { freeRoomsFinder } from '@/domain/availability/free-rooms';
import {
  type NearbyStay,
  nearbyStays,
  onlyMissingNight,
  type ServingStay,
  shorterStays,
} from '@/domain/suggestion/nearby-dates';
import { type PartyProposal, partyProposal } from '@/domain/suggestion/party-proposal';
import type { RequestedStay } from '@/domain/availability/availability-rule';
import { lastBookableDay } from '@/domain/stay/stay';
import type { PriceRule } from '@/domain/rates/stay-quote';
import { useLoad } from '@/hooks/useLoad';
import { visitorClient } from '@/lib/visitor-client';
import { listAvailability } from '@/queries/room-availability';
import { conflictRule } from '@/lib/conflict-rule';
import type { OfferedRoom } from '../state/room-choice';
import type { NothingFitsProps } from './suggestions-props';
import { ratedOffers } from '@/domain/suggestion/rated-offers';
import { partyOf } from './house-offer';

type Proposal = PartyProposal<OfferedRoom>;

/** A suggestion: other dates, with the rooms for them. */
export type SuggestedStay = ServingStay<Proposal>;

export interface FoundDates {
  status: 'loading' | 'failed' | 'ready';
  /** As many nights, the nearest first. */
  nearby: readonly NearbyStay<Proposal>[];
  /** A night less. */
  shorter: readonly SuggestedStay[];
  /** The one night that lacks a room, where the rest of the stay is free. */
  missingNight: Day | null;
  /** Asks again for what did not load. */
  retry: () => void;
}

const NOTHING: Omit<FoundDates, 'status' | 'retry'> = {
  nearby: [],
  shorter: [],
  missingNight: null,
};

/**
 * The nearest dates that serve the party, and a night less. The occupancy up to the horizon was
 * loaded when the guest chose dates; special prices are loaded only for a house that charges night
 * by night.
 */
export function useOtherDates({
  state,
  today,
  fresh,
  unavailable,
  rates,
}: NothingFitsProps): FoundDates {
  const { guestCount } = state;
  const { checkIn, checkOut } = state.dates;
  const { rooms } = fresh;
  const { stays, availability } = unavailable;
  const prices = useNightPrices(rates.price_rule, today);
  const { days } = prices;
  const status = unavailable.status === 'ready' ? prices.status : unavailable.status;
  const found = useMemo(() => {
    if (status !== 'ready' || checkIn === null || checkOut === null) return NOTHING;
    const findFree = freeRoomsFinder({
      rooms,
      stays,
      availability,
      rule: conflictRule(),
      firstNight: today,
      lastNight: addDays(lastBookableDay(today), -1),
    });
    // The free rooms priced for those nights, without those that a rule of stay refuses.
    const freeRooms = (requested: RequestedStay) =>
      ratedOffers({ rates, rooms: findFree(requested), takenRoomIds: [], days, requested }).fresh
        .offers;
    const proposalFor = (stay: RequestedStay) =>
      partyProposal(partyOf({ rooms: freeRooms(stay), guests: guestCount, ...stay }));
    const question = { asked: { checkIn, checkOut }, today, proposalFor };
    const hasPlace = (night: RequestedStay) => bedCount(freeRooms(night)) >= guestCount;
    return {
      nearby: nearbyStays(question),
      shorter: shorterStays(question),
      missingNight: onlyMissingNight(question.asked, hasPlace),
    };
  }, [rooms, stays, availability, rates, days, status, today, checkIn, checkOut, guestCount]);
  function retry() {
    if (unavailable.status === 'failed') unavailable.retry();
    if (prices.status === 'failed') prices.retry();
  }
  return { status, ...found, retry };
}

/**
 * The special prices of all rooms up to the horizon; not loaded under the stated rule (RATE-01).
 */
function useNightPrices(rule: PriceRule, today: Day) {
  const isAsked = rule === 'nightly';
  const { loaded, retry } = useLoad(['listNightPrices', isAsked ? today : ''], async () =>
    isAsked
      ? listAvailability(visitorClient(), { from: today, to: lastBookableDay(today) })
      : NO_DAYS,
  );
  if (!isAsked) return { status: 'ready' as const, days: NO_DAYS, retry };
  return { status: loaded.status, days: loaded.status === 'ready' ? loaded.data : NO_DAYS, retry };
}

const NO_DAYS: Awaited<ReturnType<typeof listAvailability>> = [];
