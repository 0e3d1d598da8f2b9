import * as t from '@messages/booking-sending';
import { OFFLINE } from '@messages/failure';
import * as refusals from '@messages/refusals';
import { QueryError } from '@/queries/query-error';
import { IncompleteRequestError } from './submit-booking';

/** What to do about a request that was not taken. */
export type FailureRemedy =
  | 'fill-in' // something is missing in the form
  | 'choose-rooms' // a room is gone: choose again
  | 'change-dates' // the stay is too long or too short, or begins on a day without arrivals
  | 'confirm-email' // too many requests: whoever confirms the e-mail address is let through
  | 'confirm-price' // the price is another: look and confirm
  | 'try-again';

export interface SendingFailure {
  title: string;
  advice: string;
  remedy: FailureRemedy;
  /** Only reception can help: the box shows its telephone number. */
  callsFor?: boolean;
  /** The database has refused the request; false when no answer came. */
  isAnswered: boolean;
}

/** The codes whose message the database writes for the guest. */
const isForGuests = ({ code, message }: QueryError) =>
  // A bare constraint violation has the same code as the friendly refusal, and an English text.
  (code.startsWith('HS') || code === '23P01') && message !== '' && !message.includes('constraint');

/**
 * Refusals that no choice in the form undoes, or not in every case: too many requests (HS429),
 * requests paused (HS017), unanswered requests holding their share of the month (HS018), too long a
 * stay (HS023), too many rooms (HS024).
 */
const FOR_RECEPTION = ['HS429', 'HS017', 'HS018', 'HS023', 'HS024'];

function remedyFor({ code, kind, hint }: QueryError): FailureRemedy {
  if (code === 'HS008') return 'confirm-price';
  if (code === 'HS018' && hint === 'confirm-email') return 'confirm-email';
  if (['HS015', 'HS016', 'HS023'].includes(code)) return 'change-dates';
  if (code === 'HS024') return 'choose-rooms';
  return kind === 'conflict' || code === 'HS006' || code === 'HS007' ? 'choose-rooms' : 'try-again';
}

const ADVICE: Record<FailureRemedy, string> = {
  'fill-in': t.NOTHING_LOST,
  'choose-rooms': `${t.NOTHING_LOST} ${t.ONLY_ROOMS}`,
  'change-dates': t.NOTHING_LOST,
  'confirm-email': t.NOTHING_LOST,
  'confirm-price': t.NEW_PRICES,
  'try-again': t.NOTHING_LOST,
};

/**
 * What the red box says of a failed submission. ERR-BOOK-01
 *
 * @param isOffline the browser reports no connection, which is the likely reason of no answer
 */
export function sendingFailure(error: unknown, isOffline = false): SendingFailure {
  if (error instanceof IncompleteRequestError) {
    return { title: error.message, advice: ADVICE['fill-in'], remedy: 'fill-in', isAnswered: true };
  }
  // An error without a code comes not from the database but, say, from a gateway: it does not tell
  // whether the request was stored.
  const noAnswer = !(error instanceof QueryError) || error.code === '';
  if (noAnswer) {
    return {
      title: t.GENERIC_FAILURE,
      advice: `${isOffline ? `${OFFLINE}. ` : ''}${t.NOTHING_LOST} ${t.NOT_TWICE}`,
      remedy: 'try-again',
      isAnswered: false,
    };
  }
  const remedy = remedyFor(error);
  const why = isForGuests(error) ? refusals.refusal(error) : '';
  if (error.kind === 'duplicate-request') {
    return {
      title: t.refused(why),
      advice: t.alreadyHas(error.hint ?? ''),
      remedy: 'choose-rooms',
      isAnswered: true,
    };
  }
  return {
    title: why === '' ? t.GENERIC_FAILURE : t.refused(why),
    advice: ADVICE[remedy],
    remedy,
    callsFor: FOR_RECEPTION.includes(error.code),
    isAnswered: true,
  };
}
