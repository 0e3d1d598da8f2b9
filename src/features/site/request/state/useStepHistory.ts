import { BOOKING_STEPS, type BookingStep } from '@/domain/request/booking-validation';
import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import {
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import type { Day } from '@/domain/calendar/dates';
import type { BookingFormAction } from './booking-form-state';
import { type BookingFormState, firstInvalidStep } from './booking-form-values';

/** Marks the history entry of a ticket, so that a later click on 'Reservar' is told from it. */
export const TICKET_ENTRY = { showsTicket: true };

function markOf(entryState: unknown, name: string): unknown {
  return typeof entryState === 'object' && entryState !== null
    ? Reflect.get(entryState, name)
    : undefined;
}

export function isTicketEntry(entryState: unknown): boolean {
  return markOf(entryState, 'showsTicket') === true;
}

/** The step a history entry stands for; null for an entry that the form has not read yet. */
export function entryStep(entryState: unknown): BookingStep | null {
  const step = markOf(entryState, 'step');
  return BOOKING_STEPS.find((known) => known === step) ?? null;
}

interface StepHistory {
  state: BookingFormState;
  dispatch: Dispatch<BookingFormAction>;
  today: Day | null;
}

/**
 * Gives each step an entry of the browser's history, with those of all steps before it below: Back
 * goes one step back, and from the first one to the page before. The form leads and the history
 * follows, except where the guest uses the browser's own buttons.
 */
export function useStepHistory({ state, dispatch, today }: StepHistory): void {
  const { step } = state;
  const location = useLocation();
  const { pathname, search } = location;
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const isShown = state.isOpen && state.sent === null && !isTicketEntry(location.state);
  /** The step of the browser's current history entry; `location` lags behind it. */
  const historyStep = useRef<BookingStep>(1);
  const hasBegun = useRef(false);
  /**
   * The step to which the form itself is going back: entries that arrive until then are not the
   * guest's doing.
   */
  const goingBackTo = useRef<BookingStep | null>(null);

  function moveHistoryTo(wanted: BookingStep) {
    const here = historyStep.current;
    historyStep.current = wanted;
    goingBackTo.current = wanted < here ? wanted : null;
    if (wanted < here) void navigate(wanted - here);
    for (const next of BOOKING_STEPS) {
      if (here < next && next <= wanted) {
        void navigate({ pathname, search }, { state: { step: next } });
      }
    }
  }

  const handleEntry = useEffectEvent((entry: Location) => {
    const here = entryStep(entry.state);
    const isFirst = !hasBegun.current;
    hasBegun.current = true;
    if (here === null) {
      // A link that replaced the current entry keeps its step; any other starts again at step 1.
      if (navigationType !== NavigationType.Replace) historyStep.current = 1;
      void navigate({ pathname, search }, { replace: true, state: { step: historyStep.current } });
      moveHistoryTo(step);
    } else if (isFirst) {
      historyStep.current = here;
    } else if (goingBackTo.current === here) {
      goingBackTo.current = null;
    } else if (
      navigationType === NavigationType.Pop &&
      goingBackTo.current === null &&
      today !== null
    ) {
      historyStep.current = here;
      const last = BOOKING_STEPS.findLast((earlier) => earlier < here);
      const isOpenTo = here < step || last === undefined;
      const reached = isOpenTo ? here : (firstInvalidStep(state, { last, today }) ?? here);
      dispatch({ type: 'stepAskedFor', step: here, today });
      if (reached === step) moveHistoryTo(step);
    }
  });

  useEffect(() => {
    if (isShown) handleEntry(location);
    else hasBegun.current = false;
  }, [isShown, location]);

  const handleStep = useEffectEvent((shown: BookingStep) => {
    if (shown !== historyStep.current) moveHistoryTo(shown);
  });
  useEffect(() => {
    if (isShown) handleStep(step);
  }, [isShown, step]);
}
