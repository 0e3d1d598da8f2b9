import { placement, type RoomSelection, withRoom } from '@/domain/request/room-assignment';
import type { RatedRoom } from '@/domain/rates/nightly-prices';
import type { TranslatedRoom } from '@/domain/room/translated-room';
import type { RoomRow } from '@/types/rows';
import type { BookingStep } from '@/domain/request/booking-validation';
import { reviewedSelection } from '@/domain/request/chosen-rooms';

/** What the form shows of a room, and keeps of it once chosen. */
export type OfferedRoom = TranslatedRoom<
  Pick<
    RoomRow,
    | 'id'
    | 'room_number'
    | 'name'
    | 'description'
    | 'max_guests'
    | 'price_per_night'
    | 'images'
    | 'features'
  >
> &
  Partial<Pick<RoomRow, 'picture_texts'>> &
  Pick<RatedRoom, 'nightly'>;

/** The rooms chosen, each with the guests placed in it. */
export type ChosenRooms = readonly RoomSelection<OfferedRoom>[];

export type RoomMode = 'recommended' | 'manual';

/** The room a link asked for; placed once it stands in the manual selection. */
export interface WantedRoom {
  id: string;
  isPlaced: boolean;
}

/** Something the guest has to know about the rooms, until the next choice. */
export type RoomNotice =
  | { kind: 'gone' | 'repriced' | 'wanted-not-free'; roomName: string }
  | { kind: 'wanted-unknown' }
  | { kind: 'guests-changed'; guestCount: number };

/** The part of the form that depends on what is free. */
export interface RoomChoiceState {
  step: BookingStep;
  guestCount: number;
  mode: RoomMode;
  /** Each mode keeps its own choice, so that looking at the other one loses nothing. */
  selections: Record<RoomMode, ChosenRooms>;
  /**
   * Who chose the recommended rooms. What the form chose ahead follows the offers; what the guest
   * chose, even nothing, stays as long as it is offered.
   */
  recommendedBy: 'nobody' | 'form' | 'guest';
  wantedRoom: WantedRoom | null;
  notices: readonly RoomNotice[];
}

/** What a visitor may book: all active rooms, and those of them offered for the dates. */
export interface FreshOffers {
  rooms: readonly OfferedRoom[];
  offers: readonly OfferedRoom[];
}

const ROOMS_STEP = 3;

/** Joins the lists without repeats; earlier notices about the wanted room are dropped. */
function mergedNotices(old: readonly RoomNotice[], added: readonly RoomNotice[]): RoomNotice[] {
  const standing = old.filter(({ kind }) => !kind.startsWith('wanted-'));
  const byContent = new Map(
    [...standing, ...added].map((notice) => [JSON.stringify(notice), notice]),
  );
  return [...byContent.values()];
}

function roomNotices(kind: 'gone' | 'repriced', rooms: readonly OfferedRoom[]): RoomNotice[] {
  return rooms.map(({ name }) => ({ kind, roomName: name }));
}

/** The state without what the form chose ahead: it is chosen anew from the present offers. */
function withoutSuggestion<S extends RoomChoiceState>(state: S): S {
  return state.recommendedBy === 'form'
    ? {
        ...state,
        selections: { ...state.selections, recommended: [] },
        recommendedBy: 'nobody',
      }
    : state;
}

function withReviewedSelections<S extends RoomChoiceState>(state: S, { offers }: FreshOffers): S {
  const recommended = reviewedSelection({ selection: state.selections.recommended, offers });
  const manual = reviewedSelection({ selection: state.selections.manual, offers });
  return {
    ...state,
    selections: {
      // A combination counts as a whole: when one of its rooms is gone, all of it is dropped.
      recommended: recommended.gone.length === 0 ? recommended.selection : [],
      manual: manual.selection,
    },
    recommendedBy: recommended.gone.length === 0 ? state.recommendedBy : 'nobody',
    notices: mergedNotices(state.notices, [
      ...roomNotices('gone', [...recommended.gone, ...manual.gone]),
      ...roomNotices('repriced', [...recommended.repriced, ...manual.repriced]),
    ]),
  };
}

function withWantedRoom<S extends RoomChoiceState>(state: S, { rooms, offers }: FreshOffers): S {
  const { wantedRoom, selections, guestCount } = state;
  if (wantedRoom === null) return state;
  const { id } = wantedRoom;
  if (wantedRoom.isPlaced && selections.manual.some(({ room }) => room.id === id)) return state;
  // Before the rooms step the number of guests is not settled: the room waits.
  if (state.step < ROOMS_STEP) return { ...state, wantedRoom: { id, isPlaced: false } };

  const room = offers.find((offer) => offer.id === id);
  if (room === undefined) {
    const name = rooms.find((known) => known.id === id)?.name;
    const notice: RoomNotice =
      name === undefined ? { kind: 'wanted-unknown' } : { kind: 'wanted-not-free', roomName: name };
    return {
      ...state,
      wantedRoom: { id, isPlaced: false },
      notices: mergedNotices(state.notices, [notice]),
    };
  }
  return {
    ...state,
    wantedRoom: { id, isPlaced: true },
    selections: {
      ...selections,
      manual: withRoom({ selection: selections.manual, room, guests: guestCount }),
    },
  };
}

/**
 * The state once the offers for its dates are known: chosen rooms that are gone are dropped and
 * named, prices are the present ones, and the room a link asked for takes its place.
 */
export function withFreshOffers<S extends RoomChoiceState>(state: S, fresh: FreshOffers): S {
  return withWantedRoom(withReviewedSelections(withoutSuggestion(state), fresh), fresh);
}

/**
 * The state after the number of guests was settled: a recommended combination made for another
 * number is dropped with a notice. A manual selection stays, because its summary shows how many
 * guests have no place.
 */
export function withGuestsSettled<S extends RoomChoiceState>(settled: S): S {
  const state = withoutSuggestion(settled);
  const { guestCount, selections } = state;
  const { recommended } = selections;
  const { accommodated } = placement({ selection: recommended, guests: guestCount });
  if (recommended.length === 0 || accommodated === guestCount) return state;
  return {
    ...state,
    selections: { ...selections, recommended: [] },
    recommendedBy: 'nobody',
    notices: mergedNotices(state.notices, [{ kind: 'guests-changed', guestCount }]),
  };
}
