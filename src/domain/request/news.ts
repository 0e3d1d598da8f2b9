/** News while the panel is open: what counts as news, and its texts (LIVE-02). */
import { formatDayAndMonth } from '../calendar/date-formats.ts';
import { parseDay, type Day } from '../calendar/dates.ts';
import { formatEuros, sumEuros } from '../basics/money.ts';
import { requestsOf } from './request-surge.ts';
import { compareRoomNumbers } from '../room/room-number.ts';
import { countLabel } from '../basics/text.ts';

/** A request, a message or a payment that has come in. */
export interface NewsItem {
  /** The same whenever the same piece of news is reported again. */
  key: string;
  kind: 'request' | 'message' | 'payment';
  title: string;
  /** A second line; null where there is nothing to add. */
  detail: string | null;
  /**
   * What 'Abrir' opens: the number of a request's or a payment's booking, the id of a message; null
   * where unknown.
   */
  target: string | null;
}

export interface NewsBooking {
  booking_number: string;
  status: string;
  source: string;
  guest_name: string;
  guest_email: string | null;
  check_in_date: Day;
  check_out_date: Day;
  number_of_guests: number;
  total_price: number;
  /** ISO text with its zone, as the database gives it. */
  created_at: string;
  rooms: { room_number: string } | null;
}

/**
 * Time between two polls for news. What others do appears within 15 s; one is left for the request
 * and the render (LIVE-01).
 */
export const ROUND_MS = 14_000;

/** More news than this at once is shown as a single summary. */
export const NEWS_AT_MOST = 2;

/** Sounds play from 08:00 until 23:00, Lisbon time. */
const FIRST_RING = '08:00';
const LAST_RING = '23:00';

/**
 * Whether a booking is a request sent by a guest; bookings that reception creates are no news to
 * it.
 */
export function isGuestRequest({
  status,
  source,
}: Pick<NewsBooking, 'status' | 'source'>): boolean {
  return status === 'pending' && source === 'site';
}

/** Whether something was created after a moment; both ISO texts from the database's clock. */
export function isMadeAfter({ created_at }: { created_at: string }, moment: string): boolean {
  return Date.parse(created_at) > Date.parse(moment);
}

/**
 * The news of the requests among some bookings, oldest first, one for all rooms of a request: 'Novo
 * pedido de Léa Fontaine', 'Quarto 3, 4 a 7 dez., 2 hóspedes, 174,00 €'.
 */
export function requestNews(bookings: readonly NewsBooking[]): NewsItem[] {
  return requestsOf(bookings.filter(isGuestRequest)).flatMap((rooms) => {
    const [first] = rooms.toSorted((a, b) => compareRoomNumbers(numberOf(a), numberOf(b)));
    if (first === undefined) return [];
    return {
      key: `request ${first.created_at} ${first.guest_email}`,
      kind: 'request',
      title: `Novo pedido de ${first.guest_name}`,
      detail: requestDetail(first, rooms),
      target: first.booking_number,
    };
  });
}

/**
 * 'Nova mensagem de Paolo Ferri'.
 *
 * @param message.subject the label of the subject, for the second line
 */
export function messageNews({
  id,
  name,
  subject,
}: {
  id: string;
  name: string;
  subject: string;
}): NewsItem {
  return {
    key: `message ${id}`,
    kind: 'message',
    title: `Nova mensagem de ${name}`,
    detail: subject,
    target: id,
  };
}

/** What a guest has paid online (DEPOSIT-02). */
export interface OnlinePayment {
  id: string;
  booking_number: string;
  guest_name: string;
  /** EUR. */
  amount: number;
}

/** 'Lukas Brandt pagou 62,00 €', 'Online, R26-M4XW8T'. */
export function paymentNews({ id, booking_number, guest_name, amount }: OnlinePayment): NewsItem {
  return {
    key: `payment ${id} ${amount}`,
    kind: 'payment',
    title: `${guest_name} pagou ${formatEuros(amount)}`,
    detail: `Online, ${booking_number}`,
    target: booking_number,
  };
}

/** Messages of which only the number is known, after a pause in polling: 'Nova mensagem'. */
export function unnamedMessageNews(count: number, at: string): NewsItem[] {
  return Array.from({ length: count }, (_, place) => ({
    key: `message ${at} ${place}`,
    kind: 'message',
    title: 'Nova mensagem',
    detail: null,
    target: null,
  }));
}

const KINDS = [
  ['request', { one: 'pedido', many: 'pedidos' }],
  ['payment', { one: 'pagamento', many: 'pagamentos' }],
  ['message', { one: 'mensagem', many: 'mensagens' }],
] as const;

/** 'Novidades: 2 pedidos, 1 mensagem'. */
export function newsSummary(items: readonly Pick<NewsItem, 'kind'>[]): string {
  const parts = KINDS.flatMap(([kind, words]) => {
    const count = items.filter((item) => item.kind === kind).length;
    return count === 0 ? [] : countLabel(count, words);
  });
  return `Novidades: ${parts.join(', ')}`;
}

/**
 * Whether it is night, when no sound is played.
 *
 * @param clock 'hh:mm' in Europe/Lisbon
 */
export function isQuietTime(clock: string): boolean {
  return clock < FIRST_RING || clock >= LAST_RING;
}

function requestDetail(first: NewsBooking, rooms: readonly NewsBooking[]): string {
  const guests = rooms.reduce((sum, { number_of_guests }) => sum + number_of_guests, 0);
  return [
    rooms.length === 1
      ? `Quarto ${numberOf(first)}`
      : countLabel(rooms.length, { one: 'quarto', many: 'quartos' }),
    stayLabel({ from: first.check_in_date, to: first.check_out_date }),
    countLabel(guests, { one: 'hóspede', many: 'hóspedes' }),
    formatEuros(sumEuros(rooms.map(({ total_price }) => total_price))),
  ].join(', ');
}

/** '4 a 7 dez.', '28 nov. a 2 dez.' */
function stayLabel({ from, to }: { from: Day; to: Day }): string {
  const [first, last] = [parseDay(from), parseDay(to)];
  const isOneMonth =
    first.getMonth() === last.getMonth() && first.getFullYear() === last.getFullYear();
  return `${isOneMonth ? first.getDate() : formatDayAndMonth(from)} a ${formatDayAndMonth(to)}`;
}

function numberOf({ rooms }: NewsBooking): string {
  return rooms?.room_number ?? '';
}
