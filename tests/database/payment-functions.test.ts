import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeStays } from '@/queries/desk-stays';
import type { BookingRow } from '@/types/rows';
import type { Runtime } from '../../supabase/functions/_shared/runtime.ts';
import { createPaymentFunction } from '../../supabase/functions/create-payment/handler.ts';
import { endPayments } from '../../supabase/functions/end-payments/handler.ts';
import { paymentEventsFunction } from '../../supabase/functions/payment-events/handler.ts';
import { refundPaymentFunction } from '../../supabase/functions/refund-payment/handler.ts';
import { openPayStandIn, type PayStandIn } from '../../supabase/local/pay/stand-in.ts';
import { askDeposit, emptyTill, ledger, tasks } from './deposit-scene';
import { addStay, changeOf } from './desk-scene';
import { valueOf } from './mail-scene';
import { addRoom, storedBooking } from './scene';
import { STAFF, startBackend, tokenOf, type Backend } from './support';

// From 'Pagar' to the ledger: the functions over a real database, with the stand-in of npm start in the
// place of the payment service (DEPOSIT-02, DEPOSIT-03).

let backend: Backend;
let token: string;
let stay: BookingRow;
let standIn: PayStandIn;
let events: Request[];
/** How a request on its way to the house ends; as it should unless a test says otherwise. */
let carry: (request: Request) => Promise<Response>;

beforeAll(async () => {
  backend = await startBackend();
  token = await tokenOf(backend.stack, STAFF);
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyTill(backend);
  stay = await addStay(backend, await addRoom(backend), [10, 3], {
    total_price: 250,
    status: 'awaiting_payment',
  });
  await askDeposit(backend.staff, stay, { amount: 100 });
  events = [];
  carry = hear;
  standIn = openPayStandIn({
    hasClock: false,
    now: () => Date.now(),
    deliver: async (request) => {
      events.push(request.clone());
      return carry(request);
    },
  });
});

const runtime = (): Runtime => ({
  env: {
    SUPABASE_URL: 'http://project',
    SUPABASE_SERVICE_ROLE_KEY: backend.stack.secrets.secretKey,
    SUPABASE_ANON_KEY: backend.stack.publishableKey,
    SITE_URL: 'https://site.example',
  },
  fetch: async (request) => backend.stack.fetch(request),
});

const hear = async (request: Request) =>
  paymentEventsFunction(() => standIn.service)(request, runtime());

async function pay(of = stay): Promise<{ status: number; url: string; page: string }> {
  const answer = await createPaymentFunction(() => standIn.service)(
    new Request('http://project/functions/v1/create-payment', {
      method: 'POST',
      body: JSON.stringify({ key: of.access_key, language: 'en' }),
    }),
    runtime(),
  );
  const { url = '' } = await answer.json();
  return { status: answer.status, url: String(url), page: String(url).split('/').at(-1) ?? '' };
}

async function giveBack(session: string, amount: number, id: string = crypto.randomUUID()) {
  const answer = await refundPaymentFunction(() => standIn.service)(
    new Request('http://project/functions/v1/refund-payment', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ session, amount, id }),
    }),
    runtime(),
  );
  const said: unknown = await answer.json();
  return { status: answer.status, said };
}

const amounts = async () => (await ledger(backend)).map(({ amount }) => amount);
const stateOf = async (of = stay) => (await storedBooking(backend, of.id)).status;

