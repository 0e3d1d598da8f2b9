import { asked, answerTo, bearerOf, preflight, type Asked } from './asked.ts';
import { callAsUser } from './backend.ts';
import type { Handler, Runtime } from './runtime.ts';

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
    const early = preflight(request);
    if (early !== undefined) return early;
    if (!(await mayCall(request, runtime))) return answerTo(401, { message: 'Not allowed' });
    try {
      const given = await asked(request);
      const done = given && (await work(runtime, given));
      return done === undefined ? answerTo(400, { message: 'Malformed' }) : answerTo(200, done);
    } catch (error) {
      // No values: what fails may carry addresses.
      console.error('worker failed:', error instanceof Error ? error.name : typeof error);
      return answerTo(500, { message: 'The work failed' });
    }
  };
}

/** Whether the caller is the schedule, by its secret, or a member of staff, by their token. */
async function mayCall(request: Request, runtime: Runtime): Promise<boolean> {
  const secret = runtime.env['CRON_SECRET'];
  const given = request.headers.get('x-cron-secret');
  if (secret && given && (await isSame(secret, given))) return true;
  const token = bearerOf(request);
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
