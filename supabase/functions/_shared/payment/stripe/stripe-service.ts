import type { Answer, Method, PaymentService } from '../payment-service.ts';
import { objectIn, textIn } from './fields.ts';
import { methodsLeft, pageForm, refundForm } from './forms.ts';
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
      let offered = methods;
      let made = await ask.post('/v1/checkout/sessions', pageForm(page, offered), page.session);
      for (;;) {
        const left = made.kind === 'refused' ? methodsLeft(offered, made.error) : null;
        if (left === null) break;
        offered = left;
        const once = `${page.session}-${offered.join('-')}`;
        made = await ask.post('/v1/checkout/sessions', pageForm(page, offered), once);
      }
      if (made.kind !== 'taken') return answered(made);
      const id = textIn(made.body, 'id');
      const address = textIn(made.body, 'url');
      if (id === null || address === null) return { kind: 'no-answer', status: made.status };
      const missing = methods.filter((method) => !offered.includes(method));
      return { kind: 'taken', id, url: address, missing };
    },
    endPage: async (page) => {
      const ended = await ask.post(
        `/v1/checkout/sessions/${encodeURIComponent(page)}/expire`,
        new URLSearchParams(),
        `end-${page}`,
      );
      return ended.kind === 'taken' ? { kind: 'taken', id: page } : answered(ended);
    },
    refund: async (refund) => {
      // A key is forgotten after a day; what was made under it is still there.
      const before = await ask.get(`/v1/refunds?payment_intent=${refund.payment}&limit=100`);
      if (before.kind !== 'taken') return answered(before);
      const known = listIn(before.body).find(
        (one) => textIn(objectIn(one, 'metadata'), 'refund') === refund.id,
      );
      const made =
        known === undefined
          ? await ask.post('/v1/refunds', refundForm(refund), refund.id)
          : { ...before, body: known };
      if (made.kind !== 'taken') return answered(made);
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

type Failed =
  { kind: 'refused'; code: string; error: unknown } | { kind: 'no-answer'; status: number };
type Said = { kind: 'taken'; body: unknown; status: number } | Failed;

/** Without the words of the service, which may repeat what it was asked. */
const answered = (failed: Failed): Answer<never> =>
  failed.kind === 'refused' ? { kind: 'refused', code: failed.code } : failed;

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
    const code = textIn(error, 'code') ?? textIn(error, 'type') ?? `${status}`;
    return { kind: 'refused', code, error };
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