describe("from 'Pagar' to the ledger (DEPOSIT-02)", () => {
  it('a guest pays, and the booking moves on', async () => {
    const { status, url, page } = await pay();
    expect([status, url]).toEqual([200, `https://site.example/_pay/${page}`]);
    expect(await pay()).toMatchObject({ url });
    expect(standIn.page(page)).toMatchObject({ cents: 10_000, reference: stay.booking_number });
    standIn.act(page, 'pagar');
    await standIn.turn();
    expect([await amounts(), await stateOf()]).toEqual([[100], 'payment_received']);
    expect((await pay()).status).toBe(409);
  });

  it('of fifty copies of one event at once one is a payment', async () => {
    const { page } = await pay();
    standIn.act(page, 'pagar');
    carry = async () => Promise.resolve(new Response(null, { status: 500 }));
    await standIn.turn();
    const paid = events.at(-1);
    const copies = Array.from({ length: 50 }, () => paid?.clone());
    const answers = await Promise.all(
      copies.map(async (copy) => (copy === undefined ? undefined : hear(copy))),
    );
    const outcomes = await Promise.all(answers.map(async (answer) => answer?.json()));
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]));
    expect(outcomes.filter(({ outcome }) => outcome === 'counted')).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'known')).toHaveLength(49);
    expect(await amounts()).toEqual([100]);
  });

  it('an answer that is lost on its way back counts nothing twice', async () => {
    const { page } = await pay();
    carry = async (request) => {
      await hear(request);
      throw new TypeError('The line was cut.');
    };
    standIn.act(page, 'pagar');
    await standIn.turn();
    expect(await amounts()).toEqual([100]);
    standIn.tellAgain(page);
    carry = hear;
    await standIn.turn();
    expect(await amounts()).toEqual([100]);
    expect(standIn.events(page).at(-1)).toMatchObject({ due: null, tries: 2 });
  });

  it('a reference holds the nights, and is paid later', async () => {
    const { page } = await pay();
    standIn.act(page, 'depois');
    await standIn.turn();
    expect([await amounts(), await stateOf()]).toEqual([[], 'awaiting_payment']);
    expect((await pay()).status).toBe(409);
    standIn.act(page, 'pagar-referencia');
    await standIn.turn();
    expect([await amounts(), await stateOf()]).toEqual([[100], 'payment_received']);
  });

  it('a card that is refused leaves everything as it was, and the page open', async () => {
    const { url, page } = await pay();
    standIn.act(page, 'recusar');
    await standIn.turn();
    expect([await amounts(), await stateOf()]).toEqual([[], 'awaiting_payment']);
    expect((await pay()).url).toBe(url);
  });
});

describe('a page on which nothing is to be paid any more (DEPOSIT-02)', () => {
  const end = async () => endPayments(runtime(), standIn.service);
  const called = async () => valueOf(backend, `private.call_function('end-payments')`);
  const cancelStay = async () =>
    changeStays(backend.staff, [changeOf(stay, { status: 'cancelled' })]);
  const statusOf = (page: string) => standIn.page(page)?.status;

  it('of a stay that was cancelled is ended, and nobody asks again once the service has said so', async () => {
    const { page } = await pay();
    expect([await end(), await called()]).toEqual([{ ended: 0 }, 'nothing to end']);
    await cancelStay();
    expect(await called()).toContain('pg_net');
    expect(await end()).toEqual({ ended: 1 });
    expect([statusOf(page), standIn.act(page, 'pagar')]).toEqual(['expired', false]);
    await standIn.turn();
    expect([await called(), await end()]).toEqual(['nothing to end', { ended: 0 }]);
  });

  it('is ended when another sum is asked for, and the page of that one stays', async () => {
    const { page } = await pay();
    await askDeposit(backend.staff, stay, { amount: 40, replace: true });
    const next = await pay();
    expect(await end()).toEqual({ ended: 1 });
    expect([statusOf(page), statusOf(next.page)]).toEqual(['expired', 'open']);
  });

  it('is left alone where a reference was given out, which the service does not take back', async () => {
    const { page } = await pay();
    standIn.act(page, 'depois');
    await cancelStay();
    // Its event is not heard yet, so that the house takes it for open.
    expect(await end()).toEqual({ ended: 0 });
    await standIn.turn();
    expect([statusOf(page), await called()]).toEqual(['complete', 'nothing to end']);
  });

  it('while the service is down is asked for again with the next turn', async () => {
    const { page } = await pay();
    await cancelStay();
    standIn.setDown(true);
    expect(await end()).toEqual({ ended: 0 });
    standIn.setDown(false);
    expect([await end(), statusOf(page)]).toEqual([{ ended: 1 }, 'expired']);
  });

  it('of the real service is none for a key that rehearses', async () => {
    await pay();
    await cancelStay();
    await backend.database.script('update private.payment_sessions set is_rehearsal = false');
    expect([await end(), await endPayments(runtime(), null)]).toEqual([{ ended: 0 }, { ended: 0 }]);
  });
});

