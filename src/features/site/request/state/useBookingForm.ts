import {
  type Dispatch,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import type { Day } from '@/domain/calendar/dates';
import { useToday } from '@/hooks/useToday';
import { bookingPath } from '@/lib/paths';
import { bookingDraft, isSwitchOfLanguage, writeDraft } from './booking-draft';
import { type BookingFormAction, bookingFormReducer } from './booking-form-state';
import { type BookingFormState, EMPTY_FORM, isPristine } from './booking-form-values';
import { entryStep, isTicketEntry, TICKET_ENTRY, useStepHistory } from './useStepHistory';
import { presetOf } from './preset';
import type { SentRequest } from '../sending/booking-ticket';
import { startingState } from './starting-state';
import { comesFromTicketPage, keepTicketPage } from './ticket-page';
import { loadTicket } from '../lazy-parts';

/** The form of this visit: its state, the way to change it, and the day it is at the hostel. */
export interface BookingFormHandle {
  state: BookingFormState;
  dispatch: Dispatch<BookingFormAction>;
  /** Null on the server and in the first render after it. */
  today: Day | null;
}

/** Opens the form from the draft of this tab and the address, and keeps the draft up to date. */
export function useBookingForm(): BookingFormHandle {
  const today = useToday();
  const location = useLocation();
  const { search } = location;
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(bookingFormReducer, EMPTY_FORM);
  // Today is unknown at first only on a prerendered page.
  const cameWithoutDay = useRef(today === null);

  const readAddress = useEffectEvent((day: Day, entry: Location, isLatest: () => boolean) => {
    // After a reload, Back, or a change of language the ticket is read from the tab, and the form
    // opens behind it.
    const isTicketOfOtherPage = !state.isOpen && comesFromTicketPage();
    const comesToTicket =
      (isTicketEntry(entry.state) || isTicketOfOtherPage) && state.sent === null;
    const showTicket = async (show: (ticket: SentRequest | null) => void) => {
      const ticket = await loadTicket();
      if (!isLatest()) return;
      show(ticket);
      if (ticket !== null) return;
      keepTicketPage(false);
      void navigate(bookingPath(), { replace: true });
    };
    const step = entryStep(entry.state);
    // The query is read once per history entry: Back and reload then give only the step, so that
    // they do not undo what was chosen since.
    const named = step === null ? presetOf(new URLSearchParams(entry.search), day) : null;
    if (!state.isOpen) {
      const draft = bookingDraft.read();
      const preset = draft !== null && isSwitchOfLanguage(draft, entry.search) ? null : named;
      const opened = startingState({ draft, preset, entryStep: step, today: day });
      const open = (sent: SentRequest | null = null) =>
        dispatch({ type: 'opened', state: { ...opened, sent } });
      if (comesToTicket) void showTicket(open);
      // The skeleton is on the screen already, so the form may render in a transition.
      else if (cameWithoutDay.current) startTransition(() => open());
      else open();
    } else if (comesToTicket) {
      void showTicket((sent) => dispatch({ type: 'ticketShown', sent }));
    } else if (named !== null) {
      dispatch({ type: 'presetGiven', preset: named, today: day });
    }
  });

  // Before the first paint, so that a draft does not flash an empty form.
  useLayoutEffect(() => {
    if (today === null) return undefined;
    let isLatest = true;
    readAddress(today, location, () => isLatest);
    return () => {
      isLatest = false;
    };
  }, [today, location]);

  useEffect(() => {
    if (!state.isOpen) return;
    if (isPristine(state)) bookingDraft.clear();
    else writeDraft(state, search);
  }, [state, search]);

  useStepHistory({ state, dispatch, today });
  useTicketEntry({
    isShown: state.sent !== null,
    onLeave: () => dispatch({ type: 'ticketShown', sent: null }),
  });

  return { state, dispatch, today };
}

/**
 * While the ticket shows, its history entry has an address without presets and leads back to the
 * ticket on reload and Back. A click on any link to this page begins a new request.
 */
function useTicketEntry({ isShown, onLeave }: { isShown: boolean; onLeave: () => void }) {
  const navigate = useNavigate();
  const location = useLocation();
  const wasAtTicket = useRef(false);

  const enter = useEffectEvent((hasTicket: boolean) => {
    if (!hasTicket) return;
    void navigate(bookingPath(), { replace: true, state: TICKET_ENTRY });
    // A guest who goes back at once leaves before this component renders with that entry.
    wasAtTicket.current = true;
  });
  const move = useEffectEvent((isThere: boolean) => {
    if (isShown && wasAtTicket.current && !isThere) onLeave();
    wasAtTicket.current = isThere;
  });

  // Before the first paint: a later replacement could overwrite the entry to which a quick guest
  // has already gone.
  useLayoutEffect(() => enter(isShown), [isShown]);
  useEffect(() => {
    if (!isShown) return undefined;
    keepTicketPage(true);
    // Runs when the guest leaves the ticket within the site. A change of language loads another
    // page without running this, and the note stays.
    return () => keepTicketPage(false);
  }, [isShown]);
  useEffect(() => move(isTicketEntry(location.state)), [location]);
}
