import { describe, expect, it, test } from 'vitest';
import {
  STRIPE_EVENTS,
  stripeEvent,
} from '../../supabase/functions/_shared/payment/stripe/stripe-event.ts';
import {
  AT,
  charge,
  checkoutSession,
  paymentIntent,
  PI,
  REFERENCE,
  REFUND,
  SESSION,
  stripeDispute,
  stripeMessage,
  stripeRefund,
} from '../support/stripe';

// What each event of Stripe means for the house (DEPOSIT-02), over the shapes of its reference.

const DASHBOARD = 'https://dashboard.stripe.com';
const read = (type: string, object: object, more: object = {}) =>
  stripeEvent(stripeMessage(type, object, more), DASHBOARD);

const HEAD = {
  provider: 'stripe',
  at: AT,
  session: SESSION,
  reference: REFERENCE,
  payment: PI,
  cents: 19_400,
  currency: 'eur',
  is_rehearsal: true,
};
const CS = 'cs_test_a11YYufWQzNY63zpQ6QSNRQhkUpVph4WRmzW0zWJO2znZKdVujZ0N0S22u';
const VOUCHER = {
  next_action: {
    type: 'multibanco_display_details',
    multibanco_display_details: {
      entity: '12345',
      expires_at: AT + 604_800,
      hosted_voucher_url: 'https://payments.stripe.com/multibanco/voucher/test_x',
      reference: '123456789',
    },
  },
};

const MEANINGS: [type: string, object: object, meaning: object][] = [
  [
    'checkout.session.completed',
    checkoutSession(),
    { kind: 'paid', provider_session: CS, method: null },
  ],
  [
    'checkout.session.completed',
    checkoutSession({ payment_method_types: ['card'] }),
    { kind: 'paid', provider_session: CS, method: 'card' },
  ],
  [
    'checkout.session.completed',
    checkoutSession({ payment_status: 'unpaid' }),
    { kind: 'pending', pending_until: null, provider_session: CS, method: 'multibanco' },
  ],
  [
    'checkout.session.async_payment_succeeded',
    checkoutSession(),
    { kind: 'paid', provider_session: CS, method: 'multibanco' },
  ],
  [
    'checkout.session.async_payment_failed',
    checkoutSession({ payment_status: 'unpaid' }),
    { kind: 'failed', provider_session: CS, method: 'multibanco' },
  ],
  [
    'checkout.session.expired',
    checkoutSession({ payment_status: 'unpaid', payment_intent: null, status: 'expired' }),
    { kind: 'expired', provider_session: CS, payment: null, method: null },
  ],
  [
    'payment_intent.requires_action',
    paymentIntent(VOUCHER),
    {
      kind: 'voucher',
      pending_until: AT + 604_800,
      provider_session: null,
      method: 'multibanco',
    },
  ],
  [
    'payment_intent.requires_action',
    paymentIntent({ next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} } }),
    { kind: 'other', provider_session: null, method: null },
  ],
  [
    // The voucher is over, and money may still be on its way for four days.
    'payment_intent.processing',
    paymentIntent({ status: 'processing' }),
    { kind: 'pending', pending_until: AT + 345_600, provider_session: null, method: null },
  ],
  [
    'payment_intent.processing',
    paymentIntent({ status: 'processing', processing: { type: 'card', card: {} } }),
    { kind: 'other', provider_session: null, method: null },
  ],
  [
    'payment_intent.payment_failed',
    paymentIntent({
      last_payment_error: { code: 'card_declined', payment_method: { id: 'pm_1', type: 'card' } },
    }),
    { kind: 'failed', provider_session: null, method: 'card' },
  ],
  ['charge.succeeded', charge(), { kind: 'other', provider_session: null, method: 'mb_way' }],
  [
    'charge.succeeded',
    charge({ payment_method_details: { type: 'klarna' } }),
    { kind: 'other', provider_session: null, method: 'other' },
  ],
  [
    'charge.refunded',
    charge({ amount_refunded: 7000 }),
    { kind: 'refunded_total', refunded_cents: 7000, provider_session: null, method: 'mb_way' },
  ],
  ['customer.created', { id: 'cus_1', object: 'customer' }, { kind: 'other' }],
];

