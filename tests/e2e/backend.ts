import { baseUrl, secretKey } from './house';
import { DEMO_STAFF } from './page';

const KEY = 'sb_publishable_hostel_local';

let staffToken: Promise<string> | undefined;

async function signInToApi(): Promise<string> {
  const answer = await fetch(`${baseUrl()}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: KEY, 'Content-Type': 'application/json' },
    body: JSON.stringify(DEMO_STAFF),
  });
  const session: unknown = await answer.json();
  if (typeof session === 'object' && session !== null && 'access_token' in session) {
    return String(session.access_token);
  }
  throw new Error(`The demo account could not sign in: ${answer.status}`);
}

/** Asks the backend directly, as staff, for what is really stored. */
export async function askBackend<Row>(
  path: string,
  {
    method = 'GET',
    body,
    asVisitor = false,
  }: { method?: string; body?: unknown; asVisitor?: boolean } = {},
): Promise<Row[]> {
  staffToken ??= signInToApi();
  const answer = await fetch(`${baseUrl()}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: KEY,
      ...(asVisitor ? {} : { Authorization: `Bearer ${await staffToken}` }),
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const rows: unknown = await answer.json();
  if (!answer.ok || !Array.isArray(rows)) {
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(rows)}`);
  }
  return rows;
}

/** Calls a database function with the secret key, as the Edge Functions do. */
export async function callAsWorker(name: string, body: unknown): Promise<void> {
  const answer = await fetch(`${baseUrl()}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: await secretKey(), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
}

/** Takes bookings back out of the house, so that their rooms are free for the other tests. */
export async function removeBookings(filter: string): Promise<void> {
  await askBackend(`bookings?${filter}`, {
    method: 'PATCH',
    body: { archived: true, archived_at: new Date().toISOString() },
  });
  await askBackend(`bookings?${filter}`, { method: 'DELETE' });
}
