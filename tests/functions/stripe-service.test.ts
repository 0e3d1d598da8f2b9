import { beforeEach, describe, expect, it, test } from 'vitest';
import { pageWords } from '../../supabase/functions/_shared/payment/page-words.ts';
import type { PageToMake } from '../../supabase/functions/_shared/payment/payment-service.ts';
import {
  methodsIn,
  settledService,
} from '../../supabase/functions/_shared/payment/settled-service.ts';
import { stripeService } from '../../supabase/functions/_shared/payment/stripe/stripe-service.ts';
import { signatureHeader } from '../../supabase/functions/_shared/payment/stripe/signature.ts';
import {
  checkoutSession,
  PI,
  REFERENCE,
  REFUND,
  SESSION,
  stripeError,
  stripeMessage,
  stripeRefund,
} from '../support/stripe';

// The requests that go to Stripe, field by field, and what is made of each answer (DEPOSIT-02).

interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  form: Record<string, string>;
}

let sent: Sent[];
let answers: (() => Response | Promise<Response>)[];
beforeEach(() => {
  sent = [];
  answers = [];
});

async function fetch(request: Request): Promise<Response> {
  const { method, url, headers } = request;
  const form = Object.fromEntries(new URLSearchParams(await request.text()));
  sent.push({ method, url, headers: Object.fromEntries(headers), form });
  const next = answers.shift();
  if (next === undefined) throw new TypeError('fetch failed');
  return next();
}

const says =
  (status: number, body: object, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers });

