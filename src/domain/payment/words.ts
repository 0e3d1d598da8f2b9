/** The texts about payments (PAY-01 to PAY-03). */
import { formatClock, formatDayAndMonth, formatShortDay } from '../calendar/date-formats.ts';
import { addDays, type Day, lisbonToday } from '../calendar/dates.ts';
import { formatEuros, sumEuros, toCents } from '../basics/money.ts';
import {
  PAYMENT_METHODS,
  paymentMethodLabel,
  type PaidBooking,
  type PaymentMethod,
  paymentState,
} from './payment.ts';

/** Said wherever sums paid are listed: only the certified program bills (DEPOSIT-04). */
export const NOT_A_BILL = 'Não serve de fatura';

/** Whether staff may undo a payment; what was paid online is given back instead (DEPOSIT-02). */
export function canUndo({ method, undone }: { method: string; undone: boolean }): boolean {
  return !undone && method !== 'online';
}

const BY_METHOD: Record<PaymentMethod, string> = {
  cash: 'em dinheiro',
  card: 'com cartão',
  transfer: 'por transferência',
  platform: 'pela plataforma',
  online: 'online',
};

/** 'em dinheiro', 'com cartão'; an unknown method is shown as stored, in brackets. */
function byMethod(method: string): string {
  const known = PAYMENT_METHODS.find((one) => one === method);
  return known === undefined ? `(${method})` : BY_METHOD[known];
}

/** '54,00 € em dinheiro': an amount in EUR without its sign, and the method. */
export function amountByMethod({ amount, method }: { amount: number; method: string }): string {
  return `${formatEuros(Math.abs(amount))} ${byMethod(method)}`;
}

const ONE_EURO = 1;

/** 'Recebidos 54,00 € em dinheiro.', or 'Devolvidos …' for an amount below zero (PAY-02). */
export function storedWords(payment: { amount: number; method: string }): string {
  const verb = payment.amount < 0 ? 'Devolvido' : 'Recebido';
  return `${verb}${Math.abs(payment.amount) === ONE_EURO ? '' : 's'} ${amountByMethod(payment)}.`;
}

/**
 * The payment state in a list: 'pago', 'a pagar', 'faltam 54,00 €' if a part has been paid, 'a
 * devolver 10,00 €' if too much was; null if nothing is to be paid (PAY-04).
 *
 * @param booking sums in EUR, of one booking or of a group
 */
export function dueWords(booking: PaidBooking): string | null {
  const state = paymentState(booking);
  if (state === 'nothing') return null;
  if (state === 'due') {
    if (booking.paid === 0) return 'a pagar';
    return `${booking.amount_due === ONE_EURO ? 'falta' : 'faltam'} ${formatEuros(booking.amount_due)}`;
  }
  return booking.amount_due < 0 ? `a devolver ${formatEuros(-booking.amount_due)}` : 'pago';
}

/**
 * A moment for a sentence: 'hoje às 10:14', 'ontem às 21:15', 'a 21 nov. às 10:31', in another year
 * 'a 21 nov. 2025 às 10:31'.
 *
 * @param timestamp ISO text with its zone
 */
export function momentWords(timestamp: string, today: Day): string {
  return `${relativeDayWords(lisbonToday(new Date(timestamp)), today)} às ${formatClock(timestamp)}`;
}

/** 'hoje', 'ontem', 'a 21 nov.', in another year 'a 21 nov. 2025'; days in Europe/Lisbon. */
export function relativeDayWords(day: Day, today: Day): string {
  if (day === today) return 'hoje';
  if (day === addDays(today, -1)) return 'ontem';
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return `a ${isThisYear ? formatDayAndMonth(day) : formatShortDay(day)}`;
}

export interface MethodSum {
  method: string;
  label: string;
  /** EUR; below zero when more was given back than taken. */
  amount: number;
}

/**
 * The takings of a day by method, in the order of the methods, without those that come to zero;
 * unknown methods come last.
 *
 * @param takings EUR by stored method
 */
export function takingsByMethod(takings: Readonly<Record<string, number>>): {
  methods: MethodSum[];
  /** EUR. */
  total: number;
} {
  const unknown = Object.keys(takings).filter((one) => !PAYMENT_METHODS.some((m) => m === one));
  const methods = [...PAYMENT_METHODS, ...unknown]
    .map((method) => ({
      method,
      label: paymentMethodLabel(method),
      amount: takings[method] ?? 0,
    }))
    .filter(({ amount }) => toCents(amount) !== 0);
  return { methods, total: sumEuros(methods.map(({ amount }) => amount)) };
}
