/** Paying before arrival, on the guest's own page (DEPOSIT-01, DEPOSIT-02). */

/** What is asked for. */
export const BASIS = {
  first_night: 'Sinal, primeira noite',
  other: 'Sinal',
};
export const shareOf = (share: number) => `Sinal, ${share}\u00a0%`;
/** Beside each sum of the stand-in, which moves no money. */
export const REHEARSAL = 'Ensaio';

/** Around the deadline, which is in bold. */
export const UNTIL = { before: 'Até ', after: ', hora de Portugal.' };
export const LAPSES = 'Depois o pedido caduca, sem custos para si.';

export const SUMS = {
  total: 'Total da estadia',
  paid: 'Já pago online',
  rest: 'Fica para o check-in',
};

export const pay = (sum: string) => `Pagar ${sum}`;
export const OPENING = 'A abrir...';
export const METHODS_LEGEND = 'Formas de pagamento';
export const METHODS = {
  card: 'Cartão',
  mb_way: 'MB WAY',
  multibanco: 'Multibanco',
  other: 'Outras',
};
export const NOTE =
  'Abre a página do serviço de pagamentos. Aqui nunca escreve números de cartão. Não serve de fatura: essa segue depois, da casa.';

/** The first words of a note are in bold, here and below. */
interface Note {
  first: string;
  rest: string;
}

const note = (words: Note) => words;

/** Under way: at a cash machine, or by another delayed method. */
export const PENDING = {
  multibanco: note({
    first: 'A aguardar o Multibanco.',
    rest: 'Entidade e referência seguiram por e-mail. Pode levar um dia a chegar até nós; não pague outra vez.',
  }),
  /** Of a stay that is called off. */
  off: note({
    first: 'Não pague a referência Multibanco.',
    rest: 'A estadia está cancelada. Se já a pagou, avisamos por e-mail quando o dinheiro chegar, e falamos consigo.',
  }),
  other: note({
    first: 'A aguardar o pagamento.',
    rest: 'Pode levar um dia a chegar até nós; não pague outra vez.',
  }),
  until: (moment: string) => `A referência vale até ${moment}.`,
};

/** '26 de novembro, às 18:00', within the sentences here. */
export const atClock = (day: string, clock: string) => `${day}, às ${clock}`;

export const RECEIVED = {
  /** `moment`: null where it is not known. */
  first: (sum: string, moment: string | null) =>
    `Recebemos ${sum}${moment === null ? '' : ` a ${moment}`}.`,
  rest: (sum: string) => `Faltam ${sum}, no check-in.`,
  all: 'Não falta pagar nada.',
  cancelled: 'A estadia está cancelada: falamos consigo sobre este valor.',
  noBill: 'Não serve de fatura.',
  refunded: (sum: string) => `Devolvemos-lhe ${sum}.`,
};

export const FAILED = {
  ...note({ first: 'O pagamento não passou.', rest: 'Nada lhe foi cobrado.' }),
  again: 'Tentar de novo',
};

/** Followed by the telephone number. */
export const EXPIRED = {
  first: (moment: string) => `O prazo terminou a ${moment}.`,
  rest: 'Ainda quer vir? Ligue-nos: ',
};

export const SETTLED = 'Não falta pagar nada antes de chegar.';

/** The second one is followed by the telephone number. */
export const UNAVAILABLE = {
  first: 'De momento não é possível pagar online.',
  call: 'Ligue-nos e combinamos: ',
  transfer: 'Pode pagar por transferência, com os dados em baixo, ou ligar-nos: ',
};

/** After coming back from the payment service, whose way back proves nothing. */
export const RETURNED = {
  confirming: note({
    first: 'Estamos a confirmar o pagamento.',
    rest: 'Costuma levar segundos. Pode fechar esta página: avisamos por e-mail.',
  }),
  later: note({
    first: 'Ainda sem confirmação.',
    rest: 'Avisamos por e-mail. Só volte a pagar se não chegou ao fim.',
  }),
  back: note({
    first: 'Não foi pago nada.',
    rest: 'Pode pagar quando quiser, até ao fim do prazo.',
  }),
  /** In a tab that does not know which page it left. */
  openMail: 'A ligação no nosso e-mail abre a sua reserva e mostra como está.',
};

/** Why the service's page did not open; nothing was paid. */
export const FAILURES = {
  offline: 'Sem ligação. Nada lhe foi cobrado: tente de novo.',
  tooOften: 'Foram muitas tentativas. Espere uns minutos e tente de novo.',
  noService:
    'O serviço de pagamentos não respondeu. Nada lhe foi cobrado: tente de novo daqui a pouco ou ligue-nos.',
};

/** While payment is awaited: the facts that the mail has. */
export const HOW_TO_PAY = {
  copyIban: 'Copiar IBAN',
  title: 'Como pagar',
  amount: 'Valor',
  iban: 'IBAN',
  holder: 'Titular',
  reference: 'Descritivo',
  proof:
    'Envie-nos o comprovativo em resposta ao nosso e-mail ou por mensagem. Prefere pagar com cartão ou em dinheiro? Ligue-nos e combinamos.',
  call: 'Pode pagar por transferência, com cartão ou em dinheiro: ligue-nos ou escreva-nos, e combinamos.',
};
