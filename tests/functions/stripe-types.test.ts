import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type Stripe from 'stripe';
import { GUEST_LANGUAGES } from '../../src/domain/language/guest-language.ts';
import { METHODS } from '../../supabase/functions/_shared/payment/payment-service.ts';
import { STRIPE_EVENTS } from '../../supabase/functions/_shared/payment/stripe/stripe-event.ts';
import {
  STRIPE_VERSION,
  stripeService,
} from '../../supabase/functions/_shared/payment/stripe/stripe-service.ts';
import { DEED_NAMES, type DeedName } from '../../supabase/local/pay/pay-deeds.ts';
import { openPayStandIn, type PayStandIn } from '../../supabase/local/pay/stand-in.ts';
import { pageToMake } from '../support/pay-scene';
import { REFUND, SESSION } from '../support/stripe';

// What the house asks of Stripe, and what its stand-in answers and tells, held against the types that
// Stripe publishes for the very version that is pinned: each is written down as a literal, in which the
// compiler finds a field or a value that the version has not (DEPOSIT-02, DEPOSIT-03).

// Held by `npm run typecheck`.
const VERSION: Stripe.LatestApiVersion = STRIPE_VERSION;
const HEARD: readonly Stripe.Event['type'][] = STRIPE_EVENTS;
const OFFERED: readonly Stripe.Checkout.SessionCreateParams.PaymentMethodType[] = METHODS;

const ROOT = path.resolve(import.meta.dirname, '../..');
const LIMIT_MS = 300_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stripe-types-'));
  await symlink(path.join(ROOT, 'tests/node_modules'), path.join(folder, 'node_modules'));
});
afterAll(async () => rm(folder, { recursive: true }));

const HEAD = `import type Stripe from 'stripe';
type Partly<T> = T extends (infer One)[]
  ? Partly<One>[]
  : T extends object
    ? { [Name in keyof T]?: Partly<T[Name]> }
    : T;
export type Told<Type extends Stripe.Event['type']> = Partly<Extract<Stripe.Event, { type: Type }>>;
export type Page = Partly<Stripe.Checkout.Session>;
export type Refund = Partly<Stripe.Refund>;
export type Refunds = Partly<Stripe.ApiList<Stripe.Refund>>;
`;

interface Shape {
  type: string;
  value: unknown;
}

/** What the compiler says of literals, each under the type that it is to have; '' where nothing. */
async function compiled(shapes: readonly Shape[]): Promise<string> {
  const lines = new Set(shapes.map(({ type, value }) => `${type} = ${JSON.stringify(value)};`));
  const text = [...lines].map((line, place) => `export const _${place}: ${line}`).join('\n');
  await writeFile(path.join(folder, 'shapes.ts'), `${HEAD}${text}\n`);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: 'ES2023',
    module: 'ESNext',
    moduleResolution: 'bundler',
  };
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['shapes.ts'] }),
  );
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder],
      (_, said) => resolve(said),
    );
  });
}

/** A form as the object that it was made of. */
function nested(form: URLSearchParams): unknown {
  const whole: Record<string, unknown> = {};
  for (const [name, text] of form) {
    const names = name.split(/[[\]]+/).filter(Boolean);
    const last = names.pop() ?? '';
    let place: object = whole;
    names.forEach((step, index) => {
      const isList = /^\d+$/.test(names[index + 1] ?? last);
      const inner: unknown = Reflect.get(place, step) ?? (isList ? [] : {});
      Reflect.set(place, step, inner);
      place = Object(inner);
    });
    Reflect.set(place, last, valueOf(last, text));
  }
  return whole;
}

function valueOf(name: string, text: string): unknown {
  if (name === 'enabled') return text === 'true';
  return /^(?:quantity|unit_amount|expires_at|amount|limit)$/.test(name) ? Number(text) : text;
}

/** The requests of every call of the service, in every language. */
async function requests(): Promise<Shape[]> {
  const shapes: Shape[] = [];
  const service = stripeService({
    key: 'sk_test_x',
    webhookSecrets: [],
    methods: METHODS,
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const isRead = request.method === 'GET';
      const form = isRead ? searchParams : new URLSearchParams(await request.text());
      const type = REQUESTS[`${request.method} ${pathname}`] ?? 'never';
      shapes.push({ type, value: nested(form) });
      return Response.json(isRead ? { data: [] } : { id: 'x', url: 'https://pay.example' });
    },
  });
  for (const language of GUEST_LANGUAGES) await service.createPage(pageToMake({ language }));
  await service.endPage('cs_1');
  await service.refund({ id: REFUND, session: SESSION, cents: 5000, payment: 'pi_1' });
  return shapes;
}

const REQUESTS: Partial<Record<string, string>> = {
  'POST /v1/checkout/sessions': 'Stripe.Checkout.SessionCreateParams',
  'POST /v1/checkout/sessions/cs_1/expire': 'Stripe.Checkout.SessionExpireParams',
  'GET /v1/refunds': 'Stripe.RefundListParams',
  'POST /v1/refunds': 'Stripe.RefundCreateParams',
};

