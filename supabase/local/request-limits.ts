import { mendedHalves } from '../../src/domain/basics/half-letters.ts';

const MAX_DEPTH = 4;

// Only what is needed to sign in, stay signed in and sign out, and signup, which is refused. The
// embedded backend sends no mail, so links and codes by mail are of no use; and one of those
// endpoints would create accounts although sign-ups are closed, which a hosted project does not do.
const AUTH_PATHS = new Set(
  ['token', 'user', 'logout', 'signup', 'settings', 'health'].map((name) => `/auth/v1/${name}`),
);

/**
 * The refusal of what the embedded backend would do and a hosted project would not, or undefined.
 */
export function refuseBeforehand(request: Request): Response | undefined {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith('/rest/v1/') && !AUTH_PATHS.has(pathname)) {
    return refusal({ status: 404, code: '404', message: 'There is nothing here.' });
  }
  // A password is changed by the function `staff`, which asks for the current one: a token alone,
  // left open or stolen, must not be enough.
  if (pathname === '/auth/v1/user' && request.method !== 'GET') {
    return refusal({ status: 405, code: '405', message: 'Ask the function staff.' });
  }
  // Each level multiplies the rows, and requests run one at a time without the time limit that a
  // hosted project has: one such request would block the house for minutes.
  if (searchParams.getAll('select').some((select) => depthOf(select) > MAX_DEPTH)) {
    return refusal({ status: 400, code: '54000', message: 'The select is nested too deep.' });
  }
  return undefined;
}

/**
 * Whether a token has not the three parts of one: a broken session is over, nobody becomes a visitor
 * by it. A key in its place counts for nothing, as the gateway of a hosted project leaves it out.
 */
function hasBrokenToken(headers: Headers): boolean {
  const [, token] = /^Bearer +(.+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (token === undefined || token.startsWith('sb_')) return false;
  return !/^[^.]+\.[^.]+\.[^.]+$/.test(token);
}

/** The refusal of what PostgREST does not take for a token or a body, and lite does; or undefined. */
export async function refuseAsPostgrest(request: Request): Promise<Response | undefined> {
  if (hasBrokenToken(request.headers)) {
    return refusal({ status: 401, code: 'PGRST301', message: 'This token is none.' });
  }
  const body = await request.clone().text();
  // Whole letters stand in it as they are, or as both halves.
  if (mendedHalves(body) === body) return undefined;
  return refusal({ status: 400, code: 'PGRST102', message: 'Empty or invalid json' });
}

/**
 * The refusal of a sign-in whose body is no object of texts, which the embedded backend would fail
 * at; or undefined.
 */
export async function refuseMalformed(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'POST' || !pathname.startsWith('/auth/v1/')) return undefined;
  const body = await request.clone().text();
  if (isOfTexts(body)) return undefined;
  const msg = 'The request is no object of texts.';
  return Response.json({ code: 400, error_code: 'validation_failed', msg }, { status: 400 });
}

/** What is no JSON at all, the backend refuses by itself. */
function isOfTexts(body: string): boolean {
  try {
    const asked: unknown = JSON.parse(body);
    if (typeof asked !== 'object' || asked === null) return false;
    const texts = ['email', 'phone', 'password', 'refresh_token'];
    return texts.every((name) => {
      const given: unknown = Reflect.get(asked, name);
      return given === undefined || typeof given === 'string';
    });
  } catch {
    return true;
  }
}

interface Refusal {
  status: number;
  code: string;
  message: string;
}

function refusal({ status, code, message }: Refusal): Response {
  return Response.json({ code, message, details: null, hint: null }, { status });
}

function depthOf(select: string): number {
  let depth = 0;
  let deepest = 0;
  for (const sign of select) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
