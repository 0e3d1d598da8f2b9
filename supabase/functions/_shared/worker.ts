import { callAsUser } from './backend.ts';
import type { Handler, Runtime } from './runtime.ts';

/** The panel calls a hosted project from another origin. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
};

/**
 * A function that does a piece of work when the schedule, or a member of staff, asks for it.
 *
 * @param work gets the body of the request as parsed JSON, unchecked, or null without one
 */
export function worker(work: (runtime: Runtime, asked: unknown) => Promise<object>): Handler {
  return async (request, runtime) => {
    const answer = (status: number, body: object) => Response.json(body, { status, headers: CORS });
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    if (request.method !== 'POST') return answer(405, { message: 'POST only' });
    if (!(await mayCall(request, runtime))) return answer(401, { message: 'Not allowed' });
    try {
      const asked: unknown = await request.json().catch(() => null);
      return answer(200, await work(runtime, asked));
    } catch (error) {
      // No values: what fails may carry addresses.
      console.error('worker failed:', error instanceof Error ? error.name : typeof error);
      return answer(500, { message: 'The work failed' });
    }
  };
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
