import { useMemo } from 'react';
import { bedCount } from '@/domain/bed-count';
import { type Day, addDays } from '@/domain/dates';
import { freeRoomsFinder } from '@/domain/free-rooms';
import {
  type NearbyStay,
  nearbyStays,
  onlyMissingNight,
  type ServingStay,
  shorterStays,
} from '@/domain/nearby-dates';
import { type PartyProposal, partyProposal } from '@/domain/party-proposal';
import type { RequestedStay } from '@/domain/room-availability';
import { lastBookableDay } from '@/domain/stay';
import { conflictRule } from '../../../lib/conflict-rule';
import type { OfferedRoom } from '../state/room-choice';
import type { WaysOutProps } from '../steps/NothingFits';
import { partyOf } from './house-offer';

type Proposal = PartyProposal<OfferedRoom>;

/** A suggestion: other dates, with the rooms for them. */
export type SuggestedStay = ServingStay<Proposal>;

export interface OtherDates {
  status: 'loading' | 'failed' | 'ready';
  /** As many nights, the nearest first. */
  nearby: readonly NearbyStay<Proposal>[];
  /** A night less. */
  shorter: readonly SuggestedStay[];
  /** The one night that lacks a room, where the rest of the stay is free. */
  missingNight: Day | null;
}

const NOTHING: Omit<OtherDates, 'status'> = { nearby: [], shorter: [], missingNight: null };

/**
 * The nearest dates that serve the party, and a night less. Nothing more is asked of the database:
 * what is taken until the horizon is known since the dates were chosen.
 */
export function useOtherDates({ state, today, fresh, unavailable }: WaysOutProps): OtherDates {
  const { guestCount } = state;
  const { checkIn, checkOut } = state.dates;
  const { rooms } = fresh;
  const { status, stays, availability } = unavailable;
  const found = useMemo(() => {
    if (status !== 'ready' || checkIn === null || checkOut === null) return NOTHING;
    const freeRooms = freeRoomsFinder({
      rooms,
      stays,
      availability,
      rule: conflictRule(),
      firstNight: today,
      lastNight: addDays(lastBookableDay(today), -1),
    });
    const proposalFor = (stay: RequestedStay) =>
      partyProposal(partyOf({ rooms: freeRooms(stay), guests: guestCount, ...stay }));
    const question = { asked: { checkIn, checkOut }, today, proposalFor };
    const hasPlace = (night: RequestedStay) => bedCount(freeRooms(night)) >= guestCount;
    return {
      nearby: nearbyStays(question),
      shorter: shorterStays(question),
      missingNight: onlyMissingNight(question.asked, hasPlace),
    };
  }, [rooms, stays, availability, status, today, checkIn, checkOut, guestCount]);
  return { status, ...found };
}
