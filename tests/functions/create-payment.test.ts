import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type {
  PageToMake,
  PaymentService,
} from '../../supabase/functions/_shared/payment/payment-service.ts';
import { createPaymentFunction } from '../../supabase/functions/create-payment/handler.ts';
import { openPaymentHouse, refusal, type PaymentHouse } from '../support/payment-house';
import { REFERENCE, SESSION } from '../support/stripe';

// The function behind 'Pagar' on a guest's page (DEPOSIT-02).

const BEGUN = {
  session: SESSION,
  cents: 19_400,
  reference: REFERENCE,
  basis: 'first_night',
  share: null,
  expires: 1_795_863_600,
  language: 'fr',
  url: null,
  methods: ['card'],
  missing: [],
  new: true,
};
const PAGE_URL = 'https://checkout.stripe.com/c/pay/cs_test_1';
const KEY = 'k'.repeat(22);

let house: PaymentHouse;
let pages: PageToMake[];
let answer: Awaited<ReturnType<PaymentService['createPage']>>;
beforeEach(() => {
  house = openPaymentHouse();
  house.answers.set('begin_payment', () => BEGUN).set('open_payment', () => true);
  pages = [];
  answer = { kind: 'taken', id: 'cs_test_1', url: PAGE_URL, missing: [] };
});

const service: PaymentService = {
  provider: 'stripe',
  kind: 'rehearsal',
  methods: ['card'],
  createPage: async (page) => {
    pages.push(page);
    return Promise.resolve(answer);
  },
  endPage: async () => Promise.reject(new Error('Nobody ends a page here.')),
  refund: async () => Promise.reject(new Error('Nobody gives back here.')),
  readEvent: async () => Promise.resolve(null),
};

async function pay(
  body: unknown = { key: KEY, language: 'de' },
  by: PaymentService | null = service,
) {
  const said = await createPaymentFunction(() => by)(
    new Request('http://project/functions/v1/create-payment', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    house.runtime,
  );
  const json: unknown = await said.json();
  return { status: said.status, json, headers: said.headers };
}

describe("'Pagar' (DEPOSIT-02)", () => {
  it('makes a page for what the database says, and gives its address', async () => {
    expect(await pay()).toMatchObject({ status: 200, json: { url: PAGE_URL } });
    expect(pages).toEqual([
      {
        session: SESSION,
        cents: 19_400,
        reference: REFERENCE,
        expires: 1_795_863_600,
        language: 'de',
        words: expect.objectContaining({
          name: 'Anzahlung für die Buchung R26-3HV8KP, erste Nacht',
        }),
        successUrl: 'https://site.example/de/buchung?pagamento=feito',
        cancelUrl: 'https://site.example/de/buchung?pagamento=voltei',
      },
    ]);
    expect(house.called).toEqual([
      { name: 'begin_payment', args: { key: KEY }, by: 'service' },
      {
        name: 'open_payment',
        args: {
          session: SESSION,
          provider: 'stripe',
          provider_session: 'cs_test_1',
          url: PAGE_URL,
        },
        by: 'service',
      },
    ]);
  });

  it.each([
    ['a method that the account has not got', [], ['multibanco']],
    ['a method that it has again', ['multibanco'], []],
  ] as const)('tells the house of %s, and the guest pays', async (_, before, missing) => {
    house.answers.set('begin_payment', () => ({ ...BEGUN, missing: before }));
    answer = { kind: 'taken', id: 'cs_test_1', url: PAGE_URL, missing };
    expect(await pay()).toMatchObject({ status: 200, json: { url: PAGE_URL } });
    expect(house.called[1]).toEqual({
      name: 'report_payment_service',
      args: { service: 'rehearsal', methods: ['card'], missing },
      by: 'service',
    });
    expect(house.names()).toHaveLength(3);
  });

  it('lets the guest pay where the house cannot be told', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    house.answers.set('report_payment_service', () => refusal(500, 'XX000', 'down'));
    answer = { kind: 'taken', id: 'cs_test_1', url: PAGE_URL, missing: ['multibanco'] };
    expect(await pay()).toMatchObject({ status: 200, json: { url: PAGE_URL } });
  });

  it('never tells the service the key of the page, nor takes a sum from the browser', async () => {
    await pay({ key: KEY, language: 'pt', cents: 1, amount: 0.01 });
    expect(JSON.stringify(pages)).not.toContain(KEY);
    expect(pages[0]?.cents).toBe(19_400);
  });

  it('comes back in the language that the guest was asked in, where the page names none', async () => {
    await pay({ key: KEY, language: 'nl' });
    expect(pages[0]?.successUrl).toBe('https://site.example/fr/reservation?pagamento=feito');
  });

  it('gives a page again that was made and is still good, and asks nobody', async () => {
    house.answers.set('begin_payment', () => ({ ...BEGUN, url: PAGE_URL, new: false }));
    expect((await pay()).json).toEqual({ url: PAGE_URL });
    expect(pages).toEqual([]);
    expect(house.names()).toEqual(['begin_payment']);
  });

  it('where another window was quicker, gives the page of that one', async () => {
    const other = 'https://checkout.stripe.com/c/pay/cs_test_other';
    let asked = 0;
    house.answers
      .set('begin_payment', () => {
        asked += 1;
        return { ...BEGUN, url: asked === 1 ? null : other };
      })
      .set('open_payment', () => false);
    expect((await pay()).json).toEqual({ url: other });
  });

  test.each([
    [409, 'HS050', 'Não há nada para pagar agora.'],
    [409, 'HS051', 'O prazo terminou.'],
    [404, 'HS020', 'Não encontrámos esta reserva.'],
    [429, 'HS429', 'Demasiados pedidos.'],
  ])('passes on %i %s as the database says it', async (status, code, message) => {
    house.answers.set('begin_payment', () => refusal(status, code, message));
    expect(await pay()).toMatchObject({ status, json: { code, message } });
    expect(pages).toEqual([]);
  });

  test.each<Awaited<ReturnType<PaymentService['createPage']>>>([
    { kind: 'no-answer', status: 0 },
    { kind: 'refused', code: 'amount_too_small' },
  ])('is 503 where the service makes no page: %o', async (given) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answer = given;
    expect(await pay()).toMatchObject({ status: 503, json: { message: expect.any(String) } });
    expect(house.names()).toEqual(['begin_payment']);
    expect(log.mock.calls.flat().join(' ')).not.toContain(KEY);
    log.mockRestore();
  });

  it('without a service it is off', async () => {
    expect(await pay(undefined, null)).toMatchObject({ status: 409, json: { code: 'HS052' } });
    expect(house.called).toEqual([]);
  });

  test.each(['', '{}', '[]', '{', '{"key":7}', JSON.stringify({ key: 'k'.repeat(201) })])(
    'takes nothing but a key: %s',
    async (body) => {
      expect((await pay(body)).status).toBe(400);
      expect(house.called).toEqual([]);
    },
  );

  it('says nothing of what failed, in answer or log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    house.answers.set('begin_payment', () => ({ odd: KEY }));
    const said = await pay();
    expect(said).toMatchObject({ status: 500, json: { message: 'The work failed' } });
    expect(log.mock.calls).toEqual([['create-payment failed:', 'TypeError']]);
    log.mockRestore();
  });

  it('is called by pages of the site alone, with POST', async () => {
    const ask = async (method: string) =>
      createPaymentFunction(() => service)(new Request('http://x/', { method }), house.runtime);
    expect((await ask('GET')).status).toBe(405);
    const preflight = await ask('OPTIONS');
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
  });
});
