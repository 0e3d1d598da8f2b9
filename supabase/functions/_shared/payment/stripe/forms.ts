import type { Method, PageToMake, RefundToMake } from '../payment-service.ts';
import { textIn } from './fields.ts';

// What Stripe is asked for, field by field.

export function pageForm(page: PageToMake, methods: readonly Method[]): URLSearchParams {
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

export function refundForm({ id, session, cents, payment }: RefundToMake): URLSearchParams {
  return new URLSearchParams({
    payment_intent: payment,
    amount: `${cents}`,
    'metadata[refund]': id,
    'metadata[session]': session,
  });
}

/**
 * What is left of the methods where Stripe refuses one that the account has not got; null where that
 * is not why, or nothing would be left. Stripe names the parameter, with or without the place in the
 * list, and the method in words; where neither tells which, cards are what every account has.
 */
export function methodsLeft(methods: readonly Method[], error: unknown): Method[] | null {
  const named = /^payment_method_types(?:\[(?<place>\d)\])?$/.exec(textIn(error, 'param') ?? '');
  if (named === null) return null;
  const place = named.groups?.['place'];
  const words = textIn(error, 'message') ?? '';
  const isRefused = (method: Method, index: number) =>
    place === undefined ? new RegExp(`\\b${method}\\b`).test(words) : Number(place) === index;
  const kept = methods.filter((method, index) => !isRefused(method, index));
  const left = kept.length === methods.length ? kept.filter((method) => method === 'card') : kept;
  return left.length === 0 || left.length === methods.length ? null : left;
}
