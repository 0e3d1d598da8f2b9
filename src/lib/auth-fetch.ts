import { TIMEOUT_MS } from './rest-client';
import { makeStore } from './store';

/** The session could not be refreshed yet: somebody before Auth has put it off. */
interface RefreshPause {
  /** Until then nothing is asked (ms since 1970). */
  until: number;
  /** How often in turn it has been put off. */
  times: number;
}

/** What the panel says of it; null while nothing waits. */
export const refreshPause = makeStore<RefreshPause | null>(null);

/** 'Later', whoever says so: of these the refresh token is as good as before (RFC 6585, 8470). */
const LATER = [408, 425, 429];

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 300_000;

/**
 * As fetch, for Auth. Where the refresh of a session is put off, or answered by somebody else, as a
 * firewall or the page of a network, the library would take that for a refusal and drop the session.
 * It is told that the server is out of reach, which it tries again, and Auth itself is asked only
 * after the pause, which grows (STAFF-05).
 */
export const fetchAuth: typeof fetch = async (input, init) => {
  const isRefresh = addressOf(input).includes('/token?grant_type=refresh_token');
  const pause = refreshPause.get();
  if (isRefresh && pause !== null && Date.now() < pause.until) return outOfReach();
  // Auth has no timeout: without this, signing in or out could wait forever for a lost answer.
  const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!isRefresh || answer.status >= 500) return answer;
  if (await isOfAuth(answer)) {
    if (pause !== null) refreshPause.set(null);
    return answer;
  }
  const times = (pause?.times ?? 0) + 1;
  refreshPause.set({ times, until: Date.now() + pauseOf(answer, times) });
  return outOfReach();
};

const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input);

const outOfReach = () => new Response(null, { status: 503 });

/** Whether Auth has given a session, or has refused one. */
async function isOfAuth(answer: Response): Promise<boolean> {
  if (LATER.includes(answer.status)) return false;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null) return false;
  if (answer.ok) return 'access_token' in body;
  return 'error_code' in body || ('code' in body && typeof body.code === 'string');
}

/** What the answer asks for, but at least a pause that doubles each time, in milliseconds. */
function pauseOf({ headers }: Response, times: number): number {
  const growing = FIRST_PAUSE_MS * 2 ** (times - 1);
  return Math.min(LONGEST_PAUSE_MS, Math.max(growing, askedPause(headers.get('retry-after'))));
}

/** 'Retry-After' is a number of seconds, or a moment. */
function askedPause(header: string | null): number {
  if (header === null) return 0;
  const seconds = Number(header);
  const asked = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(asked) ? 0 : asked;
}