describe('an event of Stripe in the words of the database (DEPOSIT-02)', () => {
  test.each(MEANINGS)('%s', (type, object, meaning) => {
    const strange = type === 'customer.created';
    expect(read(type, object)).toEqual({
      ...HEAD,
      ...(strange
        ? { session: null, reference: null, payment: null, cents: null, currency: null }
        : {}),
      ...(strange ? { provider_session: null, method: null } : {}),
      id: `evt_1QxA1b2C3d4E5f6G${type.replaceAll(/[._]/g, '')}`,
      type,
      ...meaning,
    });
  });

  test.each([
    ['refund.created', 'succeeded', 'done'],
    ['refund.created', 'pending', 'pending'],
    ['refund.updated', 'requires_action', 'pending'],
    ['charge.refund.updated', 'succeeded', 'done'],
    ['refund.failed', 'failed', 'failed'],
    ['refund.updated', 'canceled', 'failed'],
  ])('%s with %s is %s', (type, status, state) => {
    expect(read(type, stripeRefund({ status }))).toMatchObject({
      kind: 'refund',
      session: SESSION,
      payment: PI,
      cents: 5000,
      refund: { id: 're_3QxA1b2C3d4E5f6G0tUvWxYz', cents: 5000, state, ours: REFUND },
    });
  });

  it('a refund made on the pages of Stripe is nobody’s of ours', () => {
    expect(read('refund.created', stripeRefund({ metadata: {} }))).toMatchObject({
      session: null,
      payment: PI,
      refund: { ours: null },
    });
  });

  test.each([
    ['charge.dispute.created', 'needs_response', 'open'],
    ['charge.dispute.created', 'warning_needs_response', 'open'],
    ['charge.dispute.updated', 'under_review', 'open'],
    ['charge.dispute.closed', 'won', 'won'],
    ['charge.dispute.closed', 'warning_closed', 'won'],
    ['charge.dispute.closed', 'lost', 'lost'],
  ])('%s with %s is %s', (type, status, state) => {
    expect(read(type, stripeDispute({ status }))).toMatchObject({
      kind: 'dispute',
      session: null,
      payment: PI,
      dispute: {
        id: 'du_1QxA1b2C3d4E5f6GNw2HvEvA',
        cents: 19_400,
        reason: 'fraudulent',
        until: AT + 700_000,
        state,
        url: `${DASHBOARD}/test/disputes/du_1QxA1b2C3d4E5f6GNw2HvEvA`,
      },
    });
  });

  it('money that truly moved is no rehearsal, and its dispute is answered in the true dashboard', () => {
    const dispute = read('charge.dispute.created', stripeDispute(), { livemode: true });
    expect(dispute).toMatchObject({
      is_rehearsal: false,
      dispute: { url: `${DASHBOARD}/disputes/du_1QxA1b2C3d4E5f6GNw2HvEvA` },
    });
  });

  it('reads an id where Stripe has put the object itself', () => {
    const object = checkoutSession({ payment_intent: paymentIntent() });
    expect(read('checkout.session.completed', object)).toMatchObject({ payment: PI });
  });

  it('leaves out what is not as it should be, and never takes a stranger’s id for one of ours', () => {
    const odd = checkoutSession({
      metadata: { session: 'x', reference: 7 },
      client_reference_id: "' or 1=1",
      amount_total: 19.4,
      currency: null,
    });
    expect(read('checkout.session.completed', odd)).toMatchObject({
      kind: 'paid',
      session: null,
      reference: null,
      cents: null,
      currency: null,
    });
    for (const type of ['refund.created', 'charge.refunded', 'charge.dispute.created']) {
      expect(read(type, {})).toMatchObject({ kind: 'other', payment: null, cents: null });
    }
  });

  test.each([null, [], 'x', {}, { id: 'evt_1', type: 'x' }, { id: 'evt_1', created: AT }])(
    'takes %j for no event',
    (given) => {
      expect(stripeEvent(given, DASHBOARD)).toBeNull();
    },
  );

  it('gives each event that is asked for a meaning here', () => {
    const told = new Set([
      ...MEANINGS.map(([type]) => type),
      'refund.created',
      'refund.updated',
      'refund.failed',
      'charge.refund.updated',
      'charge.dispute.created',
      'charge.dispute.updated',
      'charge.dispute.closed',
    ]);
    expect(STRIPE_EVENTS.filter((type) => !told.has(type))).toEqual([]);
  });
});
