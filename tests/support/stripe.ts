// Shapes of Stripe's answers and events, as its reference documents them for the version that is asked
// for, with what the house does not read left in where it could be mistaken for what it reads.

export const SESSION = '5b0c2f6e-0d3a-4c52-9a40-0f0a2f5c9d11';
export const REFUND = '77777777-7777-4777-8777-000000000001';
export const REFERENCE = 'R26-3HV8KP';
export const AT = 1_795_860_000;

const METADATA = { session: SESSION, reference: REFERENCE };
const PAYMENT = 'pi_3QxA1b2C3d4E5f6G0h7I8j9K';

/** An event around an object. */
export const stripeMessage = (type: string, object: object, more: object = {}): object => ({
  id: `evt_1QxA1b2C3d4E5f6G${type.replaceAll(/[._]/g, '')}`,
  object: 'event',
  api_version: '2025-10-29.clover',
  created: AT,
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
  ...more,
});

export const checkoutSession = (more: object = {}): object => ({
  id: 'cs_test_a11YYufWQzNY63zpQ6QSNRQhkUpVph4WRmzW0zWJO2znZKdVujZ0N0S22u',
  object: 'checkout.session',
  amount_subtotal: 19_400,
  amount_total: 19_400,
  cancel_url: 'https://site.example/reserva?pagamento=voltei',
  client_reference_id: SESSION,
  created: AT - 600,
  currency: 'eur',
  customer: null,
  customer_details: { email: 'lukas@correio.example', name: 'Lukas Brandt', phone: null },
  expires_at: AT + 3000,
  livemode: false,
  locale: 'de',
  metadata: METADATA,
  mode: 'payment',
  payment_intent: PAYMENT,
  payment_method_types: ['card', 'mb_way', 'multibanco'],
  payment_status: 'paid',
  status: 'complete',
  success_url: 'https://site.example/reserva?pagamento=feito',
  url: null,
  ...more,
});

export const paymentIntent = (more: object = {}): object => ({
  id: PAYMENT,
  object: 'payment_intent',
  amount: 19_400,
  amount_received: 0,
  currency: 'eur',
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  metadata: METADATA,
  next_action: null,
  payment_method_types: ['card', 'mb_way', 'multibanco'],
  processing: null,
  status: 'requires_action',
  ...more,
});

export const charge = (more: object = {}): object => ({
  id: 'ch_3QxA1b2C3d4E5f6G0mNoPqRs',
  object: 'charge',
  amount: 19_400,
  amount_captured: 19_400,
  amount_refunded: 0,
  billing_details: { email: 'lukas@correio.example', name: 'Lukas Brandt' },
  currency: 'eur',
  disputed: false,
  livemode: false,
  metadata: METADATA,
  paid: true,
  payment_intent: PAYMENT,
  payment_method_details: { type: 'mb_way', mb_way: {} },
  refunded: false,
  status: 'succeeded',
  ...more,
});

export const stripeRefund = (more: object = {}): object => ({
  id: 're_3QxA1b2C3d4E5f6G0tUvWxYz',
  object: 'refund',
  amount: 5000,
  balance_transaction: null,
  charge: 'ch_3QxA1b2C3d4E5f6G0mNoPqRs',
  created: AT,
  currency: 'eur',
  metadata: { session: SESSION, refund: REFUND },
  payment_intent: PAYMENT,
  reason: null,
  status: 'succeeded',
  ...more,
});

export const stripeDispute = (more: object = {}): object => ({
  id: 'du_1QxA1b2C3d4E5f6GNw2HvEvA',
  object: 'dispute',
  amount: 19_400,
  balance_transactions: [],
  charge: 'ch_3QxA1b2C3d4E5f6G0mNoPqRs',
  created: AT,
  currency: 'eur',
  evidence_details: {
    due_by: AT + 700_000,
    has_evidence: false,
    past_due: false,
    submission_count: 0,
  },
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: PAYMENT,
  reason: 'fraudulent',
  status: 'needs_response',
  ...more,
});

/** An error as the API says it. */
export const stripeError = (type: string, code?: string): object => ({
  error: {
    ...(code === undefined ? {} : { code, doc_url: `https://stripe.com/docs/error-codes/${code}` }),
    message: 'Something about this request.',
    param: 'amount',
    request_log_url: 'https://dashboard.stripe.com/test/logs/req_1',
    type,
  },
});

export const PI = PAYMENT;
