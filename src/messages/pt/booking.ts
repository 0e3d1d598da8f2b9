/** The booking page with what it shows first: step 1, the summary, the buttons (BOOK-FLOW-01). */
import { guests, nights } from './counts.ts';

export const PAGE_TITLE = 'Reservas';
export const PAGE_DESCRIPTION =
  'Reserve diretamente no Hostel Maré Nova em cinco passos: o melhor preço, sem conta nem cartão, a 50 m da estação.';
export const SENT_TITLE = 'Reserva enviada';
export const HEADING = 'Reserva direta';
export const LEAD =
  'Preencha o formulário em cinco passos. O pedido fica pendente até a nossa equipa o confirmar consigo.';

/** The names of the steps in the progress bar. BOOK-FLOW-01, BOOK-FLOW-02 */
export const STEP_NAMES = ['Datas', 'Hóspedes', 'Quartos', 'Informações', 'Confirmar'];
export const STEP_TITLES = {
  1: 'Escolha as datas',
  2: 'Quantas pessoas vêm?',
  3: 'Escolha os quartos',
  4: 'Os seus dados',
  5: 'Confirme o seu pedido',
};
export const stepOf = (step: number) => `Passo ${step} de 5`;
export const PROGRESS = 'Passos da reserva';
/** Added after, or before, the name of a step for screen readers. */
export const DONE = ' (concluído)';
export const BACK_TO = 'Voltar a ';

export const stayNights = nights;
export const stayGuests = guests;
export const CHECK_IN = 'Check-in';
export const CHECK_OUT = 'Check-out';
export const NIGHTS = 'Noites';
export const GUESTS = 'Hóspedes';
export const TO_CHOOSE = 'por escolher';
export const SUMMARY = 'Resumo da estadia';
export const YOUR_STAY = 'A sua estadia';
export const STAY_TOTAL = 'Total da estadia';
/**
 * The note below the summary, by step. The first has the hours of the terms, which are the contract
 * (BOOK-STEP5-02).
 */
export const ARRIVAL_NOTE = 'Check-in a partir das 14:00. Check-out até às 11:00.';
export const INCLUDED_NOTE = 'O pequeno-almoço e o Wi-Fi estão incluídos para todos.';
export const PAYMENT_NOTE = 'O pagamento total ou um depósito pode ser pedido na confirmação.';

export const WHICH_DATE = 'Data a escolher';
export const CHOOSE_DATE = 'Escolha a data';
export const AFTER_CHECK_IN = 'Depois do check-in';
export const CLEAR_DATES = 'Limpar datas';
export const HINTS = {
  arrival: 'Comece pelo dia da chegada.',
  departure: 'Escolha agora o dia da saída.',
  done: 'Datas escolhidas.',
};
export const chosenStay = (stay: string, length: string) => `${stay}: ${length}.`;
export const fullNight = (night: string) =>
  `Na noite de ${night} não há quartos livres. Escolha outras datas.`;
export const roomNotFree = (night: string, room: string) =>
  `Na noite de ${night} o quarto ${room} não está livre. Escolha outras datas.`;
export const DAYS_UNKNOWN =
  'Não foi possível saber que dias estão livres. Pode escolher as datas: os quartos livres aparecem no passo 3.';
export const TRY_AGAIN = 'Tentar Novamente';
export const bookableUntil = (day: string, months: number) =>
  `Pode reservar até ${day}, com ${months} meses de antecedência.`;

export const PREVIOUS = 'Anterior';
export const NEXT = 'Próximo';
export const BACK_TO_REVIEW = 'Voltar à revisão';
export const CONFIRM = 'Confirmar Reserva';
export const LOADING = 'A carregar...';
export const SENDING = 'A enviar...';
