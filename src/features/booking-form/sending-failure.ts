import { QueryError } from '@/queries/query-error';
import { IncompleteRequestError } from './submit-booking';

/** What to do about a request that was not taken. */
export type FailureRemedy =
  | 'fill-in' // something is missing in the form
  | 'choose-rooms' // a room is gone: choose again
  | 'confirm-price' // the price is another: look and confirm
  | 'try-again';

export interface SendingFailure {
  title: string;
  advice: string;
  remedy: FailureRemedy;
  /** The database has refused the request; false when no answer came. */
  isAnswered: boolean;
}

const NOTHING_LOST = 'Nada se perdeu: os seus dados continuam preenchidos.';
const GENERIC_FAILURE = 'Erro ao enviar reserva. Por favor, tente novamente.';

/** The codes whose message the database writes in Portuguese, for the guest. */
const isForGuests = ({ code, message }: QueryError) =>
  // A bare constraint violation has the same code as the friendly refusal, and an English text.
  (code.startsWith('HS') || code === '23P01') && message !== '' && !message.includes('constraint');

function remedyFor({ code, kind }: QueryError): FailureRemedy {
  if (code === 'HS008') return 'confirm-price';
  return kind === 'conflict' || code === 'HS006' || code === 'HS007' ? 'choose-rooms' : 'try-again';
}

const ADVICE: Record<FailureRemedy, string> = {
  'fill-in': NOTHING_LOST,
  'choose-rooms': `${NOTHING_LOST} Só falta voltar a escolher os quartos.`,
  'confirm-price': 'Os preços já estão atualizados nesta página: veja o novo total e confirme.',
  'try-again': NOTHING_LOST,
};

/** What the red box says of a failed submission. Specification §8, Booking submit. */
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
    isAnswered: true,
  };
}
