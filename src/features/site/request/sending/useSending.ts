import { type Dispatch, useRef, useState } from 'react';
import type { Day } from '@/domain/calendar/dates';
import type { HouseRates } from '@/domain/rates/house-rates';
import { compareRoomNumbers } from '@/domain/room/room-number';
import { newAccessKey } from '@/lib/access-key';
import { logError } from '@/lib/log';
import { secureRandom } from '@/lib/secure-random';
import { visitorClient } from '@/lib/visitor-client';
import { QueryError } from '@/queries/query-error';
import type { BookingFormAction } from '../state/booking-form-state';
import {
  type BookingFormState,
  bookingRequest,
  currentSelection,
  refusedKey,
} from '../state/booking-form-values';
import type { FailureRemedy, SendingFailure } from './sending-failure';
import { loadSending } from '../lazy-parts';

/**
 * Failures after which the form must read offers, prices or rules again, as its own are outdated.
 */
const HOUSE_CHANGED: readonly FailureRemedy[] = ['choose-rooms', 'confirm-price', 'change-dates'];

interface SendingOptions {
  state: BookingFormState;
  dispatch: Dispatch<BookingFormAction>;
  today: Day;
  /** What the house has settled about prices. */
  rates: HouseRates | undefined;
  /** Called when a refusal shows that what the form has read of the rooms is outdated. */
  onRoomsChanged: () => void;
}

/** Sends the request, one submission at a time, and keeps what went wrong for the red box. */
export function useSending({ state, dispatch, today, rates, onRoomsChanged }: SendingOptions) {
  const [failure, setFailure] = useState<SendingFailure | null>(null);
  const [isSending, setIsSending] = useState(false);
  // A second press may come before the first has been rendered.
  const isUnderWay = useRef(false);

  async function send() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    setFailure(null);

    const sending = await loadSending();
    const { contact, guestCount, message, unanswered } = state;
    const request = bookingRequest(state);
    const attempt = sending.sendingAttempt({
      request,
      unanswered,
      today,
      random: secureRandom,
      accessKey: refusedKey(state) ?? newAccessKey(),
    });
    dispatch({ type: 'sendingStarted', attempt });
    try {
      const isRepeated = attempt === unanswered;
      const submitted = await sending.submitBooking(visitorClient(), {
        request,
        attempt,
        isRepeated,
      });
      // In the order of the guest's page and of the mails.
      const selection = currentSelection(state).toSorted((a, b) =>
        compareRoomNumbers(a.room.room_number, b.room.room_number),
      );
      const tax = sending.taxOf(rates, { dates: submitted, guests: guestCount }) ?? undefined;
      const sent = { ...submitted, selection, contact, guestCount, message, tax };
      sending.keepTicket(sent);
      await sending.toTicket(selection, () => dispatch({ type: 'sent', sent }));
    } catch (error) {
      const isForeseen =
        error instanceof QueryError || error instanceof sending.IncompleteRequestError;
      if (!isForeseen) logError('submitBooking', error);
      handleFailure(sending.sendingFailure(error, !navigator.onLine));
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  }

  function handleFailure(failed: SendingFailure) {
    setFailure(failed);
    if (failed.isAnswered) dispatch({ type: 'sendingRefused' });
    if (HOUSE_CHANGED.includes(failed.remedy)) onRoomsChanged();
  }

  return { send, isSending, failure, forgetFailure: () => setFailure(null) };
}
