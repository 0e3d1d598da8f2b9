import type { Dispatch } from 'react';
import {
  BOOKING_STEPS,
  type BookingStep,
  type FieldMessages,
  type GuestEntry,
} from '@/domain/request/booking-validation';
import type { Day } from '@/domain/calendar/dates';
import type { StayDates } from '@/domain/stay/stay';
import {
  type BookingFormState,
  EMPTY_FORM,
  firstInvalidStep,
  type RefusedRequest,
  type ReplacedStay,
} from './booking-form-values';
import {
  type FreshOffers,
  type RoomMode,
  type ChosenRooms,
  withFreshOffers,
  withGuestsSettled,
} from './room-choice';
import { type Preset, withPreset } from './preset';
import type { SentRequest } from '../sending/booking-ticket';
import type { SendingAttempt } from '../sending/submit-booking';

export type BookingFormAction =
  | { type: 'opened'; state: BookingFormState }
  | { type: 'presetGiven'; preset: Preset; today: Day }
  | { type: 'datesChosen'; dates: StayDates }
  | { type: 'datesRefused' }
  | { type: 'stayReplaced'; choice: ReplacedStay; before: ReplacedStay | null }
  | { type: 'guestCountChosen'; guestCount: number }
  | { type: 'roomModeChosen'; mode: RoomMode }
  | { type: 'roomsChosen'; selection: ChosenRooms }
  | { type: 'roomsSuggested'; selection: ChosenRooms }
  | { type: 'wantedRoomForgotten' }
  | { type: 'offersRead'; fresh: FreshOffers }
  | { type: 'contactTyped'; changes: Partial<GuestEntry> }
  | { type: 'messageTyped'; message: string }
  | { type: 'nextPressed'; today: Day }
  | { type: 'stepOpened'; step: BookingStep }
  | { type: 'stepAskedFor'; step: BookingStep; today: Day }
  | { type: 'sendingStarted'; attempt: SendingAttempt }
  | { type: 'sendingRefused' }
  | { type: 'sent'; sent: SentRequest }
  | { type: 'ticketShown'; sent: SentRequest | null }
  | { type: 'reset' };

function refusedAt(state: BookingFormState, step: BookingStep): BookingFormState {
  return { ...state, step, refusedStep: step, refusals: state.refusals + 1 };
}

/** Back is always allowed; forward only as long as every step on the way is valid. */
function withStepAskedFor(
  state: BookingFormState,
  { step, today }: { step: BookingStep; today: Day },
): BookingFormState {
  if (step < state.step) return { ...state, step, refusedStep: null };
  const settled = state.step === 2 ? withGuestsSettled(state) : state;
  const last = BOOKING_STEPS.findLast((earlier) => earlier < step) ?? step;
  const invalidStep = firstInvalidStep(settled, { last, today });
  if (invalidStep !== null) return refusedAt(settled, invalidStep);
  // Going past the rooms step makes a combination that the form suggested the guest's choice.
  const recommendedBy = step > 3 ? 'guest' : settled.recommendedBy;
  return { ...settled, step, refusedStep: null, recommendedBy };
}

function afterNext(state: BookingFormState, today: Day): BookingFormState {
  const invalidStep = firstInvalidStep(state, { last: state.step, today });
  if (invalidStep !== null) return refusedAt(state, invalidStep);
  const step = BOOKING_STEPS.find((later) => later > state.step) ?? state.step;
  const moved = withStepAskedFor(state, { step, today });
  return {
    ...moved,
    completedSteps: [...new Set([...state.completedSteps, state.step])],
    notices: state.step === 3 ? [] : moved.notices,
  };
}

function refusedRequest({ unanswered, contact }: BookingFormState): RefusedRequest | null {
  const accessKey = unanswered?.accessKey ?? null;
  return accessKey === null ? null : { accessKey, email: contact.email };
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
      return withPreset(state, action.preset, action.today);
    case 'datesChosen':
      return {
        ...state,
        dates: action.dates,
        beforeSuggestion: null,
        refusedStep: null,
        unanswered: null,
      };
    case 'datesRefused':
      return refusedAt(state, 1);
    case 'stayReplaced':
      return {
        ...state,
        ...action.choice,
        beforeSuggestion: action.before,
        refusedStep: null,
        notices: [],
        unanswered: null,
      };
    case 'guestCountChosen':
      return { ...state, guestCount: action.guestCount, beforeSuggestion: null };
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
      // The request that got no answer may itself have taken these rooms: they stay chosen, so that
      // it can be sent again.
      return state.unanswered === null ? withFreshOffers(state, action.fresh) : state;
    case 'contactTyped':
      return { ...state, contact: { ...state.contact, ...action.changes } };
    case 'messageTyped':
      return { ...state, message: action.message };
    case 'nextPressed':
      return afterNext(state, action.today);
    case 'stepOpened':
      return { ...state, step: action.step, refusedStep: null };
    case 'stepAskedFor':
      return withStepAskedFor(state, action);
    case 'sendingStarted':
      // If no answer comes, the key may be stored already: only this same request may be sent with
      // it again.
      return { ...state, unanswered: action.attempt, refused: null };
    case 'sendingRefused':
      return { ...state, unanswered: null, refused: refusedRequest(state) };
    case 'sent':
      return { ...EMPTY_FORM, isOpen: true, sent: action.sent };
    case 'ticketShown':
      // Keeps the form that the guest has begun since: looking at the ticket again must not lose
      // it.
      return { ...state, sent: action.sent, followsTicket: true };
    case 'reset':
      break;
  }
  return { ...EMPTY_FORM, isOpen: true, followsTicket: true };
}

export interface StepProps {
  state: BookingFormState;
  dispatch: Dispatch<BookingFormAction>;
  today: Day;
  /** What is wrong with the step as it stands. */
  messages: FieldMessages;
  /** Next was refused on this step: from here on its messages are shown. */
  isRefused: boolean;
}
