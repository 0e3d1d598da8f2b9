import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from '../engine.ts';
import { createSignInPauses, type SignInPauses } from './pauses.ts';
import { isPasswordOf, type Credentials } from './password.ts';

export interface GuardOptions {
  pauses?: SignInPauses;
  wait?: (ms: number) => Promise<unknown>;
}

/**
 * Stands before sign-in by password: the backend behind it answers at once when an account is
 * unknown, and lets a password be guessed as fast as it can. Gives the refusal of a request, or
 * undefined when the backend is to answer it.
 */
export function guardSignIn(
  sql: Sql,
  { pauses = createSignInPauses(), wait = pause }: GuardOptions = {},
): (request: Request) => Promise<Response | undefined> {
  return async (request) => {
    const credentials = await credentialsIn(request);
    if (credentials === undefined) return undefined;
    const ms = pauses.enter(credentials.email);
    if (ms === undefined) return tooMany();
    let isRight = false;
    try {
      if (ms > 0) await wait(ms);
      isRight = await isPasswordOf(sql, credentials);
    } finally {
      pauses.leave(credentials.email, isRight);
    }
    return isRight ? undefined : wrong();
  };
}

/**
 * What is tried; undefined for every other request, and for one that the backend cannot read
 * either.
 */
async function credentialsIn(request: Request): Promise<Credentials | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const isTry = pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password';
  if (!isTry || request.method !== 'POST') return undefined;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  const { email } = body;
  if (typeof email !== 'string' || email === '') return undefined;
  const password = 'password' in body && typeof body.password === 'string' ? body.password : '';
  return { email, password };
}

function wrong(): Response {
  return refusal(400, 'invalid_credentials', 'Invalid login credentials');
}

function tooMany(): Response {
  const answer = refusal(429, 'over_request_rate_limit', 'Request rate limit reached');
  answer.headers.set('Retry-After', '10');
  return answer;
}

/** As a hosted project words it. */
function refusal(code: 400 | 429, errorCode: string, msg: string): Response {
  return Response.json(
    { code, error_code: errorCode, msg },
    { status: code, headers: { 'X-Sb-Error-Code': errorCode } },
  );
}
