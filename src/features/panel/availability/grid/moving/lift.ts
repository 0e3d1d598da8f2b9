import { useSyncExternalStore } from 'react';
import type { Day } from '@/domain/calendar/dates';
import { proposedWay, type PriceWay } from '@/domain/stay-move/changes';
import { canMovePart, type MovingPart } from '@/domain/stay-move/move-steps';
import { isPossible, judgePlace, type Verdict } from '@/domain/stay-move/verdict';
import {
  isSamePlace,
  placeOfStay,
  type MoveData,
  type StayPlace,
} from '@/domain/stay-move/stay-move';
import { judgeSwap, type SwapVerdict } from '@/domain/stay-move/swap';
import { justTaken } from '@/domain/stay-move/words';
import { makeStore, type Store } from '@/lib/store';
import type { AvailabilityStay } from '@/queries/availability-stays';
import type { RoomRow } from '@/types/rows';

/** What a move is judged against: the lifted stay, and the rooms, stays and limits around it. */
export type MoveContext = MoveData<RoomRow, AvailabilityStay>;
export type GridVerdict = Verdict<AvailabilityStay>;

/**
 * The pointer is where the stay cannot go. If another stay is there, `swap` says whether the two can
 * change rooms.
 */
interface Refusal {
  place: StayPlace;
  verdict: GridVerdict;
  swap: { other: AvailabilityStay; verdict: SwapVerdict<AvailabilityStay> } | null;
}

/** A stay that is lifted: nothing of it is stored until somebody saves. */
export interface Lift {
  context: MoveContext;
  part: MovingPart;
  place: StayPlace;
  verdict: GridVerdict;
  /** Set while the pointer is over an impossible place. */
  over: Refusal | null;
  swapWith: AvailabilityStay | null;
  /** How the price is found; null until somebody chooses. */
  way: PriceWay | null;
  typed: string;
  /** Whether the keyboard moves it; the strip then lists the keys, and a ring marks the bar. */
  isByKeys: boolean;
  isDragged: boolean;
  /**
   * Whether it was let go once; until then the layout stays, so that nothing moves under the
   * finger.
   */
  wasReleased: boolean;
  /** Why it was not saved, or could not be let go where it was. */
  problem: string | null;
}

export type LiftStore = Store<Lift | null>;

export const makeLiftStore = (): LiftStore => makeStore<Lift | null>(null);

/** The lifted stay, or null. Renders its caller on every step of a drag. */
export function useLift({ get, subscribe }: LiftStore): Lift | null {
  return useSyncExternalStore(subscribe, get);
}

/** Whether a stay is lifted. Does not render its caller during a drag. */
export function useIsLifted({ get, subscribe }: LiftStore): boolean {
  return useSyncExternalStore(subscribe, () => get() !== null);
}

/** A new lift, with the stay at its stored place. */
export function liftOf(
  context: MoveContext,
  { part, isByKeys }: { part: MovingPart; isByKeys: boolean },
): Lift {
  const place = placeOfStay(context);
  return {
    context,
    part: canMovePart(context, place, part) ? part : 'stay',
    place,
    verdict: judgePlace(context, place),
    over: null,
    swapWith: null,
    way: null,
    typed: '',
    isByKeys,
    isDragged: false,
    wasReleased: isByKeys,
    problem: null,
  };
}

export function placedAt(lift: Lift, place: StayPlace): Lift {
  const verdict = judgePlace(lift.context, place);
  const part = canMovePart(lift.context, place, lift.part) ? lift.part : 'stay';
  return { ...lift, part, place, verdict, over: null, swapWith: null, problem: null };
}

/**
 * The lift with the pointer over a place: the stay goes there if it can, else it keeps its last
 * possible place.
 */
export function hoveredAt(lift: Lift, place: StayPlace, day: Day): Lift {
  const verdict = judgePlace(lift.context, place);
  if (isPossible(verdict)) {
    const isThere = isSamePlace(place, lift.place) && lift.over === null && lift.swapWith === null;
    return isThere ? lift : placedAt(lift, place);
  }
  if (lift.over !== null && isSamePlace(lift.over.place, place)) return lift;
  const other = stayAt(lift.context, place.roomId, day) ?? ('by' in verdict ? verdict.by : null);
  const swap = other && { other, verdict: judgeSwap(lift.context, other) };
  return { ...lift, over: { place, verdict, swap }, swapWith: null, problem: null };
}

function stayAt(context: MoveContext, roomId: string, day: Day): AvailabilityStay | null {
  return (
    context.schedules
      .get(roomId)
      ?.stays.find((stay) => stay.check_in_date <= day && day < stay.check_out_date) ?? null
  );
}

/**
 * The lift after the data was read again. Starts over when the stay itself has changed; says so when
 * its place was free and is now taken, as the grid keeps showing what it showed.
 */
export function rechecked(lift: Lift, context: MoveContext): Lift {
  const isOther = context.stay.updated_at !== lift.context.stay.updated_at;
  if (isOther) {
    const { part, isByKeys, problem } = lift;
    return { ...liftOf(context, { part, isByKeys }), wasReleased: lift.wasReleased, problem };
  }
  const other = lift.swapWith;
  const swapWith =
    other === null
      ? null
      : (context.schedules.get(other.room_id)?.stays.find(({ id }) => id === other.id) ?? null);
  const verdict = judgePlace(context, lift.place);
  const isTakenNow = verdict.kind === 'taken' && isPossible(lift.verdict);
  const problem = isTakenNow ? justTaken(verdict.by) : lift.problem;
  return { ...lift, context, verdict, problem, over: null, swapWith };
}

/** How the price is found: as chosen, or as proposed for the nights. */
export const wayOf = ({ way, context, place }: Lift): PriceWay =>
  way ?? proposedWay(context, place);

export const roomNumberIn = (context: MoveContext) => (roomId: string) =>
  context.schedules.get(roomId)?.room.room_number ?? '?';
