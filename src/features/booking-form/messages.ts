import type { BookingStep } from '@/domain/booking-validation';
import { formatLongDay } from '@/domain/date-formats';
import type { Placement } from '@/domain/room-assignment';
import { nightCount, type StayDates } from '@/domain/stay';
import { countLabel } from '@/domain/text';
import { QueryError } from '@/queries/query-error';
import type { RoomNotice } from './room-choice';
import { IncompleteRequestError } from './submit-booking';

/** The names of the steps in the progress bar. Specification §2, Reservas. */
export const STEP_NAMES = ['Datas', 'Hóspedes', 'Quartos', 'Informações', 'Confirmar'] as const;

/** The heading of each step. */
export const STEP_TITLES: Record<BookingStep, string> = {
  1: 'Escolha as datas',
  2: 'Quantas pessoas vêm?',
  3: 'Escolha os quartos',
  4: 'Os seus dados',
  5: 'Confirme o seu pedido',
};

/** Where a step is counted: on 1 to 4 only. Specification §2, Reservas. */
export function stepCount(step: BookingStep): string {
  return step === 5 ? '' : `Passo ${step} de 5`;
}

/** '1 noite', '3 noites'. */
export const nightLabel = (nights: number) => countLabel(nights, { one: 'noite', many: 'noites' });

/** '1 hóspede', '4 hóspedes'. */
export const guestLabel = (guests: number) =>
  countLabel(guests, { one: 'hóspede', many: 'hóspedes' });

/** The warning while guests remain unplaced. Specification §2, Reservas (Step 3). */
export function unplacedWarning(remaining: number): string {
  return remaining === 1 ? 'Falta acomodar 1 hóspede.' : `Falta acomodar ${remaining} hóspedes.`;
}

/** How far the guests are placed, for the bar of a phone and for a screen reader. */
export function placementLabel({ total, accommodated, remaining }: Placement): string {
  const placed = `${accommodated} de ${total} acomodados`;
  return remaining === 0 ? placed : `${placed}, falta ${remaining}`;
}

/** How many rooms the list offers. */
export function freeRoomsLabel(count: number): string {
  return count === 1
    ? '1 quarto livre nas suas datas.'
    : `${count} quartos livres nas suas datas, do preço mais baixo ao mais alto.`;
}

/** The button for the rooms that are not in view. */
export function moreRoomsLabel(count: number): string {
  return count === 1 ? 'Mostrar mais 1 quarto' : `Mostrar mais ${count} quartos`;
}

/** Nothing fits. Specification §8, Empty states. */
export function noCombinationMessage(guests: number): string {
  return guests === 1
    ? 'Nenhuma combinação de quartos disponível para 1 hóspede.'
    : `Nenhuma combinação de quartos disponível para ${guests} hóspedes.`;
}

/** What a notice about the rooms says. */
export function roomNoticeText(notice: RoomNotice): string {
  switch (notice.kind) {
    case 'gone':
      return `${notice.roomName} deixou de estar livre nas suas datas e saiu da sua escolha.`;
    case 'repriced':
      return `O preço de ${notice.roomName} mudou. O total já está atualizado.`;
    case 'wanted-not-free':
      return `Este formulário não oferece ${notice.roomName} nas suas datas. Veja os outros quartos livres.`;
    case 'wanted-unknown':
      return 'O quarto que procurava já não está disponível. Veja os outros quartos livres.';
    case 'guests-changed':
      break;
  }
  return `A combinação que tinha escolhido não era para ${guestLabel(notice.guestCount)}. Escolha outra.`;
}

/** ' de 1 a 4 de dezembro (3 noites)', or nothing while a date is missing. */
function stayClause({ checkIn, checkOut }: StayDates): string {
  return checkIn === null || checkOut === null
    ? ''
    : ` de ${formatLongDay(checkIn)} a ${formatLongDay(checkOut)} (${nightLabel(nightCount({ checkIn, checkOut }))})`;
}

/** The message for the contact form of a guest who wants a room that the form does not offer. */
export function roomEnquiryMessage({ roomName, dates }: { roomName: string; dates: StayDates }) {
  return `Olá! Gostava de reservar o quarto ${roomName}${stayClause(dates)}. Podem ajudar?`;
}

/** The message for the contact form of a guest who found nothing. Decisions, Recommendations. */
export function enquiryMessage({
  dates,
  guestCount,
}: {
  dates: StayDates;
  guestCount: number;
}): string {
  return `Olá! Procuro alojamento para ${guestLabel(guestCount)}${stayClause(dates)} e não encontrei quartos livres no site. Podem ajudar?`;
}

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
