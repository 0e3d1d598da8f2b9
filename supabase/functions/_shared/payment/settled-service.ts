import type { Env, Runtime } from '../runtime.ts';
import { METHODS, type Method, type PaymentService } from './payment-service.ts';
import { STRIPE_API, stripeService } from './stripe/stripe-service.ts';

/** The service that the secrets of the functions name; null without a key: payments are off. */
export function settledService({ env, fetch }: Runtime): PaymentService | null {
  const key = env['STRIPE_SECRET_KEY'];
  if (!key) return null;
  return stripeService({
    key,
    webhookSecrets: listed(env['STRIPE_WEBHOOK_SECRET']),
    methods: methodsIn(env),
    url: (env['STRIPE_URL'] || STRIPE_API).replace(/\/+$/, ''),
    fetch,
  });
}

/** What guests can pay with; all three unless STRIPE_METHODS names some of them. */
export function methodsIn(env: Env): readonly Method[] {
  const wanted = listed(env['STRIPE_METHODS']);
  const chosen = METHODS.filter((method) => wanted.includes(method));
  return chosen.length === 0 ? METHODS : chosen;
}

function listed(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
