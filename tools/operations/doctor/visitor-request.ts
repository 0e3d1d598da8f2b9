/** A project as a visitor's browser knows it. */
export interface Project {
  url: string;
  key: string;
  fetch?: typeof fetch;
}

const PATIENCE_MS = 15_000;

/** What an answer says of a request that visitors should not get through with. */
export type Access = 'closed' | 'open' | 'unknown';

/** An answer, or undefined where none came. */
export async function ask(
  { url, key, fetch: send = fetch }: Project,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Response | undefined> {
  try {
    return await send(`${url.replace(/\/$/, '')}${path}`, {
      ...init,
      headers: { apikey: key, 'content-type': 'application/json', ...init.headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    return undefined;
  }
}

/** Whether an answer says anything: not so where none came, too many were asked, or it failed. */
export function isUsable(answer: Response | undefined): answer is Response {
  return answer !== undefined && ![408, 429].includes(answer.status) && answer.status < 500;
}

/** @param closed the statuses of a refusal */
export function accessOf(
  answer: Response | undefined,
  closed: readonly number[] = [401, 403, 404],
): Access {
  if (!isUsable(answer)) return 'unknown';
  return closed.includes(answer.status) ? 'closed' : 'open';
}

/** The body of an answer; empty where it breaks off. */
export async function textOf(answer: Response): Promise<string> {
  return answer.text().catch(() => '');
}

/** The body of an answer read as JSON; undefined where it is none. */
export async function jsonOf(answer: Response): Promise<unknown> {
  return answer.json().catch(() => undefined);
}
