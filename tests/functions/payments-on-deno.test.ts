import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BookingRow } from '@/types/rows';
import { signatureHeader } from '../../supabase/functions/_shared/payment/stripe/signature.ts';
import { answerPay } from '../../supabase/local/pay/pay-pages.ts';
import { answer as answerOverHttp } from '../../supabase/local/http-bridge.ts';
import { openPayStandIn, type PayStandIn } from '../../supabase/local/pay/stand-in.ts';
import { askDeposit, emptyTill, ledger } from '../database/deposit-scene';
import { addStay } from '../database/desk-scene';
import { addRoom } from '../database/scene';
import { STAFF, startBackend, tokenOf, type Backend } from '../database/support';
import { denoServer, killWorker, workerEnv } from './workers';

// The functions of payments as they are deployed, on Deno, before the stand-in over HTTP
// (DEPOSIT-02).

const SECRET = 'whsec_of_this_test';

let backend: Backend;
let stay: BookingRow;
let standIn: PayStandIn;
let site: Server;
let env: Record<string, string>;
/** Where payment-events listens. */
let hears = '';

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => {
  site.close();
  await backend.stop();
});
beforeEach(async () => {
  await emptyTill(backend);
  stay = await addStay(backend, await addRoom(backend), [10, 3], {
    total_price: 250,
    status: 'awaiting_payment',
  });
  await askDeposit(backend.staff, stay, { amount: 100 });
  standIn = openPayStandIn({
    hasClock: false,
    deliver: async (request) => {
      // Deno has the secret of a webhook in its environment; the stand-in's own changes with each start.
      const body = new Uint8Array(await request.arrayBuffer());
      const signature = await signatureHeader(body, { secret: SECRET, now: Date.now() });
      return fetch(hears, { method: 'POST', headers: { 'stripe-signature': signature }, body });
    },
  });
  site = createServer(
    (request, response) =>
      void answerOverHttp(async (asked) => answerPay(asked, standIn), { request, response }),
  ).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = site.address();
  env = {
    ...workerEnv(backend, ''),
    STRIPE_SECRET_KEY: standIn.key,
    STRIPE_WEBHOOK_SECRET: `whsec_old,${SECRET}`,
    STRIPE_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/_pay`,
  };
});

async function onDeno<Given>(name: string, work: (url: string) => Promise<Given>): Promise<Given> {
  const { process, port } = await denoServer(env, name);
  try {
    return await work(`http://127.0.0.1:${port}/`);
  } finally {
    killWorker(process);
  }
}

/** The service's id of the page that the guest is given. */
const openedPage = async () =>
  onDeno('create-payment', async (address) => {
    const body = JSON.stringify({ key: stay.access_key, language: 'fr' });
    const answer = await fetch(address, { method: 'POST', body });
    return (
      String((await answer.json()).url)
        .split('/')
        .at(-1) ?? ''
    );
  });

it('a guest pays, only what is signed counts, money goes back, and a page that is withdrawn ends', async () => {
  const id = await openedPage();
  expect(standIn.page(id)).toMatchObject({
    cents: 10_000,
    successUrl: 'https://site.example/fr/reservation?pagamento=feito',
  });

  await onDeno('payment-events', async (address) => {
    hears = address;
    standIn.act(id, 'pagar');
    const forged = await fetch(address, {
      method: 'POST',
      body: standIn.events(id)[1]?.body ?? '',
    });
    expect(forged.status).toBe(400);
    expect(await ledger(backend)).toEqual([]);
    await standIn.turn();
    expect(await ledger(backend)).toEqual([{ booking_id: stay.id, amount: 100 }]);
    const large = await fetch(address, { method: 'POST', body: 'x'.repeat(600 * 1024) });
    expect(large.status).toBe(413);
  });

  const token = await tokenOf(backend.stack, STAFF);
  const refund = {
    session: standIn.page(id)?.clientReference,
    amount: 40,
    id: crypto.randomUUID(),
  };
  await onDeno('refund-payment', async (address) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(refund),
    });
    expect(await answer.json()).toMatchObject({ state: 'handed', amount: 40 });
  });
  expect(standIn.page(id)?.refunds).toMatchObject([
    { cents: 4000, metadata: { refund: refund.id } },
  ]);

  await askDeposit(backend.staff, stay, { amount: 50 });
  const next = await openedPage();
  await askDeposit(backend.staff, stay, { amount: 30, replace: true });
  await onDeno('end-payments', async (address) => {
    const stranger = await fetch(address, { method: 'POST' });
    expect(stranger.status).toBe(401);
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'x-cron-secret': env['CRON_SECRET'] ?? '' },
    });
    expect(await answer.json()).toEqual({ ended: 1 });
  });
  expect(standIn.page(next)?.status).toBe('expired');
});
