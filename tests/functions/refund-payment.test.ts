import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type {
  Answer,
  PaymentService,
  RefundToMake,
} from '../../supabase/functions/_shared/payment/payment-service.ts';
import { refundPaymentFunction } from '../../supabase/functions/refund-payment/handler.ts';
import { openPaymentHouse, refusal, type PaymentHouse } from '../support/payment-house';
import { PI, REFUND, SESSION } from '../support/stripe';

// The function behind 'Devolver…' in the panel (DEPOSIT-02).

const ASKED = {
  id: REFUND,
  amount: 50,
  cents: 5000,
  provider: 'stripe',
  payment: PI,
  state: 'asked',
  is_rehearsal: true,
};
const WANTED = { session: SESSION, amount: 50, id: REFUND };

let house: PaymentHouse;
let given: RefundToMake[];
let answer: Answer<{ id: string }>;
beforeEach(() => {
  house = openPaymentHouse();
  house.answers.set('ask_refund', () => ASKED).set('finish_refund', () => true);
  given = [];
  answer = { kind: 'taken', id: 're_1' };
});

const service: PaymentService = {
  provider: 'stripe',
  kind: 'rehearsal',
  methods: ['card', 'multibanco'],
  createPage: async () => Promise.reject(new Error('Nobody pays here.')),
  endPage: async () => Promise.reject(new Error('Nobody ends a page here.')),
  refund: async (refund) => {
    given.push(refund);
    return Promise.resolve(answer);
  },
  readEvent: async () => Promise.resolve(null),
};

async function call(
  body: unknown = WANTED,
  { by = service, token = 'the-token' }: { by?: PaymentService | null; token?: string } = {},
) {
  const said = await refundPaymentFunction(() => by)(
    new Request('http://project/functions/v1/refund-payment', {
      method: 'POST',
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    house.runtime,
  );
  const json: unknown = await said.json();
  return { status: said.status, json };
}
const finished = () =>
  house.called.filter(({ name }) => name === 'finish_refund').map(({ args }) => args);

describe("'Devolver' (DEPOSIT-02)", () => {
  it('asks the database as who pressed it, then the service, and says that it is on its way', async () => {
    expect(await call()).toEqual({
      status: 200,
      json: { id: REFUND, amount: 50, state: 'handed', code: null },
    });
    expect(given).toEqual([{ id: REFUND, session: SESSION, cents: 5000, payment: PI }]);
    expect(house.called.map(({ name, by }) => [name, by])).toEqual([
      ['am_i_staff', 'Bearer the-token'],
      ['report_payment_service', 'service'],
      ['ask_refund', 'Bearer the-token'],
      ['finish_refund', 'service'],
    ]);
    expect(house.called[2]?.args).toEqual(WANTED);
    expect(finished()).toEqual([{ id: REFUND, provider_refund: 're_1', error: null }]);
  });

  it('gives back what the database says, not what it was sent', async () => {
    house.answers.set('ask_refund', () => ({ ...ASKED, amount: 20, cents: 2000 }));
    await call({ ...WANTED, cents: 1 });
    expect(given[0]?.cents).toBe(2000);
  });

  it('that the service refuses is over, with its word for it', async () => {
    answer = { kind: 'refused', code: 'charge_already_refunded' };
    expect((await call()).json).toMatchObject({ state: 'failed', code: 'charge_already_refunded' });
    expect(finished()).toEqual([
      { id: REFUND, provider_refund: null, error: 'charge_already_refunded' },
    ]);
  });

  it('without a clear answer stays asked for, and goes out again under the same id', async () => {
    answer = { kind: 'no-answer', status: 500 };
    expect(await call()).toMatchObject({ status: 503, json: { code: 'no-answer' } });
    expect(finished()).toEqual([]);
    answer = { kind: 'taken', id: 're_1' };
    expect((await call()).json).toMatchObject({ state: 'handed' });
    expect(given.map(({ id }) => id)).toEqual([REFUND, REFUND]);
  });

  it.each(['handed', 'done', 'failed'])('that is %s is only told', async (state) => {
    house.answers.set('ask_refund', () => ({ ...ASKED, state }));
    expect((await call()).json).toMatchObject({ state });
    expect(given).toEqual([]);
  });

  it('is recorded though the database fails at first', async () => {
    let tries = 0;
    house.answers.set('finish_refund', () => {
      tries += 1;
      return tries < 3 ? new Response('down', { status: 503 }) : true;
    });
    expect((await call()).status).toBe(200);
    expect(tries).toBe(3);
  });

  it('of another service, or of a rehearsal once it is real, goes nowhere', async () => {
    for (const other of [{ is_rehearsal: false }, { provider: 'other' }, { payment: null }]) {
      house.answers.set('ask_refund', () => ({ ...ASKED, ...other }));
      expect(await call()).toMatchObject({ status: 409, json: { code: 'other-service' } });
    }
    expect(given).toEqual([]);
  });

  it('passes on what the database refuses', async () => {
    const words = 'Só se pode devolver até 144,00 €.';
    house.answers.set('ask_refund', () => refusal(400, 'HS060', words));
    expect(await call()).toEqual({ status: 400, json: { code: 'HS060', message: words } });
    expect(given).toEqual([]);
  });
});

describe('who may, and what else is asked (DEPOSIT-02)', () => {
  it('serves nobody but owner and reception', async () => {
    expect((await call(WANTED, { token: '' })).status).toBe(401);
    house.answers.set('am_i_staff', () => false);
    expect((await call()).status).toBe(401);
    expect(house.names()).toEqual(['am_i_staff']);
  });

  it('says without a session which service is set, and the panel is told its methods', async () => {
    expect((await call('')).json).toEqual({ service: 'rehearsal' });
    expect((await call({}, { by: null })).json).toEqual({ service: null });
    expect(
      house.called.filter(({ name }) => name.startsWith('report')).map(({ args }) => args),
    ).toEqual([
      { service: 'rehearsal', methods: ['card', 'multibanco'] },
      { service: null, methods: null },
    ]);
    expect(await call(WANTED, { by: null })).toMatchObject({
      status: 409,
      json: { code: 'no-service' },
    });
  });

  test.each([
    '[]',
    '{',
    { ...WANTED, session: 'x' },
    { ...WANTED, id: `${REFUND}x` },
    { ...WANTED, amount: '50' },
    { ...WANTED, amount: 0 },
    { ...WANTED, amount: -1 },
    { session: SESSION },
  ])('takes nothing else: %j', async (body) => {
    expect((await call(body)).status).toBe(400);
    expect(house.names()).toEqual(['am_i_staff']);
  });

  it('says nothing of what failed, in answer or log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    house.answers.set('ask_refund', () => ({ odd: PI }));
    expect(await call()).toEqual({ status: 500, json: { message: 'The work failed' } });
    expect(log.mock.calls).toEqual([['refund-payment failed:', 'TypeError']]);
    log.mockRestore();
  });
});
