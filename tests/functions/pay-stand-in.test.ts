import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { browse, makePage, openPayScene, press, type PayScene } from '../support/pay-scene';
import { REFERENCE, REFUND, SESSION } from '../support/stripe';

// Journeys over the stand-in at /_pay (DEPOSIT-03): what a person presses there reaches the function
// payment-events as the real service would tell it, signed, and as often as it takes.

const NOW = Date.UTC(2026, 10, 28, 12);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let scene: PayScene;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  scene = openPayScene();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const later = async (ms: number) => {
  vi.setSystemTime(Date.now() + ms);
  await scene.standIn.turn();
};
const choose = async (id: string, deed: string) => {
  const answer = await press(scene, `/_pay/${id}`, { deed });
  await scene.standIn.turn();
  return answer;
};
/** A button of the list. */
const onList = async (page: string, deed: string) => {
  const answer = await press(scene, '/_pay', { page, deed });
  await scene.standIn.turn();
  return [answer.status, answer.headers.get('location')];
};
const shown = async (path: string) => (await browse(scene, path)).text();

describe('a guest on the page (DEPOSIT-03)', () => {
  it("'pagar' tells that it is paid, and leads back", async () => {
    const id = await makePage(scene);
    expect(scene.kinds()).toEqual([]);
    const answer = await choose(id, 'pagar');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      'http://localhost:5173/reserva?pagamento=feito',
    ]);
    expect(scene.told()).toMatchObject([
      { type: 'charge.succeeded', kind: 'other', method: 'card', session: SESSION },
      {
        type: 'checkout.session.completed',
        kind: 'paid',
        session: SESSION,
        reference: REFERENCE,
        provider_session: id,
        payment: expect.stringMatching(/^pi_/),
        cents: 19_400,
        currency: 'eur',
        is_rehearsal: true,
      },
    ]);
  });

  it("'recusar' leads back too, and another try is taken on the same page", async () => {
    const id = await makePage(scene);
    const answer = await choose(id, 'recusar');
    expect(answer.headers.get('location')).toContain('pagamento=voltei');
    expect(scene.told()).toMatchObject([{ kind: 'failed', method: 'card', session: SESSION }]);
    await choose(id, 'pagar');
    expect(scene.kinds()).toEqual(['failed', 'other', 'paid']);
    const payments = new Set(scene.told().map((event) => Object(event).payment));
    expect(payments.size).toBe(1);
  });

  it("'pagar mais tarde' gives out a reference, which is paid later", async () => {
    const id = await makePage(scene);
    await choose(id, 'depois');
    expect(scene.told()).toMatchObject([
      { kind: 'voucher', method: 'multibanco', pending_until: (NOW + 7 * DAY) / 1000 },
      { kind: 'pending', method: 'multibanco', provider_session: id },
    ]);
    await later(6 * DAY);
    expect(await onList(id, 'pagar-referencia')).toEqual([303, '/_pay']);
    expect(scene.told().slice(2)).toMatchObject([
      { kind: 'other', method: 'multibanco' },
      { kind: 'paid', method: 'multibanco', provider_session: id, cents: 19_400 },
    ]);
  });

  it('a reference lapses by hand, or four days after its week by itself', async () => {
    const [byHand, byTime] = [await makePage(scene), await makePage(scene, { session: REFUND })];
    for (const id of [byHand, byTime]) await choose(id, 'depois');
    await onList(byHand, 'caducar');
    expect(scene.kinds().slice(4)).toEqual(['failed', 'failed']);
    await later(11 * DAY - MINUTE);
    expect(scene.kinds()).toHaveLength(6);
    await later(MINUTE);
    expect(scene.told().slice(6)).toMatchObject([
      { type: 'payment_intent.payment_failed', session: REFUND },
      { type: 'checkout.session.async_payment_failed', session: REFUND },
    ]);
    await onList(byTime, 'pagar-referencia');
    expect(scene.kinds()).toHaveLength(8);
  });

  it('a page that is over takes nothing more, and says so to house and guest', async () => {
    const id = await makePage(scene);
    await later(60 * MINUTE - 1000);
    expect(await shown(`/_pay/${id}`)).toContain('value="pagar"');
    vi.setSystemTime(NOW + 60 * MINUTE);
    expect(await shown(`/_pay/${id}`)).toContain('Esta página expirou.');
    const answer = await choose(id, 'pagar');
    expect(answer.headers.get('location')).toBe(`/_pay/${id}`);
    expect(scene.told()).toMatchObject([{ kind: 'expired', provider_session: id, payment: null }]);
  });

  it('a button that is pressed twice pays once', async () => {
    const id = await makePage(scene);
    await choose(id, 'pagar');
    expect((await choose(id, 'pagar')).headers.get('location')).toBe(`/_pay/${id}`);
    expect(scene.kinds()).toEqual(['other', 'paid']);
    expect(await shown(`/_pay/${id}`)).toContain('Pago.');
  });
});

