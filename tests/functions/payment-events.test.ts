import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { settledService } from '../../supabase/functions/_shared/payment/settled-service.ts';
import { signatureHeader } from '../../supabase/functions/_shared/payment/stripe/signature.ts';
import { paymentEventsFunction } from '../../supabase/functions/payment-events/handler.ts';
import { openPaymentHouse, refusal, type PaymentHouse } from '../support/payment-house';
import { AT, checkoutSession, PI, SESSION, stripeMessage } from '../support/stripe';

// What the payment service may tell the house, and what it is answered (DEPOSIT-02).

const SECRET = 'whsec_of_this_test';
const EVENT = stripeMessage('checkout.session.completed', checkoutSession());

let house: PaymentHouse;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  house = openPaymentHouse({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: SECRET });
  house.answers.set('take_payment_event', () => ({ outcome: 'counted' }));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const handle = paymentEventsFunction(settledService);

async function tell(
  text: string | Uint8Array<ArrayBuffer> = JSON.stringify(EVENT),
  { secret = SECRET, now = Date.now(), headers = {} } = {},
) {
  const body = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const signature = await signatureHeader(body, { secret, now });
  return handle(
    new Request('http://project/functions/v1/payment-events', {
      method: 'POST',
      headers: { 'stripe-signature': signature, 'content-type': 'application/json', ...headers },
      body,
    }),
    house.runtime,
  );
}

describe('an event (DEPOSIT-02)', () => {
  it('that is signed reaches the database once, with the secret key, in its words', async () => {
    const answer = await tell();
    expect([answer.status, await answer.json()]).toEqual([200, { outcome: 'counted' }]);
    expect(house.called).toEqual([
      {
        name: 'take_payment_event',
        by: 'service',
        args: {
          event: expect.objectContaining({
            provider: 'stripe',
            kind: 'paid',
            at: AT,
            session: SESSION,
            payment: PI,
            cents: 19_400,
            is_rehearsal: true,
          }),
        },
      },
    ]);
    expect(JSON.stringify(house.called)).not.toMatch(/Brandt|correio/);
  });

  it('is signed over its bytes as they came', async () => {
    expect((await tell(`${JSON.stringify(EVENT, null, 2)}\r\n`)).status).toBe(200);
  });

  it('of a rehearsing house is a rehearsal, whatever it says of itself', async () => {
    await tell(JSON.stringify({ ...EVENT, livemode: true }));
    expect(house.called[0]?.args).toMatchObject({ event: { is_rehearsal: true } });
    house.runtime.env = { ...house.runtime.env, STRIPE_SECRET_KEY: 'sk_live_x' };
    await tell(JSON.stringify({ ...EVENT, livemode: true }));
    expect(house.called[1]?.args).toMatchObject({ event: { is_rehearsal: false } });
  });

  const other = new TextEncoder().encode('{}');
  test.each([
    ['by another secret', async () => tell(undefined, { secret: 'whsec_x' })],
    ['six minutes ago', async () => tell(undefined, { now: Date.now() - 360_000 })],
    ['in six minutes', async () => tell(undefined, { now: Date.now() + 360_000 })],
    [
      'over another body',
      async () =>
        tell(undefined, {
          headers: {
            'stripe-signature': await signatureHeader(other, { secret: SECRET, now: Date.now() }),
          },
        }),
    ],
    ['without a header', async () => tell(undefined, { headers: { 'stripe-signature': '' } })],
    ['and says nothing', async () => tell('')],
    ['and is no event', async () => tell('{"id":"evt_1"}')],
    ['and is no text', async () => tell(new Uint8Array([0xff, 0xfe, 0]))],
  ])('that is signed %s is 400, and nothing is written', async (_, send) => {
    expect((await send()).status).toBe(400);
    expect(house.called).toEqual([]);
  });

  it('larger than any is 413, though it is signed', async () => {
    expect((await tell('x'.repeat(512 * 1024 + 1))).status).toBe(413);
    expect((await tell(`${' '.repeat(500 * 1024)}${JSON.stringify(EVENT)}`)).status).toBe(200);
    expect(house.called).toHaveLength(1);
  });

  test.each([
    ['refuses', () => refusal(400, '23514', 'check')],
    ['is down', () => new Response('down', { status: 503 })],
    [
      'cannot be reached',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
  ])('where the database %s is 500, so that the service repeats it', async (_, answer) => {
    house.answers.set('take_payment_event', answer);
    const said = await tell();
    expect([said.status, await said.json()]).toEqual([500, { message: 'The work failed' }]);
    house.answers.set('take_payment_event', () => ({ outcome: 'counted' }));
    expect((await tell()).status).toBe(200);
  });

  it('while no key is set is to come again', async () => {
    house.runtime.env = { ...house.runtime.env, STRIPE_SECRET_KEY: '' };
    expect((await tell()).status).toBe(503);
    expect(house.called).toEqual([]);
  });

  it('is told with POST alone, and to no page of another origin', async () => {
    const answer = await handle(new Request('http://x/', { method: 'OPTIONS' }), house.runtime);
    expect(answer.status).toBe(405);
    expect((await tell()).headers.has('access-control-allow-origin')).toBe(false);
  });
});
