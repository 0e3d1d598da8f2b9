import {
  type FilledForm,
  BOOKING_STEPS,
  type BookingStep,
  EMPTY_PRIMARY_CONTACT,
  type GuestEntry,
  stepMessages,
} from '@/domain/request/booking-validation';
import type { Day } from '@/domain/calendar/dates';
import { MIN_GUESTS } from '@/domain/guest/guest-count';
import { NO_DATES, type StayDates } from '@/domain/stay/stay';
import type { RoomChoiceState, ChosenRooms } from './room-choice';
import type { SentRequest } from '../sending/booking-ticket';
import type { SendingAttempt } from '../sending/submit-booking';

/** What a suggestion replaces: the dates, and what was chosen for them. */
export type ReplacedStay = Pick<
  BookingFormState,
  'dates' | 'mode' | 'selections' | 'recommendedBy'
>;

export interface RefusedRequest {
  accessKey: string;
  email: string;
}

/** Everything the form knows. What the guest typed or chose is also in booking-draft.ts. */
export interface BookingFormState extends RoomChoiceState {
  /** False on the server and in the first render, where neither draft nor address is known. */
  isOpen: boolean;
  /** The form replaces a ticket: its title takes the focus, because what had it is gone. */
  followsTicket: boolean;
  completedSteps: readonly BookingStep[];
  /** Counts the refused presses of Next; each one moves the focus to what is wrong. */
  refusals: number;
  /** The step whose messages are shown, since Next was refused there. */
  refusedStep: BookingStep | null;
  dates: StayDates;
  /** What was chosen before the last suggestion was taken: the way back (SUGG-01). */
  beforeSuggestion: ReplacedStay | null;
  contact: GuestEntry;
  message: string;
  /** The request that was sent and has no answer yet. */
  unanswered: SendingAttempt | null;
  /**
   * The last request that the database refused: after the guest confirms this e-mail, it is sent
   * again under the same key.
   */
  refused: RefusedRequest | null;
  /** What was sent, once the database has it. */
  sent: SentRequest | null;
}

export const EMPTY_FORM: BookingFormState = {
  isOpen: false,
  followsTicket: false,
  step: 1,
  completedSteps: [],
  refusals: 0,
  refusedStep: null,
  dates: NO_DATES,
  beforeSuggestion: null,
  guestCount: MIN_GUESTS,
  mode: 'recommended',
  selections: { recommended: [], manual: [] },
  recommendedBy: 'nobody',
  wantedRoom: null,
  notices: [],
  contact: EMPTY_PRIMARY_CONTACT,
  message: '',
  unanswered: null,
  refused: null,
  sent: null,
};

/** The rooms chosen in the mode that is shown: what would be sent. */
export function currentSelection({ selections, mode }: BookingFormState): ChosenRooms {
  return selections[mode];
}

const comparable = (email: string) => email.trim().toLowerCase();

/**
 * The key under which a refused request is sent again: confirming the e-mail lets through only this
 * key with this e-mail. Null where the e-mail has changed since, or nothing was refused.
 */
export function refusedKey({ refused, contact }: BookingFormState): string | null {
  const isSame = refused !== null && comparable(refused.email) === comparable(contact.email);
  return isSame ? refused.accessKey : null;
}

/** Whether nothing has been chosen or typed: then there is no draft to keep. */
export function isPristine({
  step,
  completedSteps,
  dates,
  guestCount,
  wantedRoom,
  contact,
  message,
}: BookingFormState) {
  const typed = [contact.full_name, contact.email, contact.phone, message];
  return (
    step === 1 &&
    completedSteps.length === 0 &&
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
export function bookingRequest(state: BookingFormState): FilledForm {
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
