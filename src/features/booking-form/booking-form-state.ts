import type { BookingQuery } from '@/domain/booking-query';
import {
  type BookingRequest,
  BOOKING_STEPS,
  type BookingStep,
  EMPTY_PRIMARY_CONTACT,
  type GuestEntry,
  stepMessages,
} from '@/domain/booking-validation';
import type { Day } from '@/domain/dates';
import { MIN_GUESTS } from '@/domain/guest-count';
import { NO_DATES, type StayDates } from '@/domain/stay';
import type { Selection } from './offered-room';
import {
  type FreshOffers,
  type RoomChoice,
  type RoomMode,
  withFreshOffers,
  withGuestsSettled,
} from './room-choice';
import type { SentRequest } from './sent-request';
import type { SendingAttempt } from './submit-booking';

/** What an address presets, and the history entry it stands in. */
export interface Preset {
  query: BookingQuery;
  entry: string;
}

/** Everything the form knows. What a guest typed or chose is also in the draft (booking-draft.ts). */
export interface BookingFormState extends RoomChoice {
  /** False on the server and in the first render, where neither draft nor address is known. */
  isOpen: boolean;
  /** The guest has set out: the page puts its introduction away. */
  isUnderWay: boolean;
  completedSteps: readonly BookingStep[];
  /** Counts the refused presses of Next; each one moves the focus to what is wrong. */
  refusals: number;
  /** The step whose messages are shown, since Next was refused there. */
  refusedStep: BookingStep | null;
  dates: StayDates;
  contact: GuestEntry;
  message: string;
  /** The presets already taken over, by history entry: Back and reload do not undo what was typed. */
  appliedPresets: readonly string[];
  /** What was sent without an answer so far. */
  unanswered: SendingAttempt | null;
  /** What was sent, once the database has it. */
  sent: SentRequest | null;
}

export const EMPTY_FORM: BookingFormState = {
  isOpen: false,
  isUnderWay: false,
  step: 1,
  completedSteps: [],
  refusals: 0,
  refusedStep: null,
  dates: NO_DATES,
  guestCount: MIN_GUESTS,
  mode: 'recommended',
  selections: { recommended: [], manual: [] },
  wantedRoom: null,
  notices: [],
  contact: EMPTY_PRIMARY_CONTACT,
  message: '',
  appliedPresets: [],
  unanswered: null,
  sent: null,
};

export type BookingFormAction =
  | { type: 'opened'; state: BookingFormState }
  | { type: 'presetGiven'; preset: Preset }
  | { type: 'datesChosen'; dates: StayDates }
  | { type: 'guestCountChosen'; guestCount: number }
  | { type: 'roomModeChosen'; mode: RoomMode }
  | { type: 'roomsChosen'; selection: Selection }
  | { type: 'wantedRoomForgotten' }
  | { type: 'offersRead'; fresh: FreshOffers }
  | { type: 'contactTyped'; changes: Partial<GuestEntry> }
  | { type: 'messageTyped'; message: string }
  | { type: 'nextPressed'; today: Day }
  | { type: 'stepOpened'; step: BookingStep }
  | { type: 'sendingStarted'; attempt: SendingAttempt }
  | { type: 'sendingRefused' }
  | { type: 'sent'; sent: SentRequest }
  | { type: 'reset' };

/** The rooms chosen in the mode that is shown: what would be sent. */
export function currentSelection({ selections, mode }: BookingFormState): Selection {
  return selections[mode];
}

/** Whether nothing has been chosen or typed: then there is no draft to keep. */
export function isPristine({
  step,
  dates,
  guestCount,
  wantedRoom,
  contact,
  message,
}: BookingFormState) {
  const typed = [contact.full_name, contact.email, contact.phone, message];
  return (
    step === 1 &&
    dates.checkIn === null &&
    guestCount === MIN_GUESTS &&
    wantedRoom === null &&
    typed.every((text) => text === '')
  );
}

/** Whether the number of guests is the guest's own, and not the one the form begins with. */
export function hasGuestCount({ guestCount, step, completedSteps }: BookingFormState): boolean {
  return guestCount !== MIN_GUESTS || step > 1 || completedSteps.includes(2);
}

/** What the rules of `domain` look at. */
export function bookingRequest(state: BookingFormState): BookingRequest {
  const { dates, guestCount, contact, message } = state;
  return { dates, guestCount, selection: currentSelection(state), guests: [contact], message };
}

/** The first step up to `last` whose values do not hold, or null. */
export function firstInvalidStep(
  state: BookingFormState,
  { last, today }: { last: BookingStep; today: Day },
): BookingStep | null {
  const request = bookingRequest(state);
  const steps = BOOKING_STEPS.filter((step) => step <= last);
  return (
    steps.find((step) => Object.keys(stepMessages({ step, request, today })).length > 0) ?? null
  );
}

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
  return state.step === 3 ? { ...advanced, notices: [] } : advanced;
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
        notices: [],
        unanswered: null,
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
    case 'reset':
      break;
  }
  return emptyAgain(state);
}
