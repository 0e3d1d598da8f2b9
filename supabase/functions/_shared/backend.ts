import { required, type Env, type Runtime } from './runtime.ts';

/** What the database refused. Its message is for logs: it may carry no values of a guest. */
export class BackendError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(status: number, code: string) {
    super(`The backend answered ${status} ${code}`);
    this.code = code;
    this.status = status;
  }
}

const PATIENCE_MS = 15_000;

interface Call {
  /** A function of the database. */
  name: string;
  args: object;
}

/** Calls a function of the database with the secret key. Gives what it answered; a caller knows its shape. */
export async function callAsService(runtime: Runtime, call: Call): Promise<unknown> {
  return ask(runtime, { ...call, key: secretKey(runtime.env) });
}

/** Calls it as whoever a token belongs to. */
export async function callAsUser(runtime: Runtime, call: Call, token: string): Promise<unknown> {
  return ask(runtime, { ...call, key: publishableKey(runtime.env), token });
}

async function ask(
  { env, fetch }: Runtime,
  { name, args, key, token }: Call & { key: string; token?: string },
): Promise<unknown> {
  const headers: Record<string, string> = { apikey: key, 'Content-Type': 'application/json' };
  // The keys of today are no tokens; the old ones (eyJ…) must stand in both places.
  const bearer = token ?? (key.startsWith('eyJ') ? key : undefined);
  if (bearer !== undefined) headers['Authorization'] = `Bearer ${bearer}`;
  const answer = await fetch(
    new Request(`${required(env, 'SUPABASE_URL')}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }),
  );
  const text = await answer.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  if (!answer.ok) throw new BackendError(answer.status, codeOf(body));
  return body;
}

function codeOf(body: unknown): string {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : '';
  return typeof code === 'string' ? code : '';
}

function secretKey(env: Env): string {
  return keyIn(env['SUPABASE_SECRET_KEYS']) ?? required(env, 'SUPABASE_SERVICE_ROLE_KEY');
}

function publishableKey(env: Env): string {
  return keyIn(env['SUPABASE_PUBLISHABLE_KEYS']) ?? required(env, 'SUPABASE_ANON_KEY');
}

/** The platform hands keys over as {"default": "sb_…"}. */
function keyIn(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const keys: unknown = JSON.parse(text);
  if (typeof keys !== 'object' || keys === null) return undefined;
  const [first] = [...('default' in keys ? [keys.default] : []), ...Object.values(keys)];
  return typeof first === 'string' ? first : undefined;
}
