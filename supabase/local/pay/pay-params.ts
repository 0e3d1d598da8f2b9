// What the stand-in's API refuses a request for before it looks at what is asked.

export class Refusal extends Error {
  readonly status: number;
  readonly error: object;

  constructor(status: number, error: object) {
    super('Refused');
    this.status = status;
    this.error = error;
  }
}

const plain = (message: string, more: object = {}) =>
  new Refusal(400, { type: 'invalid_request_error', message, ...more });

export const invalid = (param: string, code = 'parameter_invalid', status = 400) =>
  new Refusal(status, {
    type: 'invalid_request_error',
    code,
    param,
    message: `Invalid or missing: ${param}.`,
  });

/** Of a method that the account has not got, in Stripe's words and without a code. */
export const notActivated = (method: string) =>
  plain(
    `The payment method type provided: ${method} is invalid. Please ensure the provided type is activated in your dashboard (https://dashboard.stripe.com/account/payments/settings) and your account is enabled for any preview features that you are trying to use.`,
    { param: 'payment_method_types' },
  );

/** What a request may name, by its address; the version that is pinned knows no other of the house's. */
export const PAGE_PARAMS = [
  /^(?:mode|client_reference_id|expires_at|locale|success_url|cancel_url)$/,
  /^(?:payment_intent_data\[metadata\]|metadata)\[[\w-]{1,40}\]$/,
  /^payment_intent_data\[description\]$/,
  /^line_items\[0\]\[(?:quantity|price_data\]\[(?:currency|unit_amount))\]$/,
  /^line_items\[0\]\[price_data\]\[product_data\]\[(?:name|description)\]$/,
  /^payment_method_types\[\d\]$/,
  /^adaptive_pricing\[enabled\]$/,
  /^wallet_options\[link\]\[display\]$/,
];
export const REFUND_PARAMS = [/^(?:payment_intent|amount)$/, /^metadata\[[\w-]{1,40}\]$/];
export const LIST_PARAMS = [/^(?:payment_intent|limit)$/];

export function refuseUnknown(form: URLSearchParams, known: readonly RegExp[]): void {
  const unknown = [...form.keys()].find((name) => !known.some((one) => one.test(name)));
  if (unknown === undefined) return;
  throw plain(`Received unknown parameter: ${unknown}`, {
    code: 'parameter_unknown',
    param: unknown,
  });
}

/** The texts of a request, longer than which Stripe takes none. */
const MOST_SIGNS: ReadonlyMap<string, number> = new Map([
  ['client_reference_id', 200],
  ['line_items[0][price_data][product_data][name]', 250],
]);
const LONGEST_METADATA = 500;

const isTooLong = (name: string, value: string) =>
  value.length > (MOST_SIGNS.get(name) ?? (name.includes('metadata[') ? LONGEST_METADATA : 5000));

export function refuseLong(form: URLSearchParams): void {
  for (const [name, value] of form) {
    if (isTooLong(name, value)) throw invalid(name, 'parameter_invalid_string_too_long');
  }
}
