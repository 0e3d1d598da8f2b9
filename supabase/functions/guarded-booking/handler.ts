// Accepts a guest's request only when Turnstile says that a person sent it. Off unless the house
// has switched this guard on (docs/operations.md): then requests come in only through here, and the
// database applies the same rules as to a visitor's own insert.

export interface Runtime {
  /** The house sets TURNSTILE_SECRET_KEY and SITE_URL; the platform sets the two of Supabase. */
  env: Record<string, string | undefined>;
  fetch: typeof fetch;
}

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
/** Far above what a request for every room of a large house takes. */
const MOST_BYTES = 200_000;
const PATIENCE_MS = 8000;

/**
 * Answers POST {token, requests}, where `requests` are the rows that the site would insert into
 * bookings. Gives what that insert would answer (status, and a list or {code, message, hint}), or
 * HS025 when Turnstile rejects the token (403) or a service does not answer (503).
 */
export async function handle(request: Request, { env, fetch: send }: Runtime): Promise<Response> {
  const answer = answerFor(env['SITE_URL'] ?? '*');
  if (request.method === 'OPTIONS') return answer(204);
  if (request.method !== 'POST') return answer(405, refusal('HS400', 'Pedido inválido.'));
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: key, TURNSTILE_SECRET_KEY: secret } = env;
  // Without its secret the guard would let everybody through.
  if (!url || !key || !secret) return answer(503, NOBODY_KNOWS);

  const body = await readBody(request);
  if (body === undefined) return answer(400, refusal('HS400', 'Pedido inválido.'));
  const address = addressOf(request.headers);
  const isPerson = await ask(send, { secret, response: body.token, remoteip: address });
  if (isPerson === undefined) return answer(503, NOBODY_KNOWS);
  if (!isPerson) return answer(403, NO_PERSON);

  const stored = await send(`${url}/rest/v1/rpc/send_guarded_request`, {
    method: 'POST',
    headers: { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ requests: body.requests, address }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  if (stored === undefined) return answer(503, NOBODY_KNOWS);
  const said: unknown = await stored.json().catch(() => null);
  return answer(stored.ok ? 201 : stored.status, said);
}

const refusal = (code: string, message: string) => ({ code, message, details: null, hint: null });
const NO_PERSON = refusal(
  'HS025',
  'Não foi possível confirmar que o pedido vem de uma pessoa. Por favor, tente novamente ou contacte-nos por telefone.',
);
const NOBODY_KNOWS = refusal(
  'HS025',
  'De momento não é possível receber o pedido. Por favor, tente mais tarde ou contacte-nos por telefone.',
);

/** The visitor's IP address, from the same three headers that the database reads. */
function addressOf(headers: Headers): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1);
  return (headers.get('cf-connecting-ip') ?? headers.get('x-real-ip') ?? forwarded ?? '').trim();
}

async function readBody(
  request: Request,
): Promise<{ token: string; requests: unknown[] } | undefined> {
  const text = await request.text();
  if (text.length > MOST_BYTES) return undefined;
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return undefined;
    if (!('token' in body) || typeof body.token !== 'string') return undefined;
    if (!('requests' in body) || !Array.isArray(body.requests)) return undefined;
    return { token: body.token, requests: body.requests };
  } catch {
    return undefined;
  }
}

/** Whether a person holds this token; undefined when Turnstile could not be asked. */
async function ask(
  send: typeof fetch,
  question: { secret: string; response: string; remoteip: string },
): Promise<boolean | undefined> {
  try {
    const answered = await send(SITEVERIFY, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const verdict: unknown = await answered.json();
    if (typeof verdict !== 'object' || verdict === null || !('success' in verdict))
      return undefined;
    return verdict.success === true;
  } catch {
    return undefined;
  }
}

function answerFor(site: string) {
  return (status: number, body?: unknown): Response =>
    new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: {
        'Content-Type': 'application/json',
        'Access-Control-Allow-Origin': site,
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'authorization, apikey, content-type',
        Vary: 'Origin',
      },
    });
}
