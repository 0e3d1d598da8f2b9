import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Runtime } from '../../supabase/functions/_shared/runtime.ts';
import type { Accounts } from '../../supabase/functions/staff/accounts.ts';
import { authAdmin } from '../../supabase/functions/staff/auth-admin.ts';
import { staffFunction } from '../../supabase/functions/staff/handler.ts';
import { sqlAccounts } from '../../supabase/local/staff-account.ts';
import { addMember, signedIn } from '../database/people-scene';
import { addBooking, addRoom } from '../database/scene';
import {
  authClientFor,
  outcome,
  STAFF,
  startBackend,
  STRAY,
  tokenOf,
  type Backend,
} from '../database/support';
import { denoServer, killWorker, workerEnv } from './workers';

// The function that makes accounts and chooses passwords, over both kinds of accounts: the admin API
// of a hosted project, by recorded shapes of its requests and answers, and SQL.

const PASSWORD = 'quatro palavras bem longas';

let backend: Backend;
let asked: {
  method: string;
  path: string;
  body: unknown;
  key: string | null;
  bearer: string | null;
}[] = [];

beforeAll(async () => {
  backend = await startBackend();
  await addBooking(backend, { room_id: (await addRoom(backend)).id });
});
afterAll(async () => backend.stop());

const env = (): Record<string, string> => ({
  ...workerEnv(backend, ''),
  SUPABASE_URL: 'http://project',
});

/** The admin API of a hosted project's Auth, over the accounts of the test house. */
async function answerAsAuthAdmin(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const body: unknown = request.method === 'DELETE' ? null : await request.json();
  const given = Object(body);
  asked.push({
    method: request.method,
    path: pathname.replace(/[\da-f-]{36}/, ':id'),
    body,
    key: request.headers.get('apikey'),
    bearer: request.headers.get('authorization'),
  });
  const accounts = sqlAccounts(backend.database);
  const id = pathname.split('/')[5] ?? '';
  if (request.method === 'POST') {
    return Response.json({ id: await accounts.create(given.email), email: given.email });
  }
  if (request.method === 'PUT') {
    if (/leaked/.test(given.password)) {
      return Response.json({ code: 422, error_code: 'weak_password' }, { status: 422 });
    }
    await accounts.setPassword(id, given.password);
  }
  if (request.method === 'DELETE') {
    const known = await backend.database.query('select 1 from auth.users where id = $1', [id]);
    if (known.length === 0) {
      return Response.json({ code: 404, error_code: 'user_not_found' }, { status: 404 });
    }
    await accounts.remove(id);
  }
  return Response.json({ id });
}

const runtime = (): Runtime => ({
  env: env(),
  fetch: async (request) =>
    new URL(request.url).pathname.startsWith('/auth/v1/admin/')
      ? answerAsAuthAdmin(request)
      : backend.stack.fetch(request),
});

