/** What has been paid for a booking (PAY-01, PAY-04). */

const LABELS = {
  cash: 'Dinheiro',
  card: 'Cartão',
  transfer: 'Transferência',
  platform: 'Plataforma',
  online: 'Online',
} as const;

export type PaymentMethod = keyof typeof LABELS;

/** What the service of online payments reports is never typed by staff (DEPOSIT-02). */
export type DeskMethod = Exclude<PaymentMethod, 'online'>;

/** The ways to pay that staff choose from. */
export const DESK_METHODS: readonly DeskMethod[] = ['cash', 'card', 'transfer', 'platform'];

export const PAYMENT_METHODS: readonly PaymentMethod[] = [...DESK_METHODS, 'online'];

/** The Portuguese label of a stored method; an unknown one is shown as it is stored. */
export function paymentMethodLabel(method: string): string {
  const known = PAYMENT_METHODS.find((one) => one === method);
  return known === undefined ? method : LABELS[known];
}

/** The sums of a booking as stored, in EUR. */
export interface PaidBooking {
  total_price: number;
  /** What its payments add up to. */
  paid: number;
  /** total_price less paid; below zero when too much was paid. */
  amount_due: number;
  status: string;
}

/**
 * The payment state depends on the payments alone, not on the booking's status, except that a
 * cancelled booking has nothing to pay, like one without a price and payments.
 */
export function paymentState({
  total_price,
  paid,
  amount_due,
  status,
}: PaidBooking): 'paid' | 'due' | 'nothing' {
  if (status === 'cancelled' || (total_price === 0 && paid === 0)) return 'nothing';
  return amount_due > 0 ? 'due' : 'paid';
}