describe('what else can happen, on the list (DEPOSIT-03)', () => {
  it('the last event comes once more, the same', async () => {
    const id = await makePage(scene);
    await choose(id, 'pagar');
    await onList(id, 'repetir');
    const [, first, again] = scene.told();
    expect(again).toEqual(first);
    expect(await shown('/_pay')).toContain('entregue à 2.ª vez');
  });

  it('a second payment of the same session is another one', async () => {
    const id = await makePage(scene);
    await choose(id, 'pagar');
    await onList(id, 'outra-vez');
    const paid = scene.told().filter((event) => Object(event).kind === 'paid');
    expect(paid).toMatchObject([{ session: SESSION }, { session: SESSION }]);
    expect(new Set(paid.map((event) => Object(event).payment)).size).toBe(2);
    expect(new Set(paid.map((event) => Object(event).provider_session)).size).toBe(2);
  });

  it('money goes back from here without an id of the house, and may fail to', async () => {
    const id = await makePage(scene);
    await choose(id, 'pagar');
    await onList(id, 'devolver');
    await onList(id, 'devolver');
    expect(scene.told().slice(2)).toMatchObject([
      { kind: 'refund', refund: { cents: 19_400, state: 'done', ours: null } },
      { kind: 'refunded_total', refunded_cents: 19_400 },
    ]);
    await onList(id, 'devolucao-falha');
    expect(scene.told().slice(4)).toMatchObject([{ kind: 'refund', refund: { state: 'failed' } }]);
    await onList(id, 'devolver');
    expect(scene.told().slice(5)).toHaveLength(2);
  });

  test.each([
    ['contestacao-ganha', 'won'],
    ['contestacao-perdida', 'lost'],
  ])('a dispute is opened and ends: %s', async (deed, state) => {
    const id = await makePage(scene);
    await choose(id, 'pagar');
    await onList(id, 'contestar');
    const url = `/_pay/test/disputes/${scene.standIn.page(id)?.dispute?.id}`;
    const open = await browse(scene, url);
    expect(open.status).toBe(200);
    expect(await open.text()).toMatch(/Pagamento contestado.*Contestação: aberta/);
    expect((await browse(scene, '/_pay/test/disputes/du_x')).status).toBe(404);
    expect((await browse(scene, '/_pay/test/disputes')).status).toBe(404);
    await onList(id, deed);
    const payment = scene.standIn.page(id)?.payment;
    expect(scene.told().slice(2)).toMatchObject([
      { kind: 'dispute', session: null, payment, dispute: { state: 'open', cents: 19_400, url } },
      { kind: 'dispute', session: null, payment, dispute: { state, url } },
    ]);
  });

  it('nothing is done that cannot be done now', async () => {
    const id = await makePage(scene);
    for (const deed of ['pagar-referencia', 'caducar', 'devolver', 'contestar', 'outra-vez', 'x']) {
      await onList(id, deed);
    }
    await onList('cs_test_x', 'pagar');
    expect(scene.kinds()).toEqual([]);
  });
});

describe('telling the house (DEPOSIT-03)', () => {
  it('waits longer after each time in vain, and tells each event until it is heard', async () => {
    const id = await makePage(scene);
    scene.failures = 5;
    await choose(id, 'recusar');
    expect(scene.kinds()).toEqual([]);
    expect(await shown('/_pay')).toContain('por entregar, 1 vez em vão');
    const waits = [1000, 2000, 4000, 8000];
    for (const wait of waits) {
      await later(wait - 1);
      await later(1);
    }
    expect(scene.failures).toBe(0);
    expect(await shown('/_pay')).toContain('por entregar, 5 vezes em vão');
    await later(16_000);
    expect(scene.kinds()).toEqual(['failed']);
    await later(30 * MINUTE);
    expect(scene.kinds()).toEqual(['failed']);
  });

  it('is never more than a minute away, however long the house was gone', async () => {
    const id = await makePage(scene);
    scene.failures = 30;
    await choose(id, 'recusar');
    // The first tries come within a minute of each other, the rest after one each.
    for (let minutes = 0; minutes < 31; minutes += 1) await later(MINUTE);
    expect(scene.failures).toBe(0);
    expect(scene.kinds()).toEqual(['failed']);
  });

  it('plays dead when it is told to, and makes up for it', async () => {
    const id = await makePage(scene);
    await onList('', 'parar');
    expect(await shown('/_pay')).toContain('value="parar" aria-pressed="true"');
    expect(await scene.standIn.service.createPage({ ...PAGE, session: REFUND })).toEqual({
      kind: 'no-answer',
      status: 503,
    });
    await choose(id, 'pagar');
    await later(DAY);
    expect(scene.kinds()).toEqual([]);
    await onList('', 'andar');
    expect(scene.kinds()).toEqual(['other', 'paid']);
  });
});

const PAGE = {
  session: SESSION,
  cents: 100,
  reference: REFERENCE,
  words: { name: 'x', description: 'x' },
  expires: NOW / 1000 + 3600,
  language: 'pt',
  successUrl: 'http://localhost/',
  cancelUrl: 'http://localhost/',
} as const;
