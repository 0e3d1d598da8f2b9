import { callAsUser } from './backend.ts';
import type { Handler, Runtime } from './runtime.ts';

/** The panel calls a hosted project from another origin. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
};

type Asked = Readonly<Record<string, unknown>>;

/**
 * A function that does a piece of work when the schedule, or a member of staff, asks for it.
 *
 * @param work gets the body of the request, an object in JSON, with its fields unchecked; an empty
 *   one without a body. Gives undefined when a field is not what it should be.
 */
export function worker(
  work: (runtime: Runtime, asked: Asked) => Promise<object | undefined>,
): Handler {
  return async (request, runtime) => {
    const answer = (status: number, body: object) => Response.json(body, { status, headers: CORS });
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    if (request.method !== 'POST') return answer(405, { message: 'POST only' });
    if (!(await mayCall(request, runtime))) return answer(401, { message: 'Not allowed' });
    try {
      const asked = askedIn(await request.text());
      const done = asked && (await work(runtime, asked));
      return done === undefined ? answer(400, { message: 'Malformed' }) : answer(200, done);
    } catch (error) {
      // No values: what fails may carry addresses.
      console.error('worker failed:', error instanceof Error ? error.name : typeof error);
      return answer(500, { message: 'The work failed' });
    }
  };
}

/** What a body asks for; undefined when it is anything but an object in JSON. */
function askedIn(body: string): Asked | undefined {
  if (body === '') return {};
  try {
    const asked: unknown = JSON.parse(body);
    const isObject = typeof asked === 'object' && asked !== null && !Array.isArray(asked);
    return isObject ? { ...asked } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the caller is the schedule, by its secret, or a member of staff, by their token. */
async function mayCall(request: Request, runtime: Runtime): Promise<boolean> {
  const secret = runtime.env['CRON_SECRET'];
  const given = request.headers.get('x-cron-secret');
  if (secret && given && (await isSame(secret, given))) return true;
  const token = request.headers.get('authorization')?.replace(/^Bearer /i, '');
  if (!token) return false;
  const isStaff = await callAsUser(runtime, { name: 'am_i_staff', args: {} }, token).catch(
    () => false,
  );
  return isStaff === true;
}

/** Compares digests, so that the time it takes does not reveal where the texts differ. */
async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(one), digest(other)]);
  return a === b;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].join();
}
