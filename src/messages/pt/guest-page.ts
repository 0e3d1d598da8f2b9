/** All texts of the guest's own page (TRACK-01 to TRACK-06). */
import { guests, rooms } from './counts.ts';

export const PAGE_TITLE = 'A sua reserva';

export interface StageWords {
  label: string;
  title: (name: string | null, day: string) => string;
  /**
   * @param weekday of check-in
   * @param count of rooms
   */
  text: (weekday: string, count: number) => string;
}

const named = (text: string, name: string | null) =>
  name === null ? `${text}.` : `${text}, ${name}.`;

/** 'no sábado', 'na segunda-feira, 7 de dezembro': a day that begins with its name. */
const onWeekday = (day: string) => `${day.includes('-feira') ? 'na' : 'no'} ${day}`;

const stage = (words: StageWords) => words;

export const STAGES = {
  'in-review': stage({
    label: 'Em resposta',
    title: (name) => named('Recebemos o seu pedido', name),
    text: () =>
      'Não precisa de fazer nada. A nossa equipa responde por e-mail e esta página muda com o pedido.',
  }),
  'awaiting-payment': stage({
    label: 'Falta o pagamento',
    title: (name) => named('Só falta o pagamento', name),
    text: (_, count) =>
      `Guardamos ${count === 1 ? 'o quarto' : 'os quartos'} para si e confirmamos a reserva assim que recebermos o pagamento.`,
  }),
  /** A payment that came by a slow way, or a reference that is not paid yet. */
  'payment-pending': stage({
    label: 'A aguardar o pagamento',
    title: (name) => named('Aguardamos o seu pagamento', name),
    text: (_, count) =>
      `Guardamos ${count === 1 ? 'o quarto' : 'os quartos'} para si e confirmamos a reserva assim que o recebermos.`,
  }),
  paid: stage({
    label: 'Pagamento recebido, falta a confirmação',
    title: (name) => named('Recebemos o seu pagamento', name),
    text: () => 'Falta só a nossa confirmação, que segue por e-mail.',
  }),
  confirmed: stage({
    label: 'Confirmada',
    title: (name, day) => named(`Até ${day}`, name),
    text: (day) =>
      `A sua reserva está confirmada. Esperamos por si ${onWeekday(day)}, a partir das 14:00.`,
  }),
  'in-house': stage({
    label: 'Está em casa',
    title: (name) => named('Está em casa', name),
    text: () => 'A receção está aberta 24 horas por dia. O check-out é até às 11:00.',
  }),
  over: stage({
    label: 'Até à próxima',
    title: (name) => named('Até à próxima', name),
    text: () => 'Obrigado por ter ficado connosco.',
  }),
  unsettled: stage({
    label: 'Por confirmar',
    title: (name) => named('Fale connosco', name),
    text: () =>
      'O dia do check-in passou e o pedido continua por confirmar. Ligue-nos e dizemos-lhe como está.',
  }),
  cancelled: stage({
    label: 'Cancelada',
    title: (name) => named('A reserva foi cancelada', name),
    text: (_, count) =>
      `${count === 1 ? 'O quarto já não está guardado' : 'Os quartos já não estão guardados'}. Se quiser vir noutra altura, a casa está aberta.`,
  }),
  lapsed: stage({
    label: 'Caducou',
    title: () => 'O pedido caducou. Nada lhe foi cobrado.',
    text: (_, count) =>
      count === 1
        ? 'O quarto voltou a ficar livre. Se ainda o quiser, peça de novo ou ligue-nos.'
        : 'Os quartos voltaram a ficar livres. Se ainda os quiser, peça de novo ou ligue-nos.',
  }),
};

/** Followed by the number. */
export const REQUEST = 'Pedido';
export const BOOKING = 'Reserva';
export const GROUP = 'Grupo';
export const FREE_DATES = 'Ver datas livres';

export const STEPS = {
  legend: 'Estado do pedido',
  received: 'Recebido',
  inReview: 'Em resposta',
  payment: 'Pagamento',
  confirmed: 'Confirmado',
  byMail: 'avisamos por e-mail',
  soon: 'assim que possível',
  until: (moment: string) => `até ${moment}`,
  afterPayment: 'depois de pagar',
};

/** 'dom., 22 nov., 15:20'. */
export const dayAndClock = (day: string, clock: string) => `${day}, ${clock}`;

