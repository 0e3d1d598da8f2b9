import type { Day } from '../../../src/domain/calendar/dates.ts';
import type { PaymentMethod } from '../../../src/domain/payment/payment.ts';
import { bookingMoments, type PlacedStay } from './booking-history.ts';
import { bookingId, priceOf } from './bookings.ts';
import { demoId } from './ids.ts';
import { asTimestamp, onDuty } from './moments.ts';

/** What somebody of the house entered. */
export interface DemoPayment {
  id: string;
  bookingId: string;
  /** EUR. */
  amount: number;
  method: PaymentMethod;
  /** As in moments.ts. */
  at: string;
  by: string;
  /** When it was undone, if it was. */
  undoneAt: string | null;
}

/** What was paid for a stay, in order of entry; by default what its status implies. */
export function paymentsOf(placed: PlacedStay): DemoPayment[] {
  const { stay } = placed;
  const { confirmed, cancelled, came, left } = bookingMoments(placed);
  const price = priceOf(placed);
  const half = Math.round(price / 2);
  const method = methodOf(placed);
  const paid = (amount: number, at: string | null, by: PaymentMethod = method) =>
    at === null ? [] : [{ amount, at, method: by, undoneAt: null }];
  const onArrival = came ?? (stay.status === 'payment_received' ? confirmed : null);
  const given = {
    usual: paid(price, onArrival),
    nothing: [],
    half: paid(half, confirmed, 'transfer'),
    'given back': [...paid(half, cancelled, 'transfer'), ...paid(-half, cancelled, 'transfer')],
    'on leaving': paid(price, left),
    'entered twice': paid(half, came).flatMap((payment) => [
      { ...payment, undoneAt: came },
      payment,
    ]),
  };
  return given[stay.paid ?? 'usual'].map((payment, number) => ({
    id: demoId(`payment ${stay.code} ${number}`),
    bookingId: bookingId(stay.code),
    amount: payment.amount,
    method: payment.method,
    at: payment.at,
    by: onDuty(payment.at),
    undoneAt: payment.undoneAt,
  }));
}

/** Platforms collect the money; paid before arrival it is a transfer, later card or cash. */
function methodOf({ stay, index }: PlacedStay): PaymentMethod {
  if (stay.source === 'booking_com' || stay.source === 'airbnb') return 'platform';
  if (stay.status === 'payment_received') return 'transfer';
  return index % 3 === 0 ? 'card' : 'cash';
}

/** The day in Lisbon on which a payment was entered. */
export function paidOn({ at }: Pick<DemoPayment, 'at'>): Day {
  return at.slice(0, 'yyyy-mm-dd'.length);
}

/** The rows of `booking_payments`. */
export function paymentRows(payments: readonly DemoPayment[]) {
  return payments.map((payment) => ({
    id: payment.id,
    booking_id: payment.bookingId,
    amount: payment.amount,
    method: payment.method,
    paid_on: paidOn(payment),
    entered_name: payment.by,
    created_at: asTimestamp(payment.at),
    undone: payment.undoneAt !== null,
    undone_at: payment.undoneAt === null ? null : asTimestamp(payment.undoneAt),
    undone_name: payment.undoneAt === null ? null : onDuty(payment.undoneAt),
  }));
}