function service(env: Record<string, string> = {}) {
  const found = settledService({
    env: { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2', ...env },
    fetch,
  });
  if (found === null) throw new Error('No service.');
  return found;
}

const PAGE: PageToMake = {
  session: SESSION,
  cents: 19_400,
  reference: REFERENCE,
  words: pageWords({ reference: REFERENCE, basis: 'share', share: 30 }, 'de'),
  expires: 1_795_863_600,
  language: 'de',
  successUrl: 'https://site.example/de/buchung?pagamento=feito',
  cancelUrl: 'https://site.example/de/buchung?pagamento=voltei',
};
const MADE = checkoutSession({ url: 'https://checkout.stripe.com/c/pay/cs_test_a11' });

describe('a page to pay on (DEPOSIT-02)', () => {
  it('is asked for with these fields and no others', async () => {
    answers = [says(200, MADE)];
    expect(await service().createPage(PAGE)).toEqual({
      kind: 'taken',
      id: 'cs_test_a11YYufWQzNY63zpQ6QSNRQhkUpVph4WRmzW0zWJO2znZKdVujZ0N0S22u',
      url: 'https://checkout.stripe.com/c/pay/cs_test_a11',
      missing: [],
    });
    expect(sent).toEqual([
      {
        method: 'POST',
        url: 'https://api.stripe.com/v1/checkout/sessions',
        headers: {
          authorization: 'Bearer sk_test_x',
          'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
          'idempotency-key': SESSION,
          'stripe-version': '2025-10-29.clover',
        },
        form: {
          mode: 'payment',
          client_reference_id: SESSION,
          'metadata[session]': SESSION,
          'metadata[reference]': REFERENCE,
          'payment_intent_data[metadata][session]': SESSION,
          'payment_intent_data[metadata][reference]': REFERENCE,
          'payment_intent_data[description]': REFERENCE,
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': 'eur',
          'line_items[0][price_data][unit_amount]': '19400',
          'line_items[0][price_data][product_data][name]':
            'Anzahlung für die Buchung R26-3HV8KP, 30 % der Summe',
          'line_items[0][price_data][product_data][description]':
            'Wird auf den Aufenthalt angerechnet. Dies ist keine Rechnung.',
          'payment_method_types[0]': 'card',
          'payment_method_types[1]': 'mb_way',
          'payment_method_types[2]': 'multibanco',
          'adaptive_pricing[enabled]': 'false',
          'wallet_options[link][display]': 'never',
          expires_at: '1795863600',
          locale: 'de',
          success_url: 'https://site.example/de/buchung?pagamento=feito',
          cancel_url: 'https://site.example/de/buchung?pagamento=voltei',
        },
      },
    ]);
  });

  it('waits for one with the same key that is under way, and asks again', async () => {
    answers = [
      says(409, stripeError('idempotency_error', 'idempotency_key_in_use')),
      says(200, MADE),
    ];
    const quick = stripeService({
      key: 'sk_test_x',
      webhookSecrets: [],
      methods: ['card'],
      fetch,
      pause: 0,
    });
    expect(await quick.createPage(PAGE)).toMatchObject({ kind: 'taken' });
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual([SESSION, SESSION]);
  });

  test.each([
    [
      'a failure that Stripe keeps under a key',
      500,
      'api_error',
      { 'Idempotent-Replayed': 'true' },
    ],
    ['a key that was used in another language', 400, 'idempotency_error', {}],
  ])('%s does not stand in the way', async (_, status, type, headers) => {
    answers = [says(status, stripeError(type), headers), says(200, MADE)];
    expect(await service().createPage(PAGE)).toMatchObject({ kind: 'taken' });
    expect(sent.map(({ headers: { 'idempotency-key': key } }) => key)).toEqual([
      SESSION,
      `${SESSION}-2`,
    ]);
  });

  const notActivated = (param: string, message: string) =>
    says(400, { error: { type: 'invalid_request_error', param, message } });
  const offered = () =>
    sent.map(({ form }) =>
      Object.entries(form).flatMap(([name, value]) =>
        name.startsWith('payment_method_types') ? [value] : [],
      ),
    );

  test.each([
    [
      'named in words',
      [notActivated('payment_method_types', 'The payment method type "multibanco" is invalid.')],
      [['card', 'mb_way']],
    ],
    [
      'named in the other words',
      [
        notActivated(
          'payment_method_types',
          'The payment method type provided: mb_way is invalid.',
        ),
      ],
      [['card', 'multibanco']],
    ],
    [
      'named by its place',
      [notActivated('payment_method_types[1]', 'It is invalid.')],
      [['card', 'multibanco']],
    ],
    [
      'and another one',
      [
        notActivated('payment_method_types', 'The payment method type "mb_way" is invalid.'),
        notActivated('payment_method_types[1]', 'The payment method type "multibanco" is invalid.'),
      ],
      [['card', 'multibanco'], ['card']],
    ],
    ['not named at all', [notActivated('payment_method_types', 'Invalid.')], [['card']]],
  ])('is made without a method that the account has not got: %s', async (_, refusals, tries) => {
    answers = [...refusals, says(200, MADE)];
    const left = tries.at(-1) ?? [];
    expect(await service().createPage(PAGE)).toMatchObject({
      kind: 'taken',
      missing: ['card', 'mb_way', 'multibanco'].filter((method) => !left.includes(method)),
    });
    expect(offered()).toEqual([['card', 'mb_way', 'multibanco'], ...tries]);
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(sent.length);
  });

  it('is refused where the account has none of them, or the refusal is about something else', async () => {
    const none = notActivated('payment_method_types', 'All types provided are invalid.');
    answers = [none, none];
    expect(await service().createPage(PAGE)).toEqual({
      kind: 'refused',
      code: 'invalid_request_error',
    });
    expect(offered()).toEqual([['card', 'mb_way', 'multibanco'], ['card']]);
    answers = [notActivated('expires_at', 'No multibanco so late.')];
    expect(await service().createPage(PAGE)).toMatchObject({ kind: 'refused' });
    expect(sent).toHaveLength(3);
  });

  test.each([
    ['nobody', undefined, { kind: 'no-answer', status: 0 }],
    ['a failure', says(500, stripeError('api_error')), { kind: 'no-answer', status: 500 }],
    ['a page', () => new Response('<p>down'), { kind: 'no-answer', status: 200 }],
    ['half of it', says(200, { id: 'cs_1' }), { kind: 'no-answer', status: 200 }],
    [
      'a redirection',
      () => new Response(null, { status: 302 }),
      { kind: 'no-answer', status: 302 },
    ],
    [
      'a wrong key',
      says(401, stripeError('invalid_request_error')),
      { kind: 'no-answer', status: 401 },
    ],
    ['too many calls', says(429, stripeError('rate_limit')), { kind: 'no-answer', status: 429 }],
    [
      'a refusal',
      says(400, stripeError('invalid_request_error', 'amount_too_small')),
      { kind: 'refused', code: 'amount_too_small' },
    ],
  ])('%s', async (_, answer, said) => {
    answers = answer === undefined ? [] : [answer];
    expect(await service().createPage(PAGE)).toEqual(said);
    expect(sent).toHaveLength(1);
  });
});

describe('ending a page (DEPOSIT-02)', () => {
  it('names the page, once for one key', async () => {
    answers = [says(200, checkoutSession({ status: 'expired', url: null }))];
    expect(await service().endPage('cs_test_a11')).toEqual({ kind: 'taken', id: 'cs_test_a11' });
    expect(sent).toMatchObject([
      {
        method: 'POST',
        url: 'https://api.stripe.com/v1/checkout/sessions/cs_test_a11/expire',
        headers: { 'idempotency-key': 'end-cs_test_a11', 'stripe-version': '2025-10-29.clover' },
        form: {},
      },
    ]);
  });

  it('is refused for one that is over', async () => {
    answers = [says(400, stripeError('invalid_request_error'))];
    expect(await service().endPage('cs_test_a11')).toEqual({
      kind: 'refused',
      code: 'invalid_request_error',
    });
  });
});

const GIVE_BACK = { id: REFUND, session: SESSION, cents: 5000, payment: PI };
const LIST = (...data: object[]) => says(200, { object: 'list', data, has_more: false });

describe('giving back (DEPOSIT-02)', () => {
  it('looks whether it was done, then asks under its own id', async () => {
    answers = [LIST(stripeRefund({ metadata: {} })), says(200, stripeRefund())];
    expect(await service().refund(GIVE_BACK)).toEqual({
      kind: 'taken',
      id: 're_3QxA1b2C3d4E5f6G0tUvWxYz',
    });
    expect(sent).toMatchObject([
      { method: 'GET', url: `https://api.stripe.com/v1/refunds?payment_intent=${PI}&limit=100` },
      {
        method: 'POST',
        url: 'https://api.stripe.com/v1/refunds',
        headers: { 'idempotency-key': REFUND, 'stripe-version': '2025-10-29.clover' },
      },
    ]);
    expect(sent[1]?.form).toEqual({
      payment_intent: PI,
      amount: '5000',
      'metadata[refund]': REFUND,
      'metadata[session]': SESSION,
    });
  });

  it('gives nothing back again that is there under its id, however long ago', async () => {
    answers = [LIST(stripeRefund({ id: 're_other', metadata: {} }), stripeRefund())];
    expect(await service().refund(GIVE_BACK)).toEqual({
      kind: 'taken',
      id: 're_3QxA1b2C3d4E5f6G0tUvWxYz',
    });
    expect(sent).toHaveLength(1);
  });

  it('does not ask where it could not look', async () => {
    answers = [says(500, stripeError('api_error'))];
    expect(await service().refund(GIVE_BACK)).toEqual({ kind: 'no-answer', status: 500 });
    expect(sent).toHaveLength(1);
  });

  it('is told a refusal by its code', async () => {
    answers = [LIST(), says(400, stripeError('invalid_request_error', 'charge_already_refunded'))];
    expect(await service().refund(GIVE_BACK)).toEqual({
      kind: 'refused',
      code: 'charge_already_refunded',
    });
  });
});

describe('which service it is (DEPOSIT-02)', () => {
  test.each([
    ['sk_live_x', undefined, 'real'],
    ['rk_live_x', undefined, 'real'],
    ['rk_live_x', 'https://api.stripe.com/', 'real'],
    ['sk_test_x', undefined, 'rehearsal'],
    ['pk_live_x', undefined, 'rehearsal'],
    ['sk_live_x', 'https://api.stripe.com.example', 'rehearsal'],
  ])('%s at %s is %s', (key, url, kind) => {
    expect(service({ STRIPE_SECRET_KEY: key, STRIPE_URL: url ?? '' }).kind).toBe(kind);
  });

  it('is none without a key', () => {
    expect(settledService({ env: { STRIPE_WEBHOOK_SECRET: 'x' }, fetch })).toBeNull();
  });

  it('offers the methods that are named, and all of them unless one is', () => {
    expect(methodsIn({ STRIPE_METHODS: 'multibanco, card,paypal' })).toEqual([
      'card',
      'multibanco',
    ]);
    expect(methodsIn({ STRIPE_METHODS: 'paypal' })).toEqual(['card', 'mb_way', 'multibanco']);
    expect(methodsIn({})).toEqual(['card', 'mb_way', 'multibanco']);
  });

  it('reads what either of its two secrets signed, and nothing else', async () => {
    const body = new TextEncoder().encode(
      JSON.stringify(stripeMessage('checkout.session.completed', checkoutSession())),
    );
    const now = Date.now();
    const read = async (secret: string, bytes = body) =>
      service().readEvent(
        bytes,
        new Headers({ 'stripe-signature': await signatureHeader(bytes, { secret, now }) }),
        now,
      );
    expect(await read('whsec_1')).toMatchObject({ kind: 'paid', session: SESSION });
    expect(await read('whsec_2')).toMatchObject({ kind: 'paid' });
    expect(await read('whsec_3')).toBeNull();
    expect(await read('whsec_1', new TextEncoder().encode('{'))).toBeNull();
    expect(await service().readEvent(body, new Headers(), now)).toBeNull();
  });
});

test.each([
  ['pt', 'first_night', null, 'Sinal da reserva R26-3HV8KP, primeira noite'],
  ['en', 'share', 50, 'Deposit for booking R26-3HV8KP, 50% of the total'],
  ['es', 'other', null, 'Anticipo de la reserva R26-3HV8KP'],
  ['fr', 'share', 30, 'Acompte pour la réservation R26-3HV8KP, 30 % du total'],
  ['de', 'first_night', 30, 'Anzahlung für die Buchung R26-3HV8KP, erste Nacht'],
] as const)('in %s a deposit of %s is called by its basis', (language, basis, share, name) => {
  expect(pageWords({ reference: REFERENCE, basis, share }, language).name).toBe(name);
});
