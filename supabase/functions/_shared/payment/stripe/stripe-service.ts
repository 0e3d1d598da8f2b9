import type {
  Answer,
  Method,
  PageToMake,
  PaymentService,
  RefundToMake,
} from '../payment-service.ts';
import { objectIn, textIn } from './fields.ts';
import { isSigned } from './signature.ts';
import { stripeEvent } from './stripe-event.ts';

export const STRIPE_API = 'https://api.stripe.com';

/**
 * The first version whose pages know MB WAY, sent with each request whatever the account's is. From
 * 2026-09-30.endive on a page that names its methods is refused: a later version is a change of this
 * file, of the types that it is held to, and of the stand-in.
 */
export const STRIPE_VERSION = '2025-10-29.clover';

type Fetch = (request: Request) => Promise<Response>;

export interface StripeOptions {
  key: string;
  webhookSecrets: readonly string[];
  methods: readonly Method[];
  /** Another address than Stripe's, for rehearsals. */
  url?: string;
  /** Where disputes are answered. */
  dashboard?: string;
  fetch: Fetch;
  /** How long an answer may take, and how long to wait before asking again, in ms. */
  patience?: number;
  pause?: number;
}

const PATIENCE_MS = 20_000;
const PAUSE_MS = 500;
/** How often a request is repeated that another one with the same key is in the way of. */
const MOST_TRIES = 3;

/** Stripe, or what speaks like it at another address (DEPOSIT-02). */
export function stripeService({
  key,
  webhookSecrets,
  methods,
  url = STRIPE_API,
  dashboard = 'https://dashboard.stripe.com',
  fetch,
  patience = PATIENCE_MS,
  pause = PAUSE_MS,
}: StripeOptions): PaymentService {
  const ask = asker({ url, key, fetch, patience, pause });
  return {
    provider: 'stripe',
    kind: url === STRIPE_API && /^[sr]k_live_/.test(key) ? 'real' : 'rehearsal',
    methods,
    createPage: async (page) => {
      const made = await ask.post('/v1/checkout/sessions', pageForm(page, methods), page.session);
      if (made.kind !== 'taken') return made;
      const id = textIn(made.body, 'id');
      const address = textIn(made.body, 'url');
      if (id === null || address === null) return { kind: 'no-answer', status: made.status };
      return { kind: 'taken', id, url: address };
    },
    endPage: async (page) => {
      const ended = await ask.post(
        `/v1/checkout/sessions/${encodeURIComponent(page)}/expire`,
        new URLSearchParams(),
        `end-${page}`,
      );
      return ended.kind === 'taken' ? { kind: 'taken', id: page } : ended;
    },
    refund: async (refund) => {
      // A key is forgotten after a day; what was made under it is still there.
      const before = await ask.get(`/v1/refunds?payment_intent=${refund.payment}&limit=100`);
      if (before.kind !== 'taken') return before;
      const known = listIn(before.body).find(
        (one) => textIn(objectIn(one, 'metadata'), 'refund') === refund.id,
      );
      const made =
        known === undefined
          ? await ask.post('/v1/refunds', refundForm(refund), refund.id)
          : { ...before, body: known };
      if (made.kind !== 'taken') return made;
      const id = textIn(made.body, 'id');
      return id === null ? { kind: 'no-answer', status: made.status } : { kind: 'taken', id };
    },
    readEvent: async (body, headers, now) => {
      const header = headers.get('stripe-signature');
      if (!(await isSigned(body, { header, secrets: webhookSecrets, now }))) return null;
      return stripeEvent(jsonIn(new TextDecoder().decode(body)), dashboard);
    },
  };
}

