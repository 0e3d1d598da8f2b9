import { METHODS, type Method } from '../../functions/_shared/payment/payment-service.ts';
import { STRIPE_VERSION } from '../../functions/_shared/payment/stripe/stripe-service.ts';
import type { Book, KeptPage } from './pay-book.ts';
import { DEEDS, giveBack, newId, type Told } from './pay-deeds.ts';
import {
  invalid,
  notActivated,
  LIST_PARAMS,
  PAGE_PARAMS,
  Refusal,
  REFUND_PARAMS,
  refuseLong,
  refuseUnknown,
} from './pay-params.ts';
import { checkoutSession, refundedCents, refundObject } from './stripe-objects.ts';

// Stripe's API as far as the house asks it: pages, refunds, their list. It refuses what Stripe refuses,
// in its shapes, and answers what comes again under the same Idempotency-Key as it did before.

interface Answer {
  status: number;
  body: object;
}

/** What was asked for did something, and this is told of it. */
export interface Done {
  page: KeptPage;
  told: Told[];
}

const HALF_HOUR_S = 30 * 60;
const DAY_S = 24 * 60 * 60;
/** Stripe takes no less than half a euro, and no more than eight digits. */
const LEAST_CENTS = 50;
const MOST_CENTS = 99_999_999;

/**
 * Answers a request to the API.
 *
 * @param given.now seconds since 1970
 * @param given.done is called with what the request did, before it is answered
 */
export async function answerApi(
  request: Request,
  given: { book: Book; key: string; now: number; done: (what: Done) => void },
): Promise<Response> {
  const { book, key, now } = given;
  if (request.headers.get('authorization') !== `Bearer ${key}`) {
    return json({
      status: 401,
      body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } },
    });
  }
  const version = request.headers.get('stripe-version');
  if (version !== STRIPE_VERSION) {
    const message = `This stand-in speaks ${STRIPE_VERSION} alone, not ${version ?? 'the version of an account'}.`;
    return json({ status: 400, body: { error: { type: 'invalid_request_error', message } } });
  }
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace(/^\/_pay/, '');
  const text = await request.text();
  if (request.method === 'GET' && path === '/v1/refunds') {
    return json(
      attempt(() => {
        refuseUnknown(searchParams, LIST_PARAMS);
        return listOfRefunds(book, searchParams.get('payment_intent'));
      }),
    );
  }
  const work = request.method === 'POST' ? workAt(path) : undefined;
  if (work === undefined) {
    return json({ status: 404, body: { error: { type: 'invalid_request_error' } } });
  }
  const answer = () =>
    attempt(() => work(new URLSearchParams(text), { book, now, done: given.done }));
  const once = request.headers.get('idempotency-key');
  if (once === null) return json(answer());
  const asked = `${path}?${text}`;
  const before = book.answers.find((one) => one.key === once);
  if (before === undefined) {
    // Beside what it does, so that both are kept in one go.
    const { status, body } = answer();
    // What was refused before anything began is not remembered.
    if (status !== 400) book.answers.push({ key: once, asked, status, body: JSON.stringify(body) });
    return json({ status, body });
  }
  if (before.asked !== asked) {
    const error = { type: 'idempotency_error', message: 'This key came with another request.' };
    return json({ status: 400, body: { error } });
  }
  return new Response(before.body, {
    status: before.status,
    headers: { 'Content-Type': 'application/json', 'Idempotent-Replayed': 'true' },
  });
}

const json = ({ status, body }: Answer) => Response.json(body, { status });

function attempt(work: () => object): Answer {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: { error: error.error } };
  }
}

interface Desk {
  book: Book;
  now: number;
  done: (what: Done) => void;
}

type Work = (form: URLSearchParams, desk: Desk) => object;

const POSTS: ReadonlyMap<string, Work> = new Map([
  ['/v1/checkout/sessions', makePage],
  ['/v1/refunds', refund],
]);

function workAt(path: string): Work | undefined {
  const page = /^\/v1\/checkout\/sessions\/(?<page>\w+)\/expire$/.exec(path)?.groups?.['page'];
  if (page === undefined) return POSTS.get(path);
  return (form, desk) => {
    refuseUnknown(form, []);
    return endPage(page, desk);
  };
}

function endPage(id: string, { book, done }: Desk): object {
  const page = book.pages.find((one) => one.id === id);
  if (page === undefined) throw invalid('session', 'resource_missing', 404);
  // Only an open one can be ended: not what is paid, nor a reference that was given out.
  if (!DEEDS.expirar.can(page)) {
    throw new Refusal(400, {
      type: 'invalid_request_error',
      message: `Only Checkout Sessions with a status in ["open"] can be expired; this one is ${page.status}.`,
    });
  }
  done({ page, told: DEEDS.expirar.act(page) });
  return checkoutSession(page);
}