const NUMBERS = ['dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** 'o quarto', 'os três quartos', 'os 11 quartos'. */
const theRooms = (count: number) =>
  count === 1 ? 'o quarto' : `os ${NUMBERS[count - 2] ?? count} quartos`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const PROMISES = {
  /** Followed by the moment, which ends the sentence. */
  answer: 'Respondemos até ',
  hold: (count: number, moment: string) =>
    `${capital(theRooms(count))} ${count === 1 ? 'fica guardado' : 'ficam guardados'} para si até ${moment}. Hora de Portugal.`,
  soon: 'Respondemos assim que possível.',
  payOnArrival: 'Paga no check-in.',
  restDue: (sum: string) => `Faltam ${sum}: paga no check-in.`,
  allPaid: 'Está tudo pago.',
  confirmEmail: (moment: string) =>
    `Confirme o seu e-mail até ${moment}, hora de Portugal: a ligação está no e-mail que lhe enviámos. Depois disso o pedido caduca.`,
  /** Followed by the street. */
  way: 'Saia da estação, atravesse a rua e está em casa: ',
  street: (street: string, metres: number) => `${street}, a ${metres} m`,
};

export const TICKET = {
  title: 'A sua estadia',
  checkIn: 'Check-in',
  checkInHours: 'a partir das\u00a014:00',
  checkOut: 'Check-out',
  checkOutHours: 'até às 11:00',
  nights: 'Noites',
  guests: 'Hóspedes',
  guestsInRooms: (guestCount: number, roomCount: number) => `${guestCount}, em ${rooms(roomCount)}`,
  total: 'Total, IVA incluído',
  paid: 'Já pago',
  due: 'Falta pagar',
  /** Beside what was paid (DEPOSIT-04). */
  noBill: 'Não serve de fatura.',
  perPersonAndNight: 'Por pessoa e noite',
  perPersonOnAverage: 'Por pessoa e noite, em média',
  calendar: 'Guardar no calendário',
  print: 'Imprimir',
};

export const NEXT_STEPS_TITLE = 'O que se segue';
export const NEXT_STEPS = [
  'A receção confirma que está tudo certo e responde por e-mail. Se tiver dúvidas, telefona.',
  'O pagamento total ou um depósito pode ser pedido na confirmação. Por agora não paga nada.',
  'Com a confirmação, encontra aqui como chegar. A hora de chegada, pode dizê-la já.',
];

export const DIRECTIONS = {
  title: 'Como chegar',
  openMap: 'Abrir no mapa',
  /** Added to the link text for screen readers. */
  inService: (service: string) => `no ${service}`,
  copyAddress: 'Copiar morada',
  byTrain: 'De comboio',
  fromAirport: 'Autocarro ou comboio até à estação, depois 50 m a pé.',
};

export const roomsTitle = (count: number) => (count === 1 ? 'O seu quarto' : 'Os seus quartos');
export const room = (number: string) => `Quarto ${number}`;
/** Of a stay that reception changed: the day of the last change, and what was otherwise. */
export const changed = (day: string, was: string) => `Alterada a ${day}. Antes: ${was}.`;
export const sleepsHere = (count: number) =>
  count === 1 ? 'Dorme aqui 1' : `Dormem aqui ${count}`;

export const ARRIVAL = {
  title: 'A que horas chega?',
  question: 'Já sabe a que horas chega?',
  hour: (day: string) => `Hora de chegada, ${day}`,
  unknown: 'Ainda não sei',
  afterMidnight: 'Depois da meia-noite',
  wish: 'Um recado para a receção',
  example: 'Por exemplo: um berço, uma cama de baixo, bicicletas.',
  note: 'A receção vê a hora e o recado no dia da chegada. Pode mudá-los até lá.',
  save: 'Guardar',
  saving: 'A guardar...',
  saved: (time: string) => `Guardado às ${time}.`,
  failed: 'Não foi possível guardar. Tente novamente ou ligue.',
  tooLong: 'O recado pode ter até 300 letras.',
};

export const GOOD_TO_KNOW = {
  title: 'Bom saber',
  checkIn: 'Check-in',
  checkInHours: 'das 14:00 às 00:00',
  checkInNote: 'A receção está aberta 24h. Chega depois da meia-noite? Avise-nos.',
  checkOut: 'Check-out',
  checkOutHours: 'até às 11:00',
  checkOutNote: 'As malas podem ficar connosco nesse dia até às 18:00.',
  breakfast: 'Pequeno-almoço',
  breakfastHours: 'das 7:00 às 10:00',
  breakfastNote: 'Incluído para todos.',
  payment: 'Pagamento',
  paymentOf: (sum: string) => `Pagamento de ${sum}`,
  paymentWhen: 'no check-in',
  paymentBefore: 'antes da confirmação',
  paymentNote: 'Dinheiro, cartão (Visa, Mastercard) ou transferência com comprovativo.',
  freeCancellation: 'Cancelamento gratuito',
  cancelUntil: (day: string, clock: string) => `até ${day}, às ${clock}`,
  /**
   * `sum` is null if the nights have different prices: the price of the first one is then not
   * known.
   */
  lateCancellation: (sum: string | null) =>
    `Depois, cobramos a primeira noite${sum === null ? '' : `: ${sum}`}.`,
};

export const KEEP_LINK = {
  title: 'Guardar esta página',
  text: 'Só quem tem a ligação a abre. Também segue em cada e-mail nosso.',
  copy: 'Copiar ligação',
  copied: 'Ligação copiada',
};

export const TALK_TO_US = {
  title: 'Falar connosco',
  /** Followed by the number, which ends the sentence. */
  hours: '24 horas por dia. Diga o número',
  message: 'Enviar uma mensagem',
  /** The beginning of the prefilled message. */
  about: (reference: string) => `Sobre a reserva ${reference}: `,
};

/** The bar at the foot of a phone. */
export const BAR = {
  checkInHours: 'a partir das 14:00',
  answerUntil: 'Resposta até',
  reception: 'Receção',
  open: 'aberta 24h',
  call: 'Ligar',
  pay: 'Pagar',
};

const paidBack = (sum: string) =>
  `Já pagou ${sum}: entraremos em contacto para devolver esse valor.`;

export const CHANGE_OF_PLANS = {
  title: 'Mudou de planos?',
  withdraw: 'Retirar o pedido',
  cancel: 'Cancelar a reserva',
  mayWithdraw: (moment: string) =>
    `Pode retirar o pedido aqui, sem custos, até ${moment}. Para mudar datas ou quartos, fale connosco.`,
  mayCancel: (moment: string) =>
    `Pode cancelar aqui, sem custos, até ${moment}. Para mudar datas ou quartos, fale connosco.`,
  tooLate: (moment: string) => `O cancelamento gratuito terminou ${onWeekday(moment)}. Ligue-nos.`,
  withdraws: (count: number, days: string) => `Retira o pedido para ${theRooms(count)}, ${days}.`,
  cancels: (count: number, days: string) => `Cancela ${theRooms(count)}, ${days}.`,
  paidBack: (sum: string) => `. ${paidBack(sum)}`,
  done: 'Reserva cancelada. Não lhe cobrámos nada.',
  donePaid: (sum: string) => `Reserva cancelada. ${paidBack(sum)}`,
  failed: 'Não foi possível cancelar. Tente novamente ou ligue.',
};

export const PAPER = {
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  nights: 'Noites',
  guests: 'Hóspedes',
};

/** The calendar file. */
export const EVENT = {
  unconfirmed: (house: string) => `${house} (por confirmar)`,
  booking: (numbers: string) => `Reserva ${numbers}`,
  room: (number: string, name: string, guestCount: number) =>
    `Quarto ${number}, ${name}: ${guests(guestCount)}`,
  total: (sum: string) => `Total: ${sum}`,
  hours: 'Check-in das 14:00 às 00:00. Check-out até às 11:00.',
  reception: (phone: string) => `Receção: ${phone}`,
  fileName: (reference: string) => `reserva-${reference}.ics`,
};

export const LOADING = {
  waiting: 'A abrir a sua reserva...',
  failed: 'Não conseguimos abrir a sua reserva agora.',
  retry: 'Tentar Novamente',
};

/** What a link says that opens no request (TRACK-06). */
export const UNKNOWN_TITLE = 'Esta ligação não abre nenhuma reserva';
export const UNKNOWN_WHY =
  'Pode estar incompleta, ser antiga ou já ter sido substituída por uma nova.';
export const UNKNOWN_ADVICE =
  'Copie-a inteira do último e-mail que recebeu de nós e volte a tentar. Se não a encontrar, a receção envia-lhe outra para o e-mail da reserva.';
export const UNKNOWN_MESSAGE = 'Enviar uma mensagem';
export const UNKNOWN_HOME = 'Ir para a página inicial';
