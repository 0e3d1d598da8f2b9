/** What the payments of a booking add up to (PAY-01, PAY-04). */
import type { BookingStatus } from '../booking/booking-status.ts';
import { fromCents, sumEuros, toCents } from '../basics/money.ts';
import type { PaidBooking } from './payment.ts';

/** The sums of a booking by its own price and a list of its payments. */
export interface PaymentSums {
  /** EUR, without undone payments. */
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

/**
 * EUR that came online and has not gone back; it goes back by the service alone (DEPOSIT-02).
 *
 * @param payments amounts in EUR, below zero for money given back
 */
export function onlineLeft(
  payments: readonly { method: string; amount: number; undone: boolean }[],
): number {
  const online = payments.filter(({ method, undone }) => method === 'online' && !undone);
  return Math.max(0, sumEuros(online.map(({ amount }) => amount)));
}

/** What is still due after a payment; all amounts in EUR. */
export function dueAfter(due: number, amount: number): number {
  return fromCents(toCents(due) - toCents(amount));
}

/**
 * The sums of several bookings as if of one, for the card of a group. Cancelled ones do not count
 * unless all are.
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

/** Adds up payments by stored method, in EUR; the caller leaves out undone ones (PAY-03). */
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
 * Whether to suggest the status 'Pagamento Recebido' for a booking: it is paid in full and its
 * status comes before that one. The status never changes by itself.
 */
export function offersPaymentReceived({ paid, amount_due, status }: PaidBooking): boolean {
  return paid > 0 && amount_due <= 0 && BEFORE_PAYMENT.some((before) => before === status);
}
