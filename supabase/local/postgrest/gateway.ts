import { createHmac } from 'node:crypto';
import { LOCAL_PUBLISHABLE_KEY, type LocalSecrets } from '../keys.ts';
import type { Postgrest } from './server.ts';

// What a hosted project has before PostgREST: keys become tokens, a wrong key opens nothing, visitors
// are not told the shape of the house, and pg_safeupdate, for which Debian has no package.

const PATH = '/rest/v1';
const TOKEN_SECONDS = 60;
const NOT_HANDED_ON = ['apikey', 'authorization', 'connection', 'content-length', 'expect', 'host'];
const NO_FILTERS = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

/** Answers requests under /rest/v1 by PostgREST, as a hosted project's gateway does. */
export async function askPostgrest(
  request: Request,
  { postgrest, secrets }: { postgrest: Postgrest; secrets: LocalSecrets },
): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const key = request.headers.get('apikey') ?? '';
  const isSecret = key === secrets.secretKey;
  if (!isSecret && key !== LOCAL_PUBLISHABLE_KEY) return refusal(401, '401', 'Invalid API key');
  if (pathname === `${PATH}/` && !isSecret) return refusal(403, '403', 'Only by the secret key.');
  if (writesAll(request.method, searchParams)) {
    return refusal(400, '21000', `${request.method} requires a WHERE clause`);
  }
  const headers = new Headers(request.headers);
  NOT_HANDED_ON.forEach((name) => headers.delete(name));
  const token = tokenOf(request.headers) ?? (isSecret ? serviceToken(secrets) : undefined);
  if (token !== undefined) headers.set('authorization', token);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = await fetch(`${postgrest.url}${pathname.slice(PATH.length)}${search}`, {
    method: request.method,
    headers,
    ...(hasBody ? { body: await request.arrayBuffer() } : {}),
    redirect: 'manual',
    signal: request.signal,
  });
  return handedOn(answer, request.method);
}

/** The caller's own `Authorization`; a key there counts for nothing beside the one in `apikey`. */
function tokenOf(headers: Headers): string | undefined {
  const given = headers.get('authorization');
  return given === null || /^Bearer +sb_/i.test(given) ? undefined : given;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function serviceToken({ jwtSecret }: LocalSecrets): string {
  const exp = Math.floor(Date.now() / 1000) + TOKEN_SECONDS;
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role: 'service_role', exp })}`;
  return `Bearer ${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`;
}

function writesAll(method: string, params: URLSearchParams): boolean {
  if (method !== 'PATCH' && method !== 'DELETE') return false;
  return [...params.keys()].every((name) => NO_FILTERS.has(name));
}

/** Without what is of one connection, and of a form that `fetch` has read already. */
async function handedOn(answer: Response, method: string): Promise<Response> {
  const headers = new Headers(answer.headers);
  ['connection', 'content-encoding', 'content-length', 'transfer-encoding'].forEach((name) =>
    headers.delete(name),
  );
  const isEmpty = method === 'HEAD' || answer.status === 204 || answer.status === 304;
  const body = isEmpty ? null : await answer.arrayBuffer();
  return new Response(body, { status: answer.status, headers });
}

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message, details: null, hint: null }, { status });
}
