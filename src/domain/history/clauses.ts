/** What a member of staff, a guest or the database did to a booking, column by column (HIST-02). */
import { bookingSourceLabel } from '../booking/booking-source.ts';
import { bookingStatusLabel } from '../booking/booking-status.ts';
import { cancelReasonLabel } from '../booking/cancel-reason.ts';
import { isDay } from '../calendar/dates.ts';
import { deadlineWords } from '../deposit/deposit-words.ts';
import { guestLanguageLabel } from '../language/guest-language.ts';
import { formatEuros } from '../basics/money.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../payment/payment.ts';
import { formatDayChange, joinWords } from '../calendar/short-dates.ts';

/** By column: the value before and the value after. */
export type ChangedColumns = Readonly<Record<string, readonly [unknown, unknown]>>;

type Pair = readonly [unknown, unknown];

/** The words for a column and its values; `say` is null where the values are not shown. */
interface ColumnWords {
  noun: string;
  say: ((value: string) => string) | null;
}

const AS_STORED = (value: string) => value;

/** Columns whose change is worded with 'mudou', in the order of the sentence. */
const COLUMNS: Readonly<Record<string, ColumnWords>> = {
  check_in_date: { noun: 'a entrada', say: AS_STORED },
  check_out_date: { noun: 'a saída', say: AS_STORED },
  room: { noun: 'o quarto', say: AS_STORED },
  number_of_guests: { noun: 'os hóspedes', say: AS_STORED },
  total_price: { noun: 'o preço', say: (sum) => formatEuros(Number(sum)) },
  guest_name: { noun: 'o nome', say: AS_STORED },
  guest_phone: { noun: 'o telefone', say: AS_STORED },
  guest_email: { noun: 'o e-mail', say: AS_STORED },
  source: { noun: 'a origem', say: bookingSourceLabel },
  language: { noun: 'a língua', say: guestLanguageLabel },
  arrival_time: { noun: 'a chegada prevista', say: clock },
  guest_wish: { noun: 'o pedido do hóspede', say: (wish) => `“${wish}”` },
  cancel_reason: { noun: 'o motivo do cancelamento', say: (why) => cancelReasonLabel(why) ?? why },
  cancel_note: { noun: 'a nota do cancelamento', say: null },
  admin_notes: { noun: 'as notas internas', say: null },
  message: { noun: 'a mensagem do hóspede', say: null },
  invoice_name: { noun: 'o nome na fatura', say: null },
  tax_number: { noun: 'o NIF', say: null },
};

/** Columns whose change has a verb of its own. */
const OWN_CLAUSES: Readonly<Record<string, (pair: Pair) => string>> = {
  status: ([from, to]) => {
    if (to === 'cancelled') return 'cancelou a reserva';
    if (from === 'cancelled') return `repôs a reserva como ${bookingStatusLabel(asText(to))}`;
    return `passou o estado de ${bookingStatusLabel(asText(from))} para ${bookingStatusLabel(asText(to))}`;
  },
  email_sent: ([, to]) =>
    `marcou o e-mail de confirmação como ${to === true ? 'enviado' : 'não enviado'}`,
  email_confirmed: ([, to]) =>
    `marcou a reserva como ${to === true ? 'confirmada' : 'não confirmada'} pelo hóspede`,
  archived: ([, to]) => (to === true ? 'arquivou a reserva' : 'desarquivou a reserva'),
  group_reference: ([from, to]) =>
    to === null
      ? `tirou a reserva do grupo ${asText(from)}`
      : `juntou a reserva ao grupo ${asText(to)}`,
  payment: ([from, to]) => paymentWords(from, to),
  deposit: ([from, to]) => depositWords(from, to),
  access_key: () => 'criou uma ligação nova para o hóspede',
};

/**
 * The parts of the sentence about one event, each a verb with what it is about: 'mudou o quarto de
 * 3 para 7', 'arquivou a reserva'. Never empty.
 */
export function changeClauses(changes: ChangedColumns, { actor }: { actor: string }): string[] {
  if (isErasure(changes)) return ['apagou os dados do hóspede'];
  const rest = { ...changes };
  // The second line shows the reason and note of a cancellation, and the price of a moved stay.
  if ('status' in rest) {
    delete rest.cancel_reason;
    delete rest.cancel_note;
  }
  if (['room', 'check_in_date', 'check_out_date'].some((column) => column in rest)) {
    delete rest.total_price;
  }
  const byGuest = actor === 'guest' ? guestClauses(rest) : [];
  const withOwnVerb = Object.entries(OWN_CLAUSES).flatMap(([column, words]) => {
    const pair = rest[column];
    return pair === undefined ? [] : [words(pair)];
  });
  const clauses = [...byGuest, ...withOwnVerb, ...columnClauses(rest)];
  return clauses.length > 0 ? clauses : ['mudou outros dados da reserva'];
}

