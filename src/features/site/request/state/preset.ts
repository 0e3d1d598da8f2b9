import { type BookingQuery, parseBookingQuery } from '@/domain/request/booking-query';
import { type BookingStep, stepMessages } from '@/domain/request/booking-validation';
import type { Day } from '@/domain/calendar/dates';
import { withoutRoom } from '@/domain/request/room-assignment';
import { type BookingFormState, bookingRequest } from './booking-form-values';
import { withGuestsSettled } from './room-choice';

export interface Preset {
  query: BookingQuery;
  /** The address names dates or guests: what is missing is shown at once, as after 'Próximo'. */
  isRefused: boolean;
}

/** What an address says to the form; null when that is nothing. Never throws. ROUTE-13 */
export function presetOf(params: URLSearchParams, today: Day): Preset | null {
  const query = parseBookingQuery({ params, today });
  const namesStay = ['checkIn', 'checkOut', 'guests'].some((name) => params.has(name));
  if (!namesStay && query.room === null) return null;
  // A room's page may link here with a check-in only: the form then asks for the check-out without
  // showing an error.
  const isBegun = query.checkIn !== null && !params.has('checkOut');
  return { query, isRefused: namesStay && !isBegun };
}

/** A second link for a room replaces what the first one has chosen. */
function withRoomAskedFor(state: BookingFormState, id: string | null): BookingFormState {
  const { wantedRoom, selections } = state;
  if (id === null || id === wantedRoom?.id) return state;
  const manual =
    wantedRoom === null ? selections.manual : withoutRoom(selections.manual, wantedRoom.id);
  return {
    ...state,
    wantedRoom: { id, isPlaced: false },
    selections: { ...selections, manual },
  };
}

/**
 * The fields that a link names replace what was there. Valid dates and guests count as chosen, and
 * the form opens at the first of the two that is missing, or at the rooms. A guest who was further
 * on stays there if the link changes nothing.
 */
export function withPreset(
  state: BookingFormState,
  { query, isRefused }: Preset,
  today: Day,
): BookingFormState {
  const asked = withRoomAskedFor(state, query.room);
  const dates =
    query.checkIn === null ? state.dates : { checkIn: query.checkIn, checkOut: query.checkOut };
  const preset: BookingFormState = {
    ...asked,
    dates,
    beforeSuggestion: null,
    guestCount: query.guests ?? state.guestCount,
    mode: query.room === null ? state.mode : 'manual',
  };
  const request = bookingRequest(preset);
  const holds = (step: BookingStep) =>
    Object.keys(stepMessages({ step, request, today })).length === 0;
  const completed = new Set(state.completedSteps);
  if (holds(1)) completed.add(1);
  else completed.delete(1);
  if (!holds(2)) completed.delete(2);
  else if (query.guests !== null) completed.add(2);

  const hasChanged =
    asked !== state ||
    dates.checkIn !== state.dates.checkIn ||
    dates.checkOut !== state.dates.checkOut ||
    preset.guestCount !== state.guestCount;
  const missing = ([1, 2] as const).find((step) => !completed.has(step)) ?? null;
  const read = {
    ...preset,
    completedSteps: [...completed],
    refusedStep: isRefused ? missing : null,
    unanswered: hasChanged ? null : state.unanswered,
  };
  if (missing !== null) return { ...read, step: missing };
  return withGuestsSettled({ ...read, step: hasChanged || state.step < 3 ? 3 : state.step });
}
