import { type Dispatch, type FormEvent, useEffect } from 'react';
import { type BookingStep, submitProblem } from '@/domain/request/booking-validation';
import type { Day } from '@/domain/calendar/dates';
import type { ArrivalView } from '../calendar/arrival-view';
import type { RoomOffers, UnavailableDays } from '../offers/offers';
import type { BookingFormAction } from './booking-form-state';
import { type BookingFormState, bookingRequest, firstInvalidStep } from './booking-form-values';

interface StepMovesOptions {
  state: BookingFormState;
  dispatch: Dispatch<BookingFormAction>;
  today: Day;
  /** The offers of the rooms step; null while they load. */
  fresh: RoomOffers['fresh'];
  unavailable: UnavailableDays;
  arrival: ArrivalView | null;
  send: () => Promise<void>;
  forgetFailure: () => void;
}

/**
 * Moves between the steps as the guest asks, but only as far as dates and answers allow
 * (BOOK-FLOW-01).
 */
export function useStepMoves({
  state,
  dispatch,
  today,
  fresh,
  unavailable,
  arrival,
  send,
  forgetFailure,
}: StepMovesOptions) {
  const { step, wantedRoom } = state;

  useEffect(() => {
    if (fresh !== null) dispatch({ type: 'offersRead', fresh });
  }, [fresh, dispatch]);

  // A room that a link asks for is put into the selection only when the guest reaches step 3.
  const waitingFor = step === 3 && wantedRoom?.isPlaced === false ? wantedRoom.id : null;
  useEffect(() => {
    if (waitingFor !== null && fresh !== null) dispatch({ type: 'offersRead', fresh });
  }, [waitingFor, fresh, dispatch]);

  // A link may open step 2 or 3 before it is known that its dates are full or against the house's
  // rules: the guest then goes back to step 1. Step 3 has suggestions for full nights, so only
  // stays that the rules refuse go back from there.
  const isRuledOut = arrival?.isRefusedByAll === true;
  const areDatesRefused = unavailable.fullNight !== null || isRuledOut;
  const isBeyondDates =
    (step === 2 ? areDatesRefused : step === 3 && isRuledOut) && state.unanswered === null;
  useEffect(() => {
    if (isBeyondDates) dispatch({ type: 'datesRefused' });
  }, [isBeyondDates, dispatch]);

  function move(action: BookingFormAction) {
    dispatch(step === 1 && areDatesRefused ? { type: 'datesRefused' } : action);
  }

  function openStep(chosen: BookingStep) {
    forgetFailure();
    move({ type: 'stepAskedFor', step: chosen, today });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isComplete = submitProblem(bookingRequest(state)) === null;
    // Complete but no longer valid, e.g. because a chosen room was taken meanwhile: 'nextPressed'
    // leads to the step that is wrong.
    const isStale = isComplete && firstInvalidStep(state, { last: 4, today }) !== null;
    if (step === 5 && !isStale) void send();
    else move({ type: 'nextPressed', today });
  }

  return { openStep, handleSubmit };
}
