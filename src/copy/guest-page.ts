import type { GuestStage } from '@/domain/guest-stay';

/** Every text of the guest's own page (TRACK-02), in one place. */

export const PAGE_TITLE = 'A sua reserva';

const named = (text: string, name: string | null) =>
  name === null ? `${text}.` : `${text}, ${name}.`;

interface StageWords {
  label: string;
  title: (name: string | null, day: string) => string;
  /** @param on the day of check-in, e.g. 'no sábado' */
  text: (on: string) => string;
}

export const STAGES: Record<GuestStage, StageWords> = {
  'in-review': {
    label: 'Em resposta',
    title: (name) => named('Recebemos o seu pedido', name),
    text: () =>
      'Não precisa de fazer nada. A nossa equipa responde por e-mail e esta página muda com o pedido.',
  },
  'awaiting-payment': {
    label: 'Falta o pagamento',
    title: (name) => named('Só falta o pagamento', name),
    text: () =>
      'Guardamos os quartos para si e confirmamos a reserva assim que recebermos o pagamento. Como pagar está no e-mail que lhe enviámos; se não o encontrar, ligue-nos.',
  },
  paid: {
    label: 'Pagamento recebido, falta a confirmação',
    title: (name) => named('Recebemos o seu pagamento', name),
    text: () => 'Falta só a nossa confirmação. Não precisa de fazer nada.',
  },
  confirmed: {
    label: 'Confirmada',
    title: (name, day) => named(`Até ${day}`, name),
    text: (on) => `A sua reserva está confirmada. Esperamos por si ${on}, a partir das 14:00.`,
  },
  'in-house': {
    label: 'Está em casa',
    title: (name) => named('Está em casa', name),
    text: () => 'A receção está aberta 24 horas por dia. O check-out é até às 11:00.',
  },
  over: {
    label: 'Até à próxima',
    title: (name) => named('Até à próxima', name),
    text: () => 'Obrigado por ter ficado connosco.',
  },
  cancelled: {
    label: 'Cancelada',
    title: (name) => named('A reserva foi cancelada', name),
    text: () =>
      'Os quartos já não estão guardados. Se quiser vir noutra altura, a casa está aberta.',
  },
  lapsed: {
    label: 'Caducou',
    title: () => 'O pedido caducou. Nada lhe foi cobrado.',
    text: () =>
      'Os quartos voltaram a ficar livres. Se ainda os quiser, peça de novo ou ligue-nos.',
  },
};

export const STEPS = {
  legend: 'Estado do pedido',
  received: 'Recebido',
  inReview: 'Em resposta',
  confirmed: 'Confirmado',
  byMail: 'avisamos por e-mail',
  soon: 'assim que possível',
  until: (moment: string) => `até ${moment}`,
  afterPayment: 'depois de pagar',
} as const;

export const PROMISES = {
  answer: 'Respondemos até ',
  /** @param rooms 'o quarto' or 'os três quartos' */
  hold: (rooms: string, moment: string) =>
    `${rooms.charAt(0).toUpperCase()}${rooms.slice(1)} ${rooms.startsWith('os') ? 'ficam guardados' : 'fica guardado'} para si até ${moment}. Hora de Portugal.`,
  soon: 'Respondemos assim que possível.',
  payOnArrival: 'Paga no check-in. Não pedimos depósito.',
  restDue: (sum: string) => `Faltam ${sum}: paga no check-in.`,
  allPaid: 'Está tudo pago.',
  confirmEmail: (moment: string) =>
    `Confirme o seu e-mail até ${moment}, hora de Portugal: a ligação está no e-mail que lhe enviámos. Depois disso o pedido caduca.`,
} as const;

export const NEXT_STEPS = [
  'A receção confirma que está tudo certo e responde por e-mail. Se tiver dúvidas, telefona.',
  'O pagamento total ou um depósito pode ser pedido na confirmação. Por agora não paga nada.',
  'Com a confirmação, encontra aqui como chegar e onde nos dizer a hora de chegada.',
] as const;

export const ARRIVAL = {
  title: 'A que horas chega?',
  question: 'Já sabe a que horas chega?',
  hour: (day: string) => `Hora de chegada, ${day}`,
  unknown: 'Ainda não sei',
  afterMidnight: 'Depois da meia-noite',
  wish: 'Um recado para a receção',
  example: 'Por exemplo: um berço, uma cama de baixo, bicicletas.',
  note: 'A receção vê a hora e o recado no dia da chegada. Pode mudá-los até lá.',
  saved: (time: string) => `Guardado às ${time}.`,
  failed: 'Não foi possível guardar. Tente novamente ou ligue.',
  tooLong: 'O recado pode ter até 300 letras.',
} as const;

export const GOOD_TO_KNOW = {
  checkIn: 'A receção está aberta 24h. Chega depois da meia-noite? Avise-nos.',
  checkInHours: 'das 14:00 às 00:00',
  checkOut: 'As malas podem ficar connosco nesse dia até às 18:00.',
  checkOutHours: 'até às 11:00',
  breakfast: 'Incluído para todos.',
  breakfastHours: 'das 7:00 às 10:00',
  payment: 'Dinheiro, cartão (Visa, Mastercard) ou transferência com comprovativo.',
  paymentWhen: 'no check-in',
  cancelUntil: (day: string, clock: string) => `até ${day}, às ${clock}`,
  lateCancellation: (sum: string) => `Depois, cobramos a primeira noite: ${sum}.`,
} as const;

export const CHANGE_OF_PLANS = {
  title: 'Mudou de planos?',
  withdraw: 'Retirar o pedido',
  cancel: 'Cancelar a reserva',
  mayWithdraw: (moment: string) =>
    `Pode retirar o pedido aqui, sem custos, até ${moment}. Para mudar datas ou quartos, fale connosco.`,
  mayCancel: (moment: string) =>
    `Pode cancelar aqui, sem custos, até ${moment}. Para mudar datas ou quartos, fale connosco.`,
  tooLate: (moment: string) => `O cancelamento gratuito terminou a ${moment}. Ligue-nos.`,
  askWithdraw: 'Retirar o pedido?',
  askCancel: 'Cancelar a reserva?',
  keepRequest: 'Manter o pedido',
  keepBooking: 'Manter a reserva',
  free: 'É gratuito até ',
  nothingCharged: '. Não lhe cobramos nada.',
  why: 'Porquê?',
  whyOptional: '(opcional, ajuda-nos a melhorar)',
  reasons: [
    'Mudança de planos',
    'Encontrei outro alojamento',
    'Doença ou imprevisto',
    'Outro motivo',
  ],
  noReason: 'Prefiro não dizer',
  onlyOne: 'Quer cancelar só um dos quartos? Ligue ',
  done: 'Reserva cancelada. Não lhe cobrámos nada.',
  failed: 'Não foi possível cancelar. Tente novamente ou ligue.',
} as const;

export const UNKNOWN_LINK = {
  title: 'Esta ligação não abre nenhuma reserva',
  why: 'Pode estar incompleta, ser antiga ou já ter sido substituída por uma nova.',
  advice:
    'Copie-a inteira do último e-mail que recebeu de nós e volte a tentar. Se não a encontrar, a receção envia-lhe outra para o e-mail da reserva.',
} as const;

export const LOADING = {
  waiting: 'A abrir a sua reserva...',
  failed: 'Não conseguimos abrir a sua reserva agora.',
} as const;

export const VERIFIED = {
  title: 'O seu e-mail está confirmado',
  text: 'Volte à página onde fez o pedido e carregue outra vez em «Confirmar Reserva». Se já a fechou, comece de novo: os quartos continuam lá.',
} as const;