/** What an erasure takes from a booking at once; of its values the history keeps none (HIST-03). */
const ERASED_AT_ONCE = ['guest_name', 'guest_email', 'access_key'];

function isErasure(changes: ChangedColumns): boolean {
  return ERASED_AT_ONCE.every((column) => {
    const pair = changes[column];
    return pair !== undefined && pair[0] === null && pair[1] === null;
  });
}

/** 'mudou o quarto de 3 para 7 e o nome de Ana para Ana Melo', 'acrescentou …', 'retirou …'. */
function columnClauses(changes: ChangedColumns): string[] {
  const said: Record<'mudou' | 'acrescentou' | 'retirou', string[]> = {
    mudou: [],
    acrescentou: [],
    retirou: [],
  };
  for (const [column, { noun, say }] of Object.entries(COLUMNS)) {
    const pair = changes[column];
    if (pair === undefined) continue;
    const [from, to] = [asText(pair[0]), asText(pair[1])];
    if (say === null || (from === '' && to === '')) said.mudou.push(noun);
    else if (from === '') said.acrescentou.push(`${noun} ${say(to)}`);
    else if (to === '') said.retirou.push(noun);
    else said.mudou.push(`${noun} de ${days(from, to) ?? `${say(from)} para ${say(to)}`}`);
  }
  return Object.entries(said).flatMap(([verb, words]) =>
    words.length === 0 ? [] : [`${verb} ${joinWords(words)}`],
  );
}

/** Guests state an arrival time or a wish rather than change it. Removes these from `rest`. */
function guestClauses(rest: Record<string, Pair>): string[] {
  const clauses: string[] = [];
  const { arrival_time: arrival, guest_wish: wish } = rest;
  if (typeof arrival?.[1] === 'string') {
    clauses.push(`indicou a chegada às ${clock(arrival[1])}`);
    delete rest.arrival_time;
  }
  if (typeof wish?.[1] === 'string') {
    clauses.push(`pediu: “${wish[1]}”`);
    delete rest.guest_wish;
  }
  return clauses;
}

const HOW: Readonly<Record<PaymentMethod, string>> = {
  cash: 'em dinheiro',
  card: 'por cartão',
  transfer: 'por transferência',
  platform: 'pela plataforma',
  online: 'online',
};

function paymentWords(from: unknown, to: unknown): string {
  const { amount, method, isMoved } = asPayment(to ?? from);
  const sum = `${formatEuros(Math.abs(amount))} ${method}`.trim();
  if (isMoved) {
    const back = to === null ? ' de volta' : '';
    // `to` is null when the division is undone: the money then goes the other way.
    return amount < 0 === (to !== null)
      ? `passou${back} ${sum} para a outra parte da estadia`
      : `trouxe${back} ${sum} da outra parte da estadia`;
  }
  if (to === null) {
    return amount < 0 ? `anulou a devolução de ${sum}` : `anulou o pagamento de ${sum}`;
  }
  return amount < 0 ? `devolveu ${sum}` : `recebeu ${sum}`;
}

/** A deposit that was asked of the guest, or is asked no more (DEPOSIT-01). */
function depositWords(from: unknown, to: unknown): string {
  const { amount, until } = asRecord(to ?? from);
  const sum = formatEuros(Number(amount ?? 0));
  if (to === null) return `retirou o pedido de sinal de ${sum}`;
  const deadline = typeof until === 'string' ? `, até ${deadlineWords(until)}` : '';
  return `pediu um sinal de ${sum}${deadline}`;
}

/**
 * `isMoved`: from one part of a split stay to the other, not a real payment or refund (DESK-09).
 */
function asPayment(payment: unknown): { amount: number; method: string; isMoved: boolean } {
  const { amount, method, moved } = asRecord(payment);
  const known = PAYMENT_METHODS.find((one) => one === method);
  return {
    amount: Number(amount ?? 0),
    method: known === undefined ? '' : HOW[known],
    isMoved: moved === true,
  };
}

/** '28 para 29 nov.'; null if one of the texts is no day. */
function days(from: string, to: string): string | null {
  return isDay(from) && isDay(to) ? formatDayChange({ from, to }) : null;
}

function clock(time: string): string {
  return time.slice(0, 'hh:mm'.length);
}

/** A copy of an object; an empty one for anything else. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A stored value as text; '' for none. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** {column: [from, to]}; values of another form are left out. */
export function changedColumns(changes: unknown): ChangedColumns {
  return Object.fromEntries(
    Object.entries(asRecord(changes)).flatMap(([column, pair]) =>
      Array.isArray(pair) ? [[column, [pair[0], pair[1]] as const]] : [],
    ),
  );
}
