import type { EventKind, EventMethod, PaymentEvent } from '../payment-event.ts';
import { disputeIn, methodOf, numberIn, objectIn, refundIn, textIn, uuidIn } from './fields.ts';

// What Stripe's events mean for the house (DEPOSIT-02). Pure; a field that is missing or of another
// kind is null, so that the database decides what fits nothing.

/** How long Stripe waits after a voucher's end for money that is still on its way. */
const VOUCHER_BUFFER_S = 4 * 24 * 60 * 60;

/** The events that the house listens to; docs/deployment.md lists them for who sets Stripe up. */
export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.requires_action',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'charge.succeeded',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;

/**
 * An event of Stripe in the words of the database.
 *
 * @param dashboard where disputes are answered, without a slash at its end
 * @returns null for what is no event at all
 */
export function stripeEvent(given: unknown, dashboard: string): PaymentEvent | null {
  const id = textIn(given, 'id');
  const type = textIn(given, 'type');
  const at = numberIn(given, 'created');
  if (id === null || type === null || at === null) return null;
  const isRehearsal = objectIn(given, 'livemode') !== true;
  const about = objectIn(objectIn(given, 'data'), 'object');
  const metadata = objectIn(about, 'metadata');
  return {
    provider: 'stripe',
    id,
    type,
    at,
    session: uuidIn(metadata, 'session') ?? uuidIn(about, 'client_reference_id'),
    reference: textIn(metadata, 'reference'),
    currency: textIn(about, 'currency'),
    is_rehearsal: isRehearsal,
    ...partOf(type, about),
    ...kindOf(type, { about, at, dashboard: dashboardOf(dashboard, isRehearsal) }),
  };
}

const dashboardOf = (address: string, isRehearsal: boolean) =>
  isRehearsal ? `${address}/test` : address;

/** Which object it is about, and what it says of the money. */
function partOf(
  type: string,
  about: unknown,
): Pick<PaymentEvent, 'provider_session' | 'payment' | 'cents' | 'method'> {
  const payment = textIn(about, 'payment_intent');
  const cents = numberIn(about, 'amount');
  if (type.startsWith('checkout.session.')) {
    return {
      provider_session: textIn(about, 'id'),
      payment,
      cents: numberIn(about, 'amount_total'),
      method: sessionMethod(type, about),
    };
  }
  const part = { provider_session: null, cents, method: null };
  if (!type.startsWith('payment_intent.')) {
    const details = objectIn(about, 'payment_method_details');
    return { ...part, payment, method: methodOf(textIn(details, 'type')) };
  }
  const error = objectIn(objectIn(about, 'last_payment_error'), 'payment_method');
  const isVoucher = objectIn(objectIn(about, 'next_action'), VOUCHER) !== null;
  const method = isVoucher ? 'multibanco' : methodOf(textIn(error, 'type'));
  return { ...part, payment: textIn(about, 'id'), method };
}

const VOUCHER = 'multibanco_display_details';

/** A session names the methods it offers, not the one taken; only Multibanco pays later. */
function sessionMethod(type: string, about: unknown): EventMethod | null {
  const offered = objectIn(about, 'payment_method_types');
  const methods = Array.isArray(offered) ? offered.filter((one) => typeof one === 'string') : [];
  const isLater = type.includes('.async_') || textIn(about, 'payment_status') === 'unpaid';
  if (isLater && type !== EXPIRED && methods.includes('multibanco')) return 'multibanco';
  const [first, ...others] = methods;
  return others.length === 0 ? methodOf(first ?? null) : null;
}

const EXPIRED = 'checkout.session.expired';

function kindOf(
  type: string,
  { about, at, dashboard }: { about: unknown; at: number; dashboard: string },
): EventKind {
  switch (type) {
    case 'checkout.session.completed':
      return textIn(about, 'payment_status') === 'unpaid'
        ? { kind: 'pending', pending_until: null }
        : { kind: 'paid' };
    case 'checkout.session.async_payment_succeeded':
      return { kind: 'paid' };
    case 'checkout.session.async_payment_failed':
    case 'payment_intent.payment_failed':
      return { kind: 'failed' };
    case EXPIRED:
      return { kind: 'expired' };
    case 'payment_intent.requires_action': {
      const voucher = objectIn(objectIn(about, 'next_action'), VOUCHER);
      if (voucher === null) return { kind: 'other' };
      return { kind: 'voucher', pending_until: numberIn(voucher, 'expires_at') };
    }
    case 'payment_intent.processing':
      // Of a card it is over within seconds, and another event says how.
      return textIn(objectIn(about, 'processing'), 'type') === 'card'
        ? { kind: 'other' }
        : { kind: 'pending', pending_until: at + VOUCHER_BUFFER_S };
    case 'charge.refunded': {
      const refunded = numberIn(about, 'amount_refunded');
      return refunded === null
        ? { kind: 'other' }
        : { kind: 'refunded_total', refunded_cents: refunded };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const refund = refundIn(about);
      return refund === null ? { kind: 'other' } : { kind: 'refund', refund };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const dispute = disputeIn(about, dashboard);
      return dispute === null ? { kind: 'other' } : { kind: 'dispute', dispute };
    }
    default:
      return { kind: 'other' };
  }
}