/** What a stand-in tells of a page after every way of three deeds. */
async function events(): Promise<Shape[]> {
  const told: Shape[] = [];
  for (const methods of [METHODS, ['mb_way'] as const]) {
    let ways: DeedName[][] = [[]];
    for (let length = 0; length < 3; length += 1) {
      const longer: DeedName[][] = [];
      for (const way of ways.flatMap((one) => DEED_NAMES.map((name) => [...one, name]))) {
        const standIn = quietStandIn();
        const id = await openPage(standIn, methods);
        if (!way.every((deed) => standIn.act(id, deed))) continue;
        longer.push(way);
        standIn.payAgain(id);
        told.push(...standIn.events(id).map(({ body }) => eventShape(JSON.parse(body))));
      }
      ways = longer;
    }
  }
  return told;
}

const quietStandIn = () =>
  openPayStandIn({ hasClock: false, deliver: async () => new Response(null, { status: 200 }) });

const ask = async (standIn: PayStandIn, route: string, form?: Record<string, string>) => {
  const [method = '', at = ''] = route.split(' ');
  const answer = await standIn.answer(
    new Request(`http://embedded/_pay${at}`, {
      method,
      headers: { authorization: `Bearer ${standIn.key}`, 'stripe-version': STRIPE_VERSION },
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    }),
  );
  const said: unknown = await answer.json();
  return said;
};

async function openPage(standIn: PayStandIn, methods: readonly string[]): Promise<string> {
  const page = pageToMake();
  const made = await ask(standIn, 'POST /v1/checkout/sessions', {
    mode: 'payment',
    client_reference_id: page.session,
    'metadata[session]': page.session,
    'payment_intent_data[metadata][session]': page.session,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': `${page.cents}`,
    'line_items[0][price_data][product_data][name]': page.words.name,
    expires_at: `${page.expires}`,
    locale: page.language,
    success_url: page.successUrl,
    cancel_url: page.cancelUrl,
    ...Object.fromEntries(methods.map((one, place) => [`payment_method_types[${place}]`, one])),
  });
  return String(Object(made).id);
}

/** Ids and moments differ with each page, and say nothing of the shape. */
function eventShape(event: unknown): Shape {
  const text = JSON.stringify(event)
    .replaceAll(/_[\da-f]{24}/g, '_x')
    .replaceAll(/\b1\d{9}\b/g, '1795863600');
  return { type: `Told<'${Object(event).type}'>`, value: JSON.parse(text) };
}

/** What the stand-in answers to each request of the house. */
async function answers(): Promise<Shape[]> {
  const standIn = quietStandIn();
  const page = await openPage(standIn, METHODS);
  const over = await openPage(standIn, ['card']);
  standIn.act(page, 'pagar');
  const payment = standIn.page(page)?.payment ?? '';
  return [
    { type: 'Page', value: await ask(standIn, `POST /v1/checkout/sessions/${over}/expire`, {}) },
    {
      type: 'Refund',
      value: await ask(standIn, 'POST /v1/refunds', { payment_intent: payment, amount: '100' }),
    },
    { type: 'Refunds', value: await ask(standIn, `GET /v1/refunds?payment_intent=${payment}`) },
  ];
}

it(
  'every request, answer and event is one of the version that is pinned (DEPOSIT-02, DEPOSIT-03)',
  { timeout: LIMIT_MS },
  async () => {
    const told = await events();
    // The stand-in tells of nothing that the house does not hear, and nothing here is empty.
    const names = new Set(told.map(({ value }) => String(Object(value).type)));
    expect([...names].filter((name) => !HEARD.some((one) => one === name))).toEqual([]);
    expect(names.size).toBeGreaterThan(9);
    expect([VERSION, OFFERED.length]).toEqual(['2025-10-29.clover', 3]);
    expect(await compiled([...(await requests()), ...(await answers()), ...told])).toBe('');
  },
);

it(
  'a field or a value that the version has not is found (DEPOSIT-02)',
  { timeout: LIMIT_MS },
  async () => {
    const type = 'Stripe.Checkout.SessionCreateParams';
    const said = await compiled([
      { type, value: { allowed_payment_method_types: ['card'] } },
      { type, value: { line_items: [{ price_data: { currency: 'eur', tax: 'x' } }] } },
      { type, value: { payment_method_types: ['mbway'] } },
      { type: `Told<'charge.succeeded'>`, value: { data: { object: { paid_at: 1 } } } },
      { type: `Told<'charge.dispute.closed'>`, value: { data: { object: { status: 'over' } } } },
      { type: 'Page', value: { amount: 1 } },
    ]);
    expect(said.match(/shapes\.ts\(\d+/g)?.length ?? said).toBe(6);
  },
);
