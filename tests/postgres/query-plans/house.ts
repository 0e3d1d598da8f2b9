import { once } from 'node:events';
import { createServer } from 'node:http';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { RestClient } from '@/lib/rest-client';
import type { Database as Schema } from '@/types/database';
import { answer } from '../../../supabase/local/http-bridge.ts';
import type { Database } from '../../../supabase/local/engine.ts';
import { startStack, type Stack, type StackOptions } from '../../../supabase/local/stack.ts';
import { createAccount } from '../../../supabase/local/staff-account.ts';
import { raiseLimits, type Arena } from '../../database/races/arena.ts';

export interface OpenHouse extends Arena {
  close(): Promise<void>;
}

const RECEPTION = { email: 'rececao@hostel.example', password: 'palavra-da-rececao' };

/** An empty house behind a real socket on loopback, with its limits raised. */
export async function openHouse(options: Omit<StackOptions, 'demo'>): Promise<OpenHouse> {
  const stack = await startStack({ ...options, demo: false });
  const { database } = stack;
  await raiseLimits({ database });
  if (!(await isKnown(database))) await createAccount(database, RECEPTION);
  await database.query('select private.grant_staff($1)', [RECEPTION.email]);
  const [clock] = await database.query('select private.today()::text as today');
  const server = await serve(stack);
  const { url } = server;
  const key = stack.publishableKey;
  return {
    database,
    today: String(clock?.['today']),
    visitor: clientAt(url, { apikey: key }),
    staff: clientAt(url, { apikey: key, Authorization: `Bearer ${await signIn(url, key)}` }),
    house: clientAt(url, { apikey: stack.secrets.secretKey }),
    close: async () => {
      await server.close();
      await stack.stop();
    },
  };
}

/** A client of the tables at an address. */
function clientAt(url: string, headers: Record<string, string>): RestClient {
  return new PostgrestClient<Schema>(`${url}/rest/v1`, { headers, retry: false });
}

async function serve(stack: Stack): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    void answer(async (incoming) => stack.fetch(incoming), { request, response });
  });
  // Closing a connection while its client sends the next request would look like a lost network.
  server.keepAliveTimeout = 600_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function isKnown(database: Database): Promise<boolean> {
  const found = await database.query('select 1 from auth.users where email = $1', [
    RECEPTION.email,
  ]);
  return found.length > 0;
}

async function signIn(url: string, apikey: string): Promise<string> {
  const answered = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey, 'Content-Type': 'application/json' },
    body: JSON.stringify(RECEPTION),
  });
  const session: unknown = await answered.json();
  if (typeof session === 'object' && session !== null && 'access_token' in session) {
    return String(session.access_token);
  }
  throw new Error(`Sign-in failed: ${answered.status}`);
}