/** Calls the function; `by` is a session. */
async function call(
  accountsOf: (runtime: Runtime) => Accounts,
  body: object | string,
  { by }: { by?: string } = {},
) {
  const answer = await staffFunction(accountsOf)(
    new Request('http://project/functions/v1/staff', {
      method: 'POST',
      headers: by === undefined ? {} : { authorization: `Bearer ${by}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    runtime(),
  );
  const said: unknown = await answer.json();
  return { status: answer.status, said: Object(said) };
}

/** The link of the last mail to an address, as a worker is given it. */
async function linkTo(address: string): Promise<string> {
  const { data } = await backend.house.rpc('claim_mails', { most: 50 });
  const mails: unknown[] = Array.isArray(data) ? data : [];
  return String(
    Object(Object(mails.findLast((one) => Object(one).recipient === address)).staff).link,
  );
}

const canSignIn = async (email: string, password: string) =>
  (await authClientFor(backend.stack).auth.signInWithPassword({ email, password })).error === null;

const hasAccount = async (email: string) =>
  (await backend.database.query('select 1 from auth.users where email = $1', [email])).length > 0;

const ports: [string, (given: Runtime) => Accounts][] = [
  ['the admin API of a hosted project', authAdmin],
  ['SQL of the embedded stack', () => sqlAccounts(backend.database)],
];

describe.each(ports)('over %s', (port, accountsOf) => {
  const address = (name: string) => `${name}.${port.slice(0, 3).toLowerCase()}@hostel.example`;
  const owner = async () => tokenOf(backend.stack, STAFF);

  it('an invited person chooses a password once and is in; the link opens nothing more (STAFF-01)', async () => {
    const email = address('tiago');
    const invited = await call(
      accountsOf,
      { act: 'invite', name: 'Tiago', email: ` ${email.toUpperCase()} `, role: 'reception' },
      { by: await owner() },
    );
    expect(invited).toEqual({ status: 200, said: { state: 'invited' } });
    const link = await linkTo(email);
    expect(await call(accountsOf, { act: 'read-link', link })).toEqual({
      status: 200,
      said: { kind: 'invitation', name: 'Tiago', email },
    });
    const refusals: [string, string][] = [
      ['curta', 'password-short'],
      ['Password1234', 'password-common'],
      ['x'.repeat(73), 'password-long'],
      ['abababababab', 'password-common'],
    ];
    for (const [password, code] of refusals) {
      const refused = await call(accountsOf, { act: 'choose-password', link, password });
      expect(refused).toMatchObject({ status: 400, said: { code } });
    }
    const twice = await Promise.all(
      [PASSWORD, PASSWORD].map(async (password) =>
        call(accountsOf, { act: 'choose-password', link, password }),
      ),
    );
    expect(twice.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404']);
    expect(await canSignIn(email, PASSWORD)).toBe(true);
    const { client } = await signedIn(backend, { email, password: PASSWORD });
    expect(outcome(await client.from('bookings').select('id'))).toBe('200');
    expect(await call(accountsOf, { act: 'read-link', link })).toMatchObject({
      status: 404,
      said: { code: 'link-over' },
    });
  });

  it('an address with signs that nobody sees is invited in the form the database keeps (STAFF-01)', async () => {
    const email = address('rosa');
    const pasted = `\u200B${email.replace('@', '\u2060@').toUpperCase()}\uFEFF\u00A0`;
    const invited = await call(
      accountsOf,
      { act: 'invite', name: 'Rosa', email: pasted, role: 'reception' },
      { by: await owner() },
    );
    expect(invited).toEqual({ status: 200, said: { state: 'invited' } });
    expect(await call(accountsOf, { act: 'read-link', link: await linkTo(email) })).toMatchObject({
      said: { email },
    });
  });

  it.each([
    [
      'does not find its account',
      () => Response.json({ state: 'no-account', email: 'x@y.pt' }),
      500,
    ],
    [
      'is refused after all',
      () => Response.json({ code: 'HS035', message: 'Já não.' }, { status: 403 }),
      403,
    ],
  ])(
    'an invitation that %s fails, and leaves no account (STAFF-01)',
    async (_what, again, status) => {
      const email = address('sem-convite');
      const answers = [undefined, again];
      const answer = await staffFunction(accountsOf)(
        new Request('http://project/functions/v1/staff', {
          method: 'POST',
          headers: { authorization: `Bearer ${await owner()}` },
          body: JSON.stringify({ act: 'invite', name: 'x', email, role: 'reception' }),
        }),
        {
          ...runtime(),
          fetch: async (request) => {
            const isInvitation = request.url.endsWith('/rpc/invite_staff');
            return (isInvitation ? answers.shift()?.() : undefined) ?? runtime().fetch(request);
          },
        },
      );
      expect([answer.status, await hasAccount(email)]).toEqual([status, false]);
    },
  );

  it('a forgotten password is chosen anew, and the old one with its sessions ends (STAFF-03)', async () => {
    const marta = await addMember(backend, { email: address('marta'), role: 'reception' });
    await backend.visitor.rpc('ask_recovery', { email: marta.email });
    const link = await linkTo(marta.email);
    expect(await call(accountsOf, { act: 'choose-password', link, password: PASSWORD })).toEqual({
      status: 200,
      said: { email: marta.email },
    });
    expect(await canSignIn(marta.email, marta.password)).toBe(false);
    expect(await canSignIn(marta.email, PASSWORD)).toBe(true);
  });

  it('the own password changes with the current one alone (STAFF-03)', async () => {
    const rui = await addMember(backend, { email: address('rui'), role: 'housekeeping' });
    const change = { act: 'change-password', password: PASSWORD };
    const tries = [
      await call(accountsOf, { ...change, current: rui.password }),
      await call(accountsOf, { ...change, current: 'outra' }, { by: rui.token }),
      await call(
        accountsOf,
        { ...change, current: rui.password, password: 'x' },
        { by: rui.token },
      ),
      await call(accountsOf, { ...change, current: rui.password }, { by: rui.token }),
    ];
    expect(tries.map(({ status, said }) => [status, said.code ?? said.email ?? ''])).toEqual([
      [401, ''],
      [403, 'wrong-password'],
      [400, 'password-short'],
      [200, rui.email],
    ]);
    expect(await canSignIn(rui.email, PASSWORD)).toBe(true);
  });

  it('a password is the same however its letters are composed, through every door (STAFF-03)', async () => {
    const composed = 'três maçãs cabem aqui';
    const apart = composed.normalize('NFD').replaceAll(' ', '\u00A0');
    const email = address('ines');
    const { id } = await addMember(backend, { email, role: 'reception' });
    await backend.visitor.rpc('ask_recovery', { email });
    const link = await linkTo(email);
    await call(accountsOf, { act: 'choose-password', link, password: apart });
    expect(await canSignIn(email, composed)).toBe(true);

    const change = async (current: string, password: string, known: string) => {
      const by = await tokenOf(backend.stack, { email, password: known });
      const given = { act: 'change-password', current, password };
      return (await call(accountsOf, given, { by })).status;
    };
    expect(await change(apart, `${apart}!`, composed)).toBe(200);
    expect(await canSignIn(email, `${composed}!`)).toBe(true);

    // Chosen before all were hashed in one form.
    await sqlAccounts(backend.database).setPassword(id, apart);
    expect(await change(apart, PASSWORD, apart)).toBe(200);
    expect(await canSignIn(email, PASSWORD)).toBe(true);
  });

  it('the accounts of who was removed go, now or with the next call (STAFF-01)', async () => {
    const [ana, eva] = [
      await addMember(backend, { email: address('ana'), role: 'reception' }),
      await addMember(backend, { email: address('eva'), role: 'reception' }),
    ];
    for (const { id } of [ana, eva]) await backend.staff.rpc('remove_staff', { id });
    const done = await call(accountsOf, { act: 'forget' }, { by: await owner() });
    expect(done).toEqual({ status: 200, said: {} });
    expect([await hasAccount(ana.email), await hasAccount(eva.email)]).toEqual([false, false]);
    // A token that lives on still learns why it opens nothing.
    expect(outcome(await ana.client.from('bookings').select('id'))).toBe('403 HS035');
    const again = await call(
      accountsOf,
      { act: 'invite', name: 'Ana', email: ana.email, role: 'reception' },
      { by: await owner() },
    );
    expect(again.said).toEqual({ state: 'invited' });
  });

  it('nobody but an owner makes or deletes accounts (STAFF-02)', async () => {
    const rita = await addMember(backend, { email: address('rita'), role: 'reception' });
    const stray = await tokenOf(backend.stack, STRAY);
    const email = address('ninguem');
    for (const by of [undefined, 'no-token', stray, rita.token]) {
      const given = { name: 'x', email, role: 'owner' };
      for (const act of ['invite', 'forget']) {
        const { status } = await call(
          accountsOf,
          { act, ...given },
          by === undefined ? {} : { by },
        );
        expect([act, by === undefined, [401, 403].includes(status)]).toEqual([
          act,
          by === undefined,
          true,
        ]);
      }
    }
    expect(await hasAccount(email)).toBe(false);
  });
});

it('asks a hosted project’s Auth as its admin API wants it (STAFF-01)', async () => {
  asked = [];
  const by = await tokenOf(backend.stack, STAFF);
  await call(
    authAdmin,
    { act: 'invite', name: 'Zé', email: 'ze@hostel.example', role: 'reception' },
    { by },
  );
  const link = await linkTo('ze@hostel.example');
  await call(authAdmin, { act: 'choose-password', link, password: PASSWORD });
  const { data } = await backend.staff.rpc('team');
  const people: unknown[] = Object(data).people;
  const ze = Object(people.find((one) => Object(one).email === 'ze@hostel.example'));
  await backend.staff.rpc('remove_staff', { id: ze.id });
  await call(authAdmin, { act: 'forget' }, { by });
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /auth/v1/admin/users',
    'PUT /auth/v1/admin/users/:id',
    'DELETE /auth/v1/admin/users/:id',
  ]);
  expect(asked[0]?.body).toEqual({
    email: 'ze@hostel.example',
    email_confirm: true,
    password: expect.stringMatching(/^[\da-f]{64}$/),
  });
  expect(asked[1]?.body).toEqual({ password: PASSWORD });
  // A key of the newer kind is no token: it goes into its own header alone.
  for (const { key, bearer } of asked) {
    expect([key, bearer]).toEqual([backend.stack.secrets.secretKey, null]);
  }
});

describe('what goes wrong', () => {
  const invited = async (email: string) => {
    const by = await tokenOf(backend.stack, STAFF);
    await call(authAdmin, { act: 'invite', name: 'x', email, role: 'reception' }, { by });
    return linkTo(email);
  };

  it('a link serves again where the password could not be stored (STAFF-03)', async () => {
    const link = await invited('falha@hostel.example');
    const broken: Accounts = {
      ...sqlAccounts(backend.database),
      setPassword: async () => {
        throw new Error('Auth answered 503');
      },
    };
    const choose = { act: 'choose-password', link, password: PASSWORD };
    expect((await call(() => broken, choose)).status).toBe(500);
    expect(
      await call(authAdmin, { ...choose, password: 'a leaked password of many' }),
    ).toMatchObject({ status: 400, said: { code: 'password-common' } });
    expect((await call(authAdmin, choose)).status).toBe(200);
  });

  it('says in the words of the database what is wrong with an invitation (STAFF-01)', async () => {
    await invited('ja@hostel.example');
    const by = await tokenOf(backend.stack, STAFF);
    const again = { act: 'invite', name: 'Já', email: 'ja@hostel.example', role: 'reception' };
    expect(await call(authAdmin, again, { by })).toEqual({
      status: 409,
      said: { code: 'HS040', message: 'Este endereço já é de x.' },
    });
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['no act', '{}'],
    ['an act that is none', '{"act":"constructor"}'],
  ])('%s is malformed', async (_name, body) => {
    expect((await call(authAdmin, body)).status).toBe(400);
  });

  it('a link that never was, and none, open nothing', async () => {
    for (const link of ['', 'x', 5, null, ['x']]) {
      expect((await call(authAdmin, { act: 'read-link', link })).status).toBe(404);
      const choose = { act: 'choose-password', link, password: PASSWORD };
      expect((await call(authAdmin, choose)).status).toBe(404);
    }
  });
});

it('serves on Deno as it is deployed (STAFF-01)', async () => {
  // All that the function asks goes through one address, as on a hosted project.
  const project = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
      const body = Buffer.concat(parts);
      const incoming = new Request(`http://project${request.url}`, {
        method: request.method ?? 'GET',
        headers,
        ...(body.length > 0 ? { body } : {}),
      });
      void runtime()
        .fetch(incoming)
        .then(async (answer) => {
          reply.writeHead(answer.status, { 'content-type': 'application/json' });
          reply.end(await answer.text());
        });
    });
  }).listen(0, '127.0.0.1');
  await once(project, 'listening');
  const address = project.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const served = await denoServer({ ...env(), SUPABASE_URL: `http://127.0.0.1:${port}` }, 'staff');
  const ask = async (body: object, by?: string) =>
    fetch(`http://127.0.0.1:${served.port}/`, {
      method: 'POST',
      headers: by === undefined ? {} : { authorization: `Bearer ${by}` },
      body: JSON.stringify(body),
    });
  try {
    const by = await tokenOf(backend.stack, STAFF);
    const person = { name: 'Deno', email: 'deno@hostel.example', role: 'reception' };
    expect((await ask({ act: 'invite', ...person }, by)).status).toBe(200);
    const link = await linkTo(person.email);
    expect(await (await ask({ act: 'read-link', link })).json()).toMatchObject({ name: 'Deno' });
    const chosen = await ask({ act: 'choose-password', link, password: PASSWORD });
    expect(await chosen.json()).toEqual({ email: person.email });
    expect(await canSignIn(person.email, PASSWORD)).toBe(true);
  } finally {
    killWorker(served.process);
    project.closeAllConnections();
    project.close();
  }
});
