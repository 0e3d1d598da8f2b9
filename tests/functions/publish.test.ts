import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { createServer as createSilentServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handle, publish } from '../../supabase/functions/publish/handler.ts';
import { valueOf } from '../database/mail-scene';
import { STAFF, startBackend, STRAY, tokenOf, type Backend } from '../database/support';
import { makeCertificate, type Certificate } from './certificate';
import { denoWorker, nodeWorker, workerEnv } from './workers';

// The function that asks the site's host to build anew, against a server that stands for the hook.

const PATH = '/build_hooks/segredo-da-casa';

let backend: Backend;
let certificate: Certificate;
let stopHosts: (() => Promise<void>)[] = [];

beforeAll(async () => {
  backend = await startBackend();
  certificate = await makeCertificate();
});
afterAll(async () => {
  certificate.remove();
  await backend.stop();
});
beforeEach(async () =>
  backend.database.script(
    `delete from private.publication; insert into private.publication default values`,
  ),
);
afterEach(async () => {
  for (const stop of stopHosts.splice(0)) await stop();
});

/** A host that answers as told, and what it was asked. */
async function startHost(answer: RequestListener | number) {
  const asked: string[] = [];
  const server = createServer(
    { key: certificate.key, cert: certificate.cert },
    (request, reply) => {
      asked.push(`${request.method} ${request.url}`);
      if (typeof answer === 'function') answer(request, reply);
      else reply.writeHead(answer).end();
    },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  stopHosts.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return { asked, hook: `https://localhost:${port}${PATH}` };
}

const envWith = (hook: string): Record<string, string> => ({
  ...workerEnv(backend, ''),
  DEPLOY_HOOK_URL: hook,
  NODE_EXTRA_CA_CERTS: certificate.file,
  DENO_CERT: certificate.file,
});
const isWaiting = async () =>
  valueOf(backend, 'select waiting_since is not null from private.publication');
const row = async () =>
  String(await valueOf(backend, 'select to_jsonb(p)::text from private.publication p'));
const passFiveMinutes = async () =>
  backend.database.script(
    `update private.publication set asked_at = asked_at - interval '5 minutes'`,
  );

describe.each([
  ['Node', async (env: Record<string, string>) => Promise.resolve(nodeWorker(env, 'publish'))],
  ['Deno', async (env: Record<string, string>) => denoWorker(env, 'publish')],
])('on %s', (_name, start) => {
  const turn = async (hook: string) => (await start(envWith(hook))).result;

  it('a change is asked for once, whoever calls and how often (PUB-02)', async () => {
    const { hook, asked } = await startHost(201);
    const both = await Promise.all([turn(hook), turn(hook)]);
    expect(both.map((each) => JSON.stringify(each)).toSorted()).toEqual([
      '{"state":"asked"}',
      '{"state":"not-now"}',
    ]);
    expect(await isWaiting()).toBe(false);
    await valueOf(backend, 'private.await_publication()');
    expect(await turn(hook)).toEqual({ state: 'not-now' });
    expect(asked).toEqual([`POST ${PATH}`]);
    await passFiveMinutes();
    expect(await turn(hook)).toEqual({ state: 'asked' });
    expect(asked).toHaveLength(2);
  });

  it('a host that sends elsewhere is not followed, and is asked again (PUB-02)', async () => {
    const elsewhere = await startHost(200);
    const { hook } = await startHost((_request, reply) =>
      reply.writeHead(307, { Location: elsewhere.hook }).end(),
    );
    expect(await turn(hook)).toEqual({ state: 'failed' });
    expect(elsewhere.asked).toEqual([]);
    expect(await row()).toContain('the host answered 307');
    await passFiveMinutes();
    expect(await turn(elsewhere.hook)).toEqual({ state: 'asked' });
    expect(await row()).toContain('"last_error": null');
  });
});

describe('a hook that does not work', () => {
  it.each([
    ['a host that knows it not', async () => (await startHost(404)).hook, 'the host answered 404'],
    [
      'a host that hangs up',
      async () => (await startHost((request) => request.socket.destroy())).hook,
      'the host did not answer',
    ],
    [
      'an address without TLS',
      async () => `http://localhost:9${PATH}`,
      'DEPLOY_HOOK_URL is no address that begins with https://',
    ],
    ['no address', async () => 'segredo-da-casa', 'DEPLOY_HOOK_URL is no address'],
  ])('%s is told without the address, and the change waits (PUB-02)', async (_name, at, words) => {
    const answer = await nodeWorker(envWith(await at()), 'publish').result;
    expect(answer).toEqual({ state: 'failed' });
    expect(await isWaiting()).toBe(true);
    expect(await row()).toContain(words);
    expect(await row()).not.toContain('segredo');
  });

  it('a host that is silent is not waited for (PUB-02)', async () => {
    // Not even the greeting of TLS is answered.
    const server = createSilentServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const env = envWith(`https://127.0.0.1:${port}${PATH}`);
    const asking = publish({ env, fetch: async (request) => fetch(request) }, { patience: 200 });
    expect(await asking).toEqual({ state: 'failed' });
    expect(await row()).toContain('the host did not answer');
    server.close();
  });

  it('a host with another certificate is not asked', async () => {
    const { hook, asked } = await startHost(200);
    const { NODE_EXTRA_CA_CERTS: _, ...env } = envWith(hook);
    expect(await nodeWorker(env, 'publish').result).toEqual({ state: 'failed' });
    expect(asked).toEqual([]);
  });
});

describe('who may call', () => {
  const call = async (headers: Record<string, string>, hook = '') => {
    const answer = await handle(
      new Request('https://project.example/functions/v1/publish', { method: 'POST', headers }),
      {
        env: { ...workerEnv(backend, ''), DEPLOY_HOOK_URL: hook },
        fetch: async (request) => fetch(request),
      },
    );
    return `${answer.status} ${await answer.text()}`;
  };
  const bearer = async (account: typeof STAFF) => ({
    Authorization: `Bearer ${await tokenOf(backend.stack, account)}`,
  });

  it('staff and the schedule are told plainly that no hook is set, and nothing is claimed (PUB-02)', async () => {
    const { CRON_SECRET = '' } = workerEnv(backend, '');
    for (const headers of [await bearer(STAFF), { 'x-cron-secret': CRON_SECRET }]) {
      expect(await call(headers)).toBe('200 {"state":"no-hook"}');
    }
    expect(await row()).toContain('"asked_at": null');
  });

  it('nobody else reaches the hook', async () => {
    const strangers: Record<string, string>[] = [
      {},
      await bearer(STRAY),
      { 'x-cron-secret': 'guessed' },
    ];
    for (const headers of strangers) {
      expect(await call(headers, 'https://host.example/hook')).toMatch(/^401 /);
    }
    expect(await row()).toContain('"asked_at": null');
  });
});
