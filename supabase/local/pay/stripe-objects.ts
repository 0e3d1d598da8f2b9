import type { KeptPage, KeptRefund } from './pay-book.ts';

// The objects of Stripe's API as the stand-in says them: the fields that anybody could read, in the
// shapes of Stripe's reference.

export const checkoutSession = (page: KeptPage): object => ({
  id: page.id,
  object: 'checkout.session',
  amount_subtotal: page.cents,
  amount_total: page.cents,
  cancel_url: page.cancelUrl,
  client_reference_id: page.clientReference,
  created: page.at,
  currency: 'eur',
  customer_details: page.payment === null ? null : { email: 'ensaio@example.pt', name: 'Ensaio' },
  expires_at: page.expires,
  livemode: false,
  locale: page.locale,
  metadata: page.metadata,
  mode: 'payment',
  payment_intent: page.status === 'complete' ? page.payment : null,
  payment_method_types: page.methods,
  payment_status: page.money === 'paid' ? 'paid' : 'unpaid',
  status: page.status,
  success_url: page.successUrl,
  url: page.status === 'open' ? pageAddress(page) : null,
});

/** Where its guest pays: on the origin that the guest comes back to. */
function pageAddress({ successUrl, id }: KeptPage): string {
  return `${new URL(successUrl).origin}/_pay/${id}`;
}

const paymentIntent = (page: KeptPage, more: object): object => ({
  id: page.payment,
  object: 'payment_intent',
  amount: page.cents,
  currency: 'eur',
  last_payment_error: null,
  livemode: false,
  metadata: page.paymentMetadata,
  next_action: null,
  payment_method_types: page.methods,
  processing: null,
  ...more,
});

/** A reference was given out, which can be paid at a cash machine. */
export const withVoucher = (page: KeptPage): object =>
  paymentIntent(page, {
    status: 'requires_action',
    next_action: {
      type: 'multibanco_display_details',
      multibanco_display_details: {
        entity: '00000',
        expires_at: page.voucherUntil,
        hosted_voucher_url: pageAddress(page),
        reference: '000000000',
      },
    },
  });

/** It was refused, as a card without money is, or as a reference that nobody paid. */
export const refused = (page: KeptPage, method: string): object =>
  paymentIntent(page, {
    status: 'requires_payment_method',
    last_payment_error: {
      code: method === 'card' ? 'card_declined' : 'payment_intent_payment_attempt_expired',
      payment_method: { object: 'payment_method', type: method },
      type: method === 'card' ? 'card_error' : 'invalid_request_error',
    },
  });

export const charge = (page: KeptPage): object => {
  const method = page.method ?? 'card';
  const back = refundedCents(page);
  return {
    id: chargeOf(page),
    object: 'charge',
    amount: page.cents,
    amount_refunded: back,
    currency: 'eur',
    disputed: page.dispute !== null,
    livemode: false,
    metadata: page.paymentMetadata,
    paid: true,
    payment_intent: page.payment,
    payment_method_details: { type: method, [method]: {} },
    refunded: back === page.cents,
    status: 'succeeded',
  };
};

const chargeOf = ({ payment }: KeptPage) => `${payment}`.replace(/^pi_/, 'ch_');

export const refundObject = (page: KeptPage, refund: KeptRefund): object => ({
  id: refund.id,
  object: 'refund',
  amount: refund.cents,
  charge: chargeOf(page),
  created: refund.at,
  currency: 'eur',
  metadata: refund.metadata,
  payment_intent: page.payment,
  status: refund.status,
  ...(refund.status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
});

export const disputeObject = (
  page: KeptPage,
  { id, status, at }: NonNullable<KeptPage['dispute']>,
): object => ({
  id,
  object: 'dispute',
  amount: page.cents,
  charge: chargeOf(page),
  created: at,
  currency: 'eur',
  evidence_details: { due_by: at + WEEK_S, has_evidence: false, past_due: false },
  livemode: false,
  metadata: {},
  payment_intent: page.payment,
  reason: 'fraudulent',
  status,
});

export const WEEK_S = 7 * 24 * 60 * 60;

/** What has gone back of a page, or is on its way. */
export function refundedCents({ refunds }: KeptPage): number {
  return refunds.reduce((sum, { cents, status }) => (status === 'failed' ? sum : sum + cents), 0);
}
