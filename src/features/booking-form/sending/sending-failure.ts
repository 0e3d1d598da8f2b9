import { QueryError } from '@/queries/query-error';
import { IncompleteRequestError } from './submit-booking';

/** What to do about a request that was not taken. */
export type FailureRemedy =
  | 'fill-in' // something is missing in the form
  | 'choose-rooms' // a room is gone: choose again
  | 'change-dates' // the stay is longer than the site takes
  | 'confirm-email' // too many requests: whoever confirms the e-mail address is let through
  | 'confirm-price' // the price is another: look and confirm
  | 'try-again';

export interface SendingFailure {
  title: string;
  advice: string;
  remedy: FailureRemedy;
  /** Reception can do what the site may not: its telephone stands beside the words. */
  callsFor?: boolean;
  /** The key under which the request is sent again once the e-mail address is confirmed. */
  accessKey?: string | null;
  /** The database has refused the request; false when no answer came. */
  isAnswered: boolean;
}

const NOTHING_LOST = 'Nada se perdeu: os seus dados continuam preenchidos.';
const GENERIC_FAILURE = 'Erro ao enviar reserva. Por favor, tente novamente.';

/** The codes whose message the database writes in Portuguese, for the guest. */
const isForGuests = ({ code, message }: QueryError) =>
  // A bare constraint violation has the same code as the friendly refusal, and an English text.
  (code.startsWith('HS') || code === '23P01') && message !== '' && !message.includes('constraint');

/**
 * Refusals that no choice in the form undoes, or not all of them: too many requests, paused (HS017),
 * their share of the month is held (HS018), too long a stay (HS023), too many rooms (HS024).
 */
const FOR_RECEPTION = ['HS429', 'HS017', 'HS018', 'HS023', 'HS024'];

function remedyFor({ code, kind, hint }: QueryError): FailureRemedy {
  if (code === 'HS008') return 'confirm-price';
  if (code === 'HS018' && hint === 'confirm-email') return 'confirm-email';
  if (code === 'HS023') return 'change-dates';
  if (code === 'HS024') return 'choose-rooms';
  return kind === 'conflict' || code === 'HS006' || code === 'HS007' ? 'choose-rooms' : 'try-again';
}

const ADVICE: Record<FailureRemedy, string> = {
  'fill-in': NOTHING_LOST,
  'choose-rooms': `${NOTHING_LOST} Só falta voltar a escolher os quartos.`,
  'change-dates': NOTHING_LOST,
  'confirm-email': NOTHING_LOST,
  'confirm-price': 'Os preços já estão atualizados nesta página: veja o novo total e confirme.',
  'try-again': NOTHING_LOST,
};

/** What the red box says of a failed submission. ERR-BOOK-01 */
export function sendingFailure(error: unknown): SendingFailure {
  if (error instanceof IncompleteRequestError) {
    return { title: error.message, advice: ADVICE['fill-in'], remedy: 'fill-in', isAnswered: true };
  }
  // What carries no code is not the database's word: a gateway, or an answer that cannot be read,
  // says nothing of whether the request was stored.
  const noAnswer = !(error instanceof QueryError) || error.code === '';
  if (noAnswer) {
    return {
      title: GENERIC_FAILURE,
      advice: `${NOTHING_LOST} Se o pedido já tiver chegado, não fica em duplicado.`,
      remedy: 'try-again',
      isAnswered: false,
    };
  }
  const remedy = remedyFor(error);
  if (error.kind === 'duplicate-request') {
    return {
      title: `Erro ao criar reserva: ${error.message}`,
      advice: `A sua reserva ${error.hint ?? ''} já inclui um destes quartos nas mesmas datas. Escolha outros quartos ou fale connosco.`,
      remedy: 'choose-rooms',
      isAnswered: true,
    };
  }
  return {
    title: isForGuests(error) ? `Erro ao criar reserva: ${error.message}` : GENERIC_FAILURE,
    advice: ADVICE[remedy],
    remedy,
    callsFor: FOR_RECEPTION.includes(error.code),
    isAnswered: true,
  };
}