function makePage(form: URLSearchParams, { book, now, done }: Desk): object {
  refuseUnknown(form, PAGE_PARAMS);
  const text = (name: string) => {
    const found = form.get(name);
    if (found === null || found === '') throw invalid(name, 'parameter_missing');
    return found;
  };
  refuseLong(form);
  if (text('mode') !== 'payment') throw invalid('mode');
  const cents = Number(text('line_items[0][price_data][unit_amount]'));
  if (!Number.isSafeInteger(cents) || cents < LEAST_CENTS) {
    throw invalid('line_items[0][price_data][unit_amount]', 'amount_too_small');
  }
  if (cents > MOST_CENTS) {
    throw invalid('line_items[0][price_data][unit_amount]', 'amount_too_large');
  }
  if (text('line_items[0][price_data][currency]') !== 'eur') throw invalid('currency');
  if (text('line_items[0][quantity]') !== '1') throw invalid('line_items[0][quantity]');
  const expires = Number(text('expires_at'));
  if (!Number.isSafeInteger(expires) || expires < now + HALF_HOUR_S || expires > now + DAY_S) {
    throw invalid('expires_at');
  }
  const methods = methodsIn(form, book.lacks);
  const page: KeptPage = {
    id: newId('cs_test'),
    at: now,
    cents,
    name: text('line_items[0][price_data][product_data][name]'),
    reference: form.get('metadata[reference]') ?? '',
    metadata: metadataIn(form, 'metadata'),
    paymentMetadata: metadataIn(form, 'payment_intent_data[metadata]'),
    clientReference: text('client_reference_id'),
    methods,
    locale: text('locale'),
    expires,
    successUrl: address(text('success_url'), 'success_url'),
    cancelUrl: address(text('cancel_url'), 'cancel_url'),
    status: 'open',
    money: 'none',
    method: null,
    payment: null,
    voucherUntil: null,
    refunds: [],
    dispute: null,
  };
  done({ page, told: [] });
  return checkoutSession(page);
}

function methodsIn(form: URLSearchParams, lacks: readonly Method[]): Method[] {
  const wanted = [...form].filter(([name]) => name.startsWith('payment_method_types['));
  const unknown = wanted.find(([, value]) => !METHODS.some((method) => method === value));
  if (unknown !== undefined) throw invalid(unknown[0]);
  const methods = METHODS.filter((method) => wanted.some(([, value]) => value === method));
  if (methods.length === 0 || methods.length !== wanted.length) {
    throw invalid('payment_method_types');
  }
  const lacking = methods.find((method) => lacks.includes(method));
  if (lacking !== undefined) throw notActivated(lacking);
  return methods;
}

function address(text: string, param: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw invalid(param, 'url_invalid');
  }
  return text;
}

function metadataIn(form: URLSearchParams, prefix: string): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(`${prefix}[`) ? [[name.slice(prefix.length + 1, -1), value]] : [],
    ),
  );
}

function refund(form: URLSearchParams, { book, now, done }: Desk): object {
  refuseUnknown(form, REFUND_PARAMS);
  const payment = form.get('payment_intent');
  const page = book.pages.find((one) => one.payment !== null && one.payment === payment);
  if (page === undefined) throw invalid('payment_intent', 'resource_missing', 404);
  if (page.money !== 'paid') throw invalid('payment_intent', 'payment_intent_unexpected_state');
  // What a bank has taken back to look at goes back to nobody meanwhile.
  if (page.dispute !== null && page.dispute.status !== 'won') {
    throw invalid('payment_intent', 'charge_disputed');
  }
  const left = page.cents - refundedCents(page);
  const cents = Number(form.get('amount') ?? left);
  if (left === 0) throw invalid('amount', 'charge_already_refunded');
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents > left) {
    throw invalid('amount', 'amount_too_large');
  }
  const given = {
    id: newId('re'),
    cents,
    status: 'succeeded' as const,
    metadata: metadataIn(form, 'metadata'),
    at: now,
  };
  done({ page, told: giveBack(page, given) });
  return refundObject(page, given);
}

function listOfRefunds({ pages }: Book, payment: string | null): object {
  const page = pages.find((one) => one.payment !== null && one.payment === payment);
  const data = (page?.refunds ?? []).toReversed().map((one) => page && refundObject(page, one));
  return { object: 'list', data, has_more: false, url: '/v1/refunds' };
}
