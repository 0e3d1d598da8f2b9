/** What the payments of a booking add up to (PAY-01, PAY-04). */
import type { BookingStatus } from './booking-status';
import { fromCents, sumEuros, toCents } from './money';
import type { PaidBooking } from './payment';

/** The sums of a booking by its own price and a list of its payments. */
export interface PaymentSums {
  /** EUR; undone payments count for nothing. */
  paid: number;
  /** EUR; below zero when too much was paid. */
  due: number;
}

/**
 * What has been paid and what is due.
 *
 * @param totalPrice EUR
 * @param payments amounts in EUR, below zero for money given back
 */
export function paymentSums(
  totalPrice: number,
  payments: readonly { amount: number; undone: boolean }[],
): PaymentSums {
  const paid = sumEuros(payments.filter(({ undone }) => !undone).map(({ amount }) => amount));
  return { paid, due: dueAfter(totalPrice, paid) };
}

/** What is still due in EUR once an amount in EUR has been paid of it. */
export function dueAfter(due: number, amount: number): number {
  return fromCents(toCents(due) - toCents(amount));
}

/**
 * The sums of several bookings as of one, for the card of a group: what is cancelled asks for nothing.
 *
 * @param bookings sums in EUR; at least one
 */
export function groupPaidSums(bookings: readonly PaidBooking[]): PaidBooking {
  const live = bookings.filter(({ status }) => status !== 'cancelled');
  const counted = live.length > 0 ? live : bookings;
  const sum = (column: 'total_price' | 'paid' | 'amount_due') =>
    sumEuros(counted.map((booking) => booking[column]));
  return {
    total_price: sum('total_price'),
    paid: sum('paid'),
    amount_due: sum('amount_due'),
    status: live[0]?.status ?? 'cancelled',
  };
}

/** What payments add up to by stored method, in EUR; undone ones must have been left out (PAY-03). */
export function sumByMethod(
  payments: readonly { method: string; amount: number }[],
): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { method, amount } of payments) sums[method] = sumEuros([sums[method] ?? 0, amount]);
  return sums;
}

/** The states that come before 'Pagamento Recebido'. */
const BEFORE_PAYMENT: readonly BookingStatus[] = [
  'pending',
  'awaiting_confirmation',
  'awaiting_payment',
];

/**
 * Whether a booking that is paid in full may be offered 'Pagamento Recebido': only where its state
 * comes before that one, and never by itself (PAY-04).
 */
export function offersPaymentReceived({ paid, amount_due, status }: PaidBooking): boolean {
  return paid > 0 && amount_due <= 0 && BEFORE_PAYMENT.some((before) => before === status);
}
