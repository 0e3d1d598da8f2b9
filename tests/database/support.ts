import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { inspect } from 'node:util';
import { PostgrestClient } from '@supabase/postgrest-js';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inject, vi } from 'vitest';
import type { Database as Schema } from '@/types/database';
import type { Day } from '@/domain/calendar/dates';
import type { RestClient } from '@/lib/rest-client';
import { postgrestProgram } from '../../supabase/local/data-folder.ts';
import type { Database } from '../../supabase/local/engine.ts';
import { answer } from '../../supabase/local/http-bridge.ts';
import { startStack, type Stack } from '../../supabase/local/stack.ts';
import { createAccount, type NewAccount } from '../../supabase/local/staff-account.ts';
import { enterHouse } from './kept-house';
import { addressOn, onServer } from './migrated-server';

// Every client here is that of a library, and asks over a real socket. With TEST_DATABASE_URL the
// same tests run on an ordinary PostgreSQL server.

// Node 20 has no WebSocket; supabase-js wants to see one, though nothing here uses it.
if (!('WebSocket' in globalThis)) vi.stubGlobal('WebSocket', EventTarget);

const API_URL = 'http://127.0.0.1';

export const STAFF: NewAccount = {
  email: 'rececao@hostel.example',
  password: 'palavra-da-rececao',
};
export const STRAY: NewAccount = {
  email: 'estranho@hostel.example',
  password: 'palavra-do-estranho',
};

/**
 * Every file signs in, some before each test; at the usual cost of a hash that takes 0.1 s each.
 */
const QUICK_HASH = { hashRounds: 4 };

/** A row that others still name is not deleted; from PostgreSQL 18 on under a code of its own. */
export const STILL_NAMED = /^(?:409 23503|400 23001)$/;

export const TAKEN =
  'O quarto selecionado já não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.';

/** A client without types, for what no typed one would send. */
export type UntypedClient = PostgrestClient;

export interface Backend {
  /** Its `fetch` goes through a socket, as a browser's would. */
  stack: Stack;
  /** Where it listens: http://127.0.0.1:<port>. */
  url: string;
  /** Where the database of TEST_DATABASE_URL is; undefined on the embedded engine. */
  databaseUrl: string | undefined;
  /** SQL as the owner, for what the API cannot do. */
  database: Database;
  /** The calendar day in Lisbon by the database's own clock. */
  today: Day;
  visitor: RestClient;
  /** Signed in, and in private.staff. */
  staff: RestClient;
  /** Signed in, but not staff. */
  stray: RestClient;
  /** The visitor's rights, without types. */
  attacker: UntypedClient;
  /**
   * The secret key, which the policies do not apply to: sets the scene, also with bookings that
   * break the rules for guests.
   */
  house: RestClient;
  stop(): Promise<void>;
}

/** Boots an empty house with one account of staff and one that is not. */
export async function startBackend(): Promise<Backend> {
  muteRefusals();
  const server = await newServerDatabase({ isMigrated: true });
  const entered =
    server === undefined ? await enterHouse(addAccounts) : await enterServer(server.url);
  const started = entered.stack;
  const listener = await listen(started);
  const stack = { ...started, fetch: fetchFrom(listener.url) };
  const { database } = stack;
  const [clock] = await database.query('select private.today()::text as today');
  return {
    stack,
    url: listener.url,
    databaseUrl: server?.url,
    database,
    today: String(clock?.['today']),
    visitor: clientFor(stack),
    staff: clientFor(stack, await tokenOf(stack, STAFF)),
    stray: clientFor(stack, await tokenOf(stack, STRAY)),
    attacker: untypedClientFor(stack),
    house: houseClientFor(stack),
    stop: async () => {
      await listener.close();
      await entered.leave();
      await server?.drop();
    },
  };
}

async function enterServer(databaseUrl: string) {
  const stack = await startStack({ demo: false, databaseUrl, postgrest: postgrestProgram() });
  await addAccounts(stack.database);
  return { stack, leave: async () => stack.stop() };
}

