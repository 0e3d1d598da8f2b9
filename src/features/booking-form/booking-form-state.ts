import { BOOKING_STEPS, type BookingStep, type GuestEntry } from '@/domain/booking-validation';
import type { Day } from '@/domain/dates';
import type { StayDates } from '@/domain/stay';
import {
  type BookingFormState,
  EMPTY_FORM,
  firstInvalidStep,
  type Preset,
} from './booking-form-values';
import type { Selection } from './offered-room';
import { type FreshOffers, type RoomMode, withFreshOffers, withGuestsSettled } from './room-choice';
import type { SentRequest } from './sent-request';
import type { SendingAttempt } from './submit-booking';

/** What happens to the form. */
export type BookingFormAction =
  | { type: 'opened'; state: BookingFormState }
  | { type: 'presetGiven'; preset: Preset }
  | { type: 'datesChosen'; dates: StayDates }
  | { type: 'guestCountChosen'; guestCount: number }
  | { type: 'roomModeChosen'; mode: RoomMode }
  | { type: 'roomsChosen'; selection: Selection }
  | { type: 'roomsSuggested'; selection: Selection }
  | { type: 'wantedRoomForgotten' }
  | { type: 'offersRead'; fresh: FreshOffers }
  | { type: 'contactTyped'; changes: Partial<GuestEntry> }
  | { type: 'messageTyped'; message: string }
  | { type: 'nextPressed'; today: Day }
  | { type: 'stepOpened'; step: BookingStep }
  | { type: 'sendingStarted'; attempt: SendingAttempt }
  | { type: 'sendingRefused' }
  | { type: 'sent'; sent: SentRequest }
  | { type: 'ticketShown'; sent: SentRequest | null }
  | { type: 'reset' };

function afterNext(state: BookingFormState, today: Day): BookingFormState {
  const invalidStep = firstInvalidStep(state, { last: state.step, today });
  if (invalidStep !== null) {
    return {
      ...state,
      step: invalidStep,
      refusedStep: invalidStep,
      refusals: state.refusals + 1,
    };
  }
  const next = BOOKING_STEPS.find((step) => step > state.step) ?? state.step;
  const completedSteps = [...new Set([...state.completedSteps, state.step])];
  const advanced = { ...state, step: next, completedSteps, refusedStep: null, isUnderWay: true };
  if (state.step === 2) return withGuestsSettled(advanced);
  // A suggestion that the guest went on with is the guest's choice.
  return state.step === 3 ? { ...advanced, notices: [], recommendedBy: 'guest' } : advanced;
}

/** The fields a link names win over what was there; the guest looks at them again from step 1. */
function withPreset(state: BookingFormState, { query, entry }: Preset): BookingFormState {
  const dates =
    query.checkIn === null ? state.dates : { checkIn: query.checkIn, checkOut: query.checkOut };
  const guestCount = query.guests ?? state.guestCount;
  const wantedRoom = query.room === null ? state.wantedRoom : { id: query.room, isPlaced: false };
  const hasChanged =
    dates.checkIn !== state.dates.checkIn ||
    dates.checkOut !== state.dates.checkOut ||
    guestCount !== state.guestCount ||
    wantedRoom?.id !== state.wantedRoom?.id;
  return {
    ...state,
    dates,
    guestCount,
    wantedRoom,
    mode: query.room === null ? state.mode : 'manual',
    step: hasChanged ? 1 : state.step,
    refusedStep: null,
    isUnderWay: true,
    unanswered: hasChanged ? null : state.unanswered,
    appliedPresets: [...state.appliedPresets, entry],
  };
}

/** Nothing chosen and nothing typed; the link that led here is not taken over a second time. */
function emptyAgain({ appliedPresets }: BookingFormState): BookingFormState {
  return { ...EMPTY_FORM, isOpen: true, appliedPresets };
}

/** The one place where the form changes; pure. */
export function bookingFormReducer(
  state: BookingFormState,
  action: BookingFormAction,
): BookingFormState {
  switch (action.type) {
    case 'opened':
      return action.state;
    case 'presetGiven':
      return withPreset(state, action.preset);
    case 'datesChosen':
      return { ...state, dates: action.dates, refusedStep: null, unanswered: null };
    case 'guestCountChosen':
      return { ...state, guestCount: action.guestCount };
    case 'roomModeChosen':
      return { ...state, mode: action.mode, refusedStep: null };
    case 'roomsChosen':
      return {
        ...state,
        selections: { ...state.selections, [state.mode]: action.selection },
        recommendedBy: state.mode === 'recommended' ? 'guest' : state.recommendedBy,
        notices: [],
        unanswered: null,
      };
    case 'roomsSuggested':
      return {
        ...state,
        selections: { ...state.selections, recommended: action.selection },
        recommendedBy: 'form',
      };
    case 'wantedRoomForgotten':
      return { ...state, wantedRoom: null };
    case 'offersRead':
      // A request without an answer may be what takes its rooms: it can still be sent once more.
      return state.unanswered === null ? withFreshOffers(state, action.fresh) : state;
    case 'contactTyped':
      return { ...state, contact: { ...state.contact, ...action.changes } };
    case 'messageTyped':
      return { ...state, message: action.message };
    case 'nextPressed':
      return afterNext(state, action.today);
    case 'stepOpened':
      return { ...state, step: action.step, refusedStep: null };
    case 'sendingStarted':
      return { ...state, unanswered: action.attempt };
    case 'sendingRefused':
      return { ...state, unanswered: null };
    case 'sent':
      return { ...emptyAgain(state), sent: action.sent };
    case 'ticketShown':
      // What the guest began after the ticket is not lost by looking at it once more.
      return { ...state, sent: action.sent };
    case 'reset':
      break;
  }
  return emptyAgain(state);
}