describe('back again (DEPOSIT-02)', () => {
  async function paidSession(): Promise<string> {
    const { page } = await pay();
    standIn.act(page, 'pagar');
    await standIn.turn();
    return standIn.page(page)?.clientReference ?? '';
  }

  it('money goes back once for one id, and counts when the service says so', async () => {
    const session = await paidSession();
    const id = crypto.randomUUID();
    expect(await giveBack(session, 30, id)).toMatchObject({
      status: 200,
      said: { id, amount: 30, state: 'handed' },
    });
    expect(await giveBack(session, 30, id)).toMatchObject({ said: { state: 'handed' } });
    expect(await amounts()).toEqual([100]);
    await standIn.turn();
    expect(await amounts()).toEqual([100, -30]);
    expect(await giveBack(session, 71)).toMatchObject({ said: { code: 'HS060' } });
  });

  it('while the service says nothing it stays asked for, and is done once when it does', async () => {
    const session = await paidSession();
    const id = crypto.randomUUID();
    standIn.setDown(true);
    expect(await giveBack(session, 30, id)).toMatchObject({ status: 503 });
    standIn.setDown(false);
    expect(await giveBack(session, 30, id)).toMatchObject({ said: { state: 'handed' } });
    await standIn.turn();
    expect(await amounts()).toEqual([100, -30]);
  });

  it('what was given back on the pages of the service, or disputed, is counted too', async () => {
    const session = await paidSession();
    const page = standIn.pages()[0]?.id ?? '';
    standIn.act(page, 'contestar');
    await standIn.turn();
    expect([await amounts(), await tasks(backend)]).toEqual([[100], ['disputed']]);
    standIn.act(page, 'contestacao-ganha');
    standIn.act(page, 'devolver');
    await standIn.turn();
    expect([await amounts(), await tasks(backend)]).toEqual([[100, -100], []]);
    expect(await giveBack(session, 1)).toMatchObject({ said: { code: 'HS060' } });
  });

  it('a payment that is made twice is in the ledger twice, a person is told, and one goes back', async () => {
    const session = await paidSession();
    standIn.payAgain(standIn.pages()[0]?.id ?? '');
    await standIn.turn();
    expect([await amounts(), await tasks(backend)]).toEqual([[100, 100], ['twice']]);
    expect(await giveBack(session, 100)).toMatchObject({ said: { state: 'handed' } });
    await standIn.turn();
    expect([await amounts(), await tasks(backend)]).toEqual([[100, 100, -100], []]);
  });
});

describe('a day without the house (DEPOSIT-03)', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  /** An hour later the service tries again to tell what it has to tell, and the house looks at its clock. */
  async function anHourPasses(): Promise<void> {
    vi.setSystemTime(Date.now() + 3_600_000);
    // The embedded database goes by the clock of this process; an ordinary server has one of its own.
    const [server] = await backend.database.query(
      `select now() < $1::timestamptz - interval '30 minutes' as lags`,
      [new Date().toISOString()],
    );
    if (server?.['lags'] === true) {
      await backend.database.script(`
        update private.payment_requests set until = until - interval '1 hour';
        update private.payment_sessions set expires_at = expires_at - interval '1 hour'`);
    }
    await standIn.turn();
    await backend.database.query('select private.lapse_deposits()');
  }

  async function anotherStay(hours: number): Promise<BookingRow> {
    const more = { total_price: 250, status: 'awaiting_payment' };
    const other = await addStay(backend, await addRoom(backend), [10, 3], more);
    const until = new Date(Date.now() + hours * 3_600_000).toISOString();
    await askDeposit(backend.staff, other, { amount: 100, until });
    return other;
  }

  it('loses no payment, doubles none, and frees only the nights of who did not pay', async () => {
    const [byReference, unpaid, late] = [
      await anotherStay(6),
      await anotherStay(6),
      await anotherStay(30),
    ];
    const [card, reference] = [await pay(), await pay(byReference)];
    await pay(unpaid);
    carry = async () => Promise.resolve(new Response(null, { status: 503 }));
    standIn.act(card.page, 'pagar');
    standIn.act(reference.page, 'depois');
    for (const hour of Array.from({ length: 24 }, (_, index) => index)) {
      if (hour === 20) standIn.act(reference.page, 'pagar-referencia');
      await anHourPasses();
    }
    expect(await amounts()).toEqual([]);
    for (const of of [stay, byReference, unpaid]) {
      expect(await stateOf(of)).toBe('awaiting_payment');
    }

    carry = hear;
    await anHourPasses();
    expect(await amounts()).toEqual([100, 100]);
    vi.useRealTimers();
    standIn.tellAgain(card.page);
    standIn.setDown(true);
    expect((await pay(late)).status).toBe(503);
    standIn.setDown(false);
    standIn.act((await pay(late)).page, 'pagar');
    await standIn.turn();
    expect([await amounts(), await tasks(backend)]).toEqual([[100, 100, 100], []]);
    expect(await stateOf(unpaid)).toBe('cancelled');
    for (const of of [stay, byReference, late]) {
      expect(await stateOf(of)).toBe('payment_received');
    }
  });
});