async function addAccounts(database: Database): Promise<void> {
  await createAccount(database, STAFF, QUICK_HASH);
  await database.query('select private.grant_staff($1)', [STAFF.email]);
  await createAccount(database, STRAY, QUICK_HASH);
}

/** Serves a stack on a port of its own, as the dev server does. */
async function listen(stack: Stack): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    void answer(async (incoming) => stack.fetch(incoming), { request, response });
  });
  // A busy machine may leave a client idle for long; its connection must still be open afterwards.
  server.keepAliveTimeout = 600_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function fetchFrom(url: string): Stack['fetch'] {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = await request.arrayBuffer();
    return fetch(`${url}${pathname}${search}`, {
      method: request.method,
      headers: request.headers,
      ...(body.byteLength > 0 ? { body } : {}),
      redirect: 'manual',
    });
  };
}

/**
 * Deletes what earlier tests left: rooms, bookings, groups, messages, counted requests and
 * refusals, a pause, rates.
 */
export async function emptyHouse({ database }: Backend): Promise<void> {
  await database.script(`
    delete from public.bookings;
    delete from public.booking_groups;
    delete from public.rooms;
    delete from public.amenities;
    delete from public.amenity_categories;
    delete from public.contact_messages;
    delete from private.submissions;
    select setval(format('private.%I', sequencename), 1, false) from pg_sequences
     where sequencename like 'refusals%' and last_value is not null;
    delete from public.stay_rules;
    delete from public.tourist_tax;
    update public.house_rules set requests_paused = false, price_rule = 'stated';`);
}

/** A typed client with the rights of a token or, without one, of a visitor. */
export function clientFor(stack: Stack, token?: string): RestClient {
  return new PostgrestClient<Schema>(`${API_URL}/rest/v1`, clientOptions(stack, token));
}

export function untypedClientFor(stack: Stack, token?: string): UntypedClient {
  return new PostgrestClient(`${API_URL}/rest/v1`, clientOptions(stack, token));
}

/** A client with the rights of service_role, which the policies do not apply to. */
function houseClientFor(stack: Stack): RestClient {
  const headers = { apikey: stack.secrets.secretKey };
  return new PostgrestClient<Schema>(`${API_URL}/rest/v1`, { ...clientOptions(stack), headers });
}

function clientOptions(stack: Stack, token?: string) {
  const headers: Record<string, string> = { apikey: stack.publishableKey };
  if (token !== undefined) headers['Authorization'] = `Bearer ${token}`;
  return { headers, fetch: fetchOf(stack), retry: false };
}

/** supabase-js as the login uses it, with no session yet. */
export function authClientFor(stack: Stack): SupabaseClient<Schema> {
  return createClient<Schema>(API_URL, stack.publishableKey, {
    global: { fetch: fetchOf(stack) },
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

export async function tokenOf(stack: Stack, account: NewAccount): Promise<string> {
  const { data, error } = await authClientFor(stack).auth.signInWithPassword(account);
  if (error) throw error;
  return data.session.access_token;
}

function fetchOf(stack: Stack): typeof fetch {
  return async (input, init) => stack.fetch(new Request(input, init));
}

/** An answer in short: its status, and the code when it is a refusal. */
export function outcome(given: { status: number; error: { code: string } | null }): string {
  return given.error === null ? String(given.status) : `${given.status} ${given.error.code}`;
}

// Most requests here are refused on purpose, so only other errors are printed.
function muteRefusals(): void {
  const print = console.error;
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    if (!inspect(args[0]).startsWith('database refused a request')) print(...args);
  });
}

/** With TEST_DATABASE_URL: a database of its own on that server, as files run side by side. */
export async function newServerDatabase({
  isMigrated,
}: {
  isMigrated: boolean;
}): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) return undefined;
  const name = `hostel_test_${randomBytes(6).toString('hex')}`;
  const template = isMigrated ? ` template ${inject('migratedDatabase')}` : '';
  await onServer(serverUrl, `create database ${name}${template}`);
  return {
    url: addressOn(serverUrl, name),
    // Not by force: PostgreSQL refuses that during its own clean-up, which gives way to the plain
    // statement.
    drop: async () => onServer(serverUrl, `drop database ${name}`),
  };
}
