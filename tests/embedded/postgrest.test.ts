import { createHmac } from 'node:crypto';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY, newSecrets } from '../../supabase/local/keys.ts';
import { askPostgrest } from '../../supabase/local/postgrest/gateway.ts';
import { startPostgrest, type Postgrest } from '../../supabase/local/postgrest/server.ts';

// How the real PostgREST is started and asked, by a program that tells both: it cannot be had from a
// package registry. The workflow runs test:postgres on the real one.

const program = path.resolve('tests/support/postgrest-stand-in.mjs');
const databaseUrl = 'postgres://owner:x@127.0.0.1:1/house';
const secrets = newSecrets();
const USER = 'Bearer a.b.c';

let running: Postgrest | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

async function start(): Promise<Postgrest> {
  const { jwtSecret } = secrets;
  running = await startPostgrest({ program, databaseUrl, jwtSecret, maxConnections: 4 });
  return running;
}

interface Told {
  pid: number;
  settings: Record<string, string>;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

async function ask(
  pathname: string,
  { apikey = LOCAL_PUBLISHABLE_KEY, ...init }: RequestInit & { apikey?: string } = {},
) {
  const postgrest = running ?? (await start());
  const headers = new Headers(init.headers);
  headers.set('apikey', apikey);
  const request = new Request(`http://127.0.0.1/rest/v1/${pathname}`, { ...init, headers });
  const answer = await askPostgrest(request, { postgrest, secrets });
  const told: Told & { code?: string } = await answer.json();
  return { status: answer.status, range: answer.headers.get('content-range'), ...told };
}

describe('the program', () => {
  it('is started with the settings of a hosted project, and ends when told to', async () => {
    const { pid, settings } = await ask('rooms');
    expect(settings).toMatchObject({
      PGRST_DB_URI: databaseUrl,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_EXTRA_SEARCH_PATH: 'public, extensions',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_MAX_ROWS: '1000',
      PGRST_DB_POOL: '4',
      PGRST_JWT_SECRET: secrets.jwtSecret,
      PGRST_SERVER_HOST: '127.0.0.1',
    });
    await running?.stop();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it.each([
    ['ends at once', program, 'The database does not answer.'],
    ['is not there', '/nowhere/postgrest', 'ENOENT'],
  ])('that %s is told with what it said', async (_, named, words) => {
    const settings = { databaseUrl: 'postgres://nowhere', jwtSecret: 'x', maxConnections: 4 };
    await expect(startPostgrest({ program: named, ...settings })).rejects.toThrow(words);
  });
});

describe('the gateway before it', () => {
  it('hands a request on whole, without the key', async () => {
    const told = await ask('bookings?select=id&id=eq.1', {
      method: 'PATCH',
      headers: { authorization: USER, prefer: 'return=representation' },
      body: '{"status":"confirmed"}',
    });
    expect(told).toMatchObject({
      status: 200,
      range: '0-0/1',
      method: 'PATCH',
      url: '/bookings?select=id&id=eq.1',
      body: '{"status":"confirmed"}',
    });
    expect(told.headers).toMatchObject({ authorization: USER, prefer: 'return=representation' });
    expect(told.headers).not.toHaveProperty('apikey');
  });

  it('makes the key of every page nobody’s token, and the secret one that of the service', async () => {
    expect((await ask('rooms')).headers).not.toHaveProperty('authorization');
    const beside = { authorization: `Bearer ${LOCAL_PUBLISHABLE_KEY}` };
    expect((await ask('rooms', { headers: beside })).headers).not.toHaveProperty('authorization');

    const service = await ask('rooms', { apikey: secrets.secretKey });
    const [head, claims = '', signature] = (service.headers['authorization'] ?? '')
      .replace('Bearer ', '')
      .split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      role: 'service_role',
      exp: expect.any(Number),
    });
    const signed = createHmac('sha256', secrets.jwtSecret).update(`${head}.${claims}`);
    expect(signature).toBe(signed.digest('base64url'));
  });

  it.each([
    ['a wrong key', 'rooms', { apikey: 'sb_publishable_wrong' }, 401],
    ['no key', 'rooms', { apikey: '' }, 401],
    ['the shape of the house', '', {}, 403],
    ['a change of all rows', 'bookings?select=id', { method: 'PATCH', body: '{}' }, 400],
    ['a removal of all rows', 'bookings', { method: 'DELETE' }, 400],
  ])('refuses %s', async (_, asked, init, status) => {
    expect((await ask(asked, init)).status).toBe(status);
  });
});
