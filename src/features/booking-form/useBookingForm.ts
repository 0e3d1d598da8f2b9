import {
  type Dispatch,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseBookingQuery } from '@/domain/booking-query';
import type { Day } from '@/domain/dates';
import { useToday } from '@/hooks/useToday';
import { bookingPath } from '@/lib/paths';
import { readDraft, removeDraft, writeDraft } from './booking-draft';
import { type BookingFormAction, bookingFormReducer } from './booking-form-state';
import { type BookingFormState, EMPTY_FORM, isPristine } from './booking-form-values';
import type { SentRequest } from './sent-request';
import { isNewPreset, startingState } from './starting-state';
import { loadTicket } from './steps/lazy-steps';

/** The form of this visit: its state, the way to change it, and the day it is at the hostel. */
export interface BookingFormHandle {
  state: BookingFormState;
  dispatch: Dispatch<BookingFormAction>;
  /** Null on the server and in the first render after it. */
  today: Day | null;
}

/** Marks the history entry of a ticket, so that a later click on 'Reservar' is told from it. */
const TICKET_ENTRY = { showsTicket: true };

const isTicketEntry = (entryState: unknown) =>
  typeof entryState === 'object' && entryState !== null && 'showsTicket' in entryState;

/** Opens the form from the draft of this tab and the address, and keeps the draft up to date. */
export function useBookingForm(): BookingFormHandle {
  const today = useToday();
  const location = useLocation();
  const [state, dispatch] = useReducer(bookingFormReducer, EMPTY_FORM);
  // Only a page that came prerendered does not know the day at first.
  const cameWithoutDay = useRef(today === null);
  const entry = `${location.key}${location.search}`;

  const readAddress = useEffectEvent((day: Day, historyEntry: string, isLatest: () => boolean) => {
    // A reload, or Back to the ticket: it is read from the tab, and the form waits behind it.
    const comesToTicket = isTicketEntry(location.state) && state.sent === null;
    const params = new URLSearchParams(location.search);
    const preset = { query: parseBookingQuery({ params, today: day }), entry: historyEntry };
    if (!state.isOpen) {
      const opened = startingState({ draft: readDraft(), preset, today: day });
      const open = (sent: SentRequest | null = null) =>
        dispatch({ type: 'opened', state: { ...opened, sent } });
      if (comesToTicket) void loadTicket().then((ticket) => isLatest() && open(ticket));
      // In place of the form's outline, which was there before, it may come piece by piece.
      else if (cameWithoutDay.current) startTransition(() => open());
      else open();
    } else if (comesToTicket) {
      void loadTicket().then((sent) => isLatest() && dispatch({ type: 'ticketShown', sent }));
    } else if (isNewPreset(preset, state.appliedPresets)) {
      dispatch({ type: 'presetGiven', preset });
    }
  });

  // Before the first paint, so that a draft does not flash an empty form.
  useLayoutEffect(() => {
    if (today === null) return undefined;
    let isLatest = true;
    readAddress(today, entry, () => isLatest);
    return () => {
      isLatest = false;
    };
  }, [today, entry]);

  useEffect(() => {
    if (!state.isOpen) return;
    if (isPristine(state)) removeDraft();
    else writeDraft(state);
  }, [state]);

  useTicketEntry({
    isShown: state.sent !== null,
    onLeave: () => dispatch({ type: 'ticketShown', sent: null }),
  });

  return { state, dispatch, today };
}

/**
 * While the ticket shows, the address names no presets, and its entry leads back to it on reload and
 * Back; a click on any link to this page begins a new request.
 */
function useTicketEntry({ isShown, onLeave }: { isShown: boolean; onLeave: () => void }) {
  const navigate = useNavigate();
  const isAtTicket = isTicketEntry(useLocation().state);
  const wasAtTicket = useRef(false);

  const enter = useEffectEvent((hasTicket: boolean) => {
    if (hasTicket) void navigate(bookingPath(), { replace: true, state: TICKET_ENTRY });
  });
  const move = useEffectEvent((isThere: boolean) => {
    if (isShown && wasAtTicket.current && !isThere) onLeave();
    wasAtTicket.current = isThere;
  });

  useEffect(() => enter(isShown), [isShown]);
  useEffect(() => move(isAtTicket), [isAtTicket]);
}
