import { required, type Env, type Runtime } from './runtime.ts';

/**
 * A refusal by the database. Its message goes into logs, so it must not carry a guest's data; what
 * the database says to people is apart.
 */
export class BackendError extends Error {
  readonly code: string;
  readonly status: number;
  readonly words: string;

  constructor(status: number, code: string, words = '') {
    super(`The backend answered ${status} ${code}`);
    this.code = code;
    this.status = status;
    this.words = words;
  }
}

const PATIENCE_MS = 15_000;

interface Call {
  /** A function of the database. */
  name: string;
  args: object;
}

/**
 * Calls a function of the database with the secret key. Gives its answer unchecked: the caller has
 * to check its shape.
 */
export async function callAsService(runtime: Runtime, call: Call): Promise<unknown> {
  return ask(runtime, { ...call, key: secretKey(runtime.env) });
}

/** Calls a function of the database as the user whom the token belongs to. */
export async function callAsUser(runtime: Runtime, call: Call, token: string): Promise<unknown> {
  return ask(runtime, { ...call, key: publishableKey(runtime.env), token });
}

async function ask(
  { env, fetch }: Runtime,
  { name, args, key, token }: Call & { key: string; token?: string },
): Promise<unknown> {
  const answer = await fetch(
    new Request(`${required(env, 'SUPABASE_URL')}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: headersWith(key, token),
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }),
  );
  const text = await answer.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  if (!answer.ok)
    throw new BackendError(answer.status, textIn(body, 'code'), textIn(body, 'message'));
  return body;
}

/** What each request to the project carries: a key, and the token of whom it is made for. */
export function headersWith(key: string, token?: string): Headers {
  const headers = new Headers({ apikey: key, 'Content-Type': 'application/json' });
  // The older keys (eyJ…) are tokens and go into both headers, the newer ones only into apikey.
  const bearer = token ?? (key.startsWith('eyJ') ? key : undefined);
  if (bearer !== undefined) headers.set('Authorization', `Bearer ${bearer}`);
  return headers;
}

/** The text under a name in an answer; '' where there is none. */
export function textIn(body: unknown, name: string): string {
  const found: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : '';
  return typeof found === 'string' ? found : '';
}

/** @throws TypeError where an answer is no list of texts, as an error page would be */
export function textsIn(answer: unknown): string[] {
  if (Array.isArray(answer) && answer.every((one) => typeof one === 'string')) return answer;
  throw new TypeError('The backend gave no list of texts.');
}

/** The key that passes every policy. */
export function secretKey(env: Env): string {
  return keyIn(env['SUPABASE_SECRET_KEYS']) ?? required(env, 'SUPABASE_SERVICE_ROLE_KEY');
}

/** The key that every page of the site carries. */
export function publishableKey(env: Env): string {
  return keyIn(env['SUPABASE_PUBLISHABLE_KEYS']) ?? required(env, 'SUPABASE_ANON_KEY');
}

/** The key in a setting of the platform, {"default": "sb_…"}: the default one, else the first. */
function keyIn(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const keys: unknown = JSON.parse(text);
  if (typeof keys !== 'object' || keys === null) return undefined;
  const [first] = [...('default' in keys ? [keys.default] : []), ...Object.values(keys)];
  return typeof first === 'string' ? first : undefined;
}