function pageForm(page: PageToMake, methods: readonly Method[]): URLSearchParams {
  const form = new URLSearchParams({
    mode: 'payment',
    client_reference_id: page.session,
    'metadata[session]': page.session,
    'metadata[reference]': page.reference,
    // What is paid carries them too, so that each event about it can be told whose it is.
    'payment_intent_data[metadata][session]': page.session,
    'payment_intent_data[metadata][reference]': page.reference,
    'payment_intent_data[description]': page.reference,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': `${page.cents}`,
    'line_items[0][price_data][product_data][name]': page.words.name,
    'line_items[0][price_data][product_data][description]': page.words.description,
    // Whatever the account's dashboard says: the guest pays the sum that was asked, in euros.
    'adaptive_pricing[enabled]': 'false',
    // And with the methods of the house, whether or not the account has Link switched on.
    'wallet_options[link][display]': 'never',
    expires_at: `${page.expires}`,
    locale: page.language,
    success_url: page.successUrl,
    cancel_url: page.cancelUrl,
  });
  methods.forEach((method, index) => form.set(`payment_method_types[${index}]`, method));
  return form;
}

function refundForm({ id, session, cents, payment }: RefundToMake): URLSearchParams {
  return new URLSearchParams({
    payment_intent: payment,
    amount: `${cents}`,
    'metadata[refund]': id,
    'metadata[session]': session,
  });
}

type Said = Answer<{ body: unknown; status: number }>;

function asker({
  url,
  key,
  fetch,
  patience,
  pause,
}: Required<Pick<StripeOptions, 'url' | 'key' | 'fetch' | 'patience' | 'pause'>>) {
  const once = async (path: string, init: RequestInit): Promise<Asked> => {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${key}`);
    headers.set('Stripe-Version', STRIPE_VERSION);
    let status = 0;
    try {
      const answer = await fetch(
        new Request(`${url}${path}`, {
          ...init,
          headers,
          // The key goes nowhere but to this address.
          redirect: 'manual',
          signal: AbortSignal.timeout(patience),
        }),
      );
      ({ status } = answer);
      const isReplayed = answer.headers.get('idempotent-replayed') === 'true';
      return { status, isReplayed, body: jsonIn(await answer.text()) };
    } catch {
      return { status, isReplayed: false, body: null };
    }
  };

  const post = async (path: string, form: URLSearchParams, id: string): Promise<Said> => {
    let said: Asked = { status: 0, isReplayed: false, body: null };
    let uses = 1;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      said = await once(path, {
        method: 'POST',
        headers: { 'Idempotency-Key': uses === 1 ? id : `${id}-${uses}` },
        body: new URLSearchParams(form),
      });
      if (isSpent(said)) uses += 1;
      else if (said.status === IN_THE_WAY) await later(pause);
      else break;
    }
    return answerOf(said);
  };

  return { post, get: async (path: string) => answerOf(await once(path, { method: 'GET' })) };
}

interface Asked {
  status: number;
  isReplayed: boolean;
  body: unknown;
}

/** Another request with the same key is under way. */
const IN_THE_WAY = 409;

/**
 * Whether a key only ever repeats a failure, or belongs to another wording of the same page: Stripe
 * keeps even its own failures under it for a day. Nobody was given what it may have made.
 */
function isSpent({ status, isReplayed, body }: Asked): boolean {
  return (
    (status >= 500 && isReplayed) ||
    (status === 400 && textIn(objectIn(body, 'error'), 'type') === 'idempotency_error')
  );
}

/** 400, 402 and 404 are refusals of what was asked; a wrong key or too many calls are none. */
const REFUSALS = new Set([400, 402, 404]);

function answerOf({ status, body }: Asked): Said {
  if (status === 200 && body !== null) return { kind: 'taken', body, status };
  const error = objectIn(body, 'error');
  if (REFUSALS.has(status) && error !== null) {
    return { kind: 'refused', code: textIn(error, 'code') ?? textIn(error, 'type') ?? `${status}` };
  }
  return { kind: 'no-answer', status };
}

function listIn(body: unknown): unknown[] {
  const data = objectIn(body, 'data');
  return Array.isArray(data) ? data : [];
}

/** What a text says in JSON; null where it is none. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function later(ms: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
