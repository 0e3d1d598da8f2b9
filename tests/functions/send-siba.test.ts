import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { RegisterEntry } from '@/domain/register/entry';
import { readStayRegister, saveEntry } from '@/queries/register/entries';
import { readSibaOverview } from '@/queries/register/siba';
import type { BookingRow } from '@/types/rows';
import type { Runtime } from '../../supabase/functions/_shared/runtime.ts';
import { sibaFunction } from '../../supabase/functions/send-siba/handler.ts';
import {
  settledService,
  sibaService,
  type SibaService,
} from '../../supabase/functions/send-siba/siba-service.ts';
import { openSibaStandIn, type SibaStandIn } from '../../supabase/local/siba/stand-in.ts';
import { addStay } from '../database/desk-scene';
import { addMember } from '../database/people-scene';
import { addRoom } from '../database/scene';
import { emptyHouse, STAFF, startBackend, STRAY, tokenOf, type Backend } from '../database/support';
import { DOWN_PAGE, LUKAS, sibaErrors, SIBA_HOUSE_FACTS, sibaSays } from '../support/siba';
import { denoServer, killWorker, workerEnv } from './workers';

// The function that hands bulletins to the authority: against the stand-in of npm start, and against
// a server that answers in shapes that were recorded from the real one.

let backend: Backend;
let token: string;
let stay: BookingRow;
let standIn: SibaStandIn;
let stopServers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  backend = await startBackend();
  token = await tokenOf(backend.stack, STAFF);
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  await backend.database.script('delete from public.siba_files');
  await backend.staff
    .from('register_settings')
    .update({ ...SIBA_HOUSE_FACTS, reports_from: '2020-01-01' })
    .eq('only_row', true)
    .throwOnError();
  stay = await addStay(backend, await addRoom(backend), [-1, 3], {
    status: 'checked_in',
    number_of_guests: 2,
  });
  standIn = openSibaStandIn({ pause: 50 });
});
afterEach(async () => {
  for (const stop of stopServers.splice(0)) await stop();
});

const save = async (person: number, entry: Partial<RegisterEntry> = {}) =>
  saveEntry(backend.staff, {
    bookingId: stay.id,
    person,
    entry: { ...LUKAS, ...entry, age: null, tax_reason: null },
  });
const entries = async () =>
  (await readStayRegister(backend.staff, stay.id)).entries.map(({ id }) => id);

const rehearsal = () =>
  sibaService({
    url: 'http://embedded/_siba',
    key: standIn.key,
    fetch: async (request) => standIn.answer(request),
  });

const runtime = (): Runtime => ({
  env: { ...workerEnv(backend, ''), SUPABASE_URL: 'http://project' },
  fetch: async (request) => backend.stack.fetch(request),
});

async function call(
  service: SibaService | null,
  body: object | string,
  by: string | undefined = token,
) {
  const answer = await sibaFunction(() => service)(
    new Request('http://project/functions/v1/send-siba', {
      method: 'POST',
      headers: by === '' ? {} : { authorization: `Bearer ${by}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    runtime(),
  );
  const said: unknown = await answer.json();
  return { status: answer.status, said: Object(said) };
}

const send = async (service: SibaService | null = rehearsal()) =>
  call(service, { entries: await entries() });
const lastFile = async () => (await readSibaOverview(backend.staff)).files[0];

/** The authority's server, which answers as told, and what it was sent. */
async function startAuthority(answer: RequestListener | [status: number, body: string]) {
  const asked: { headers: Record<string, unknown>; body: string }[] = [];
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      asked.push({ headers: request.headers, body });
      if (typeof answer === 'function') answer(request, reply);
      else reply.writeHead(answer[0], { 'Content-Type': 'text/xml' }).end(answer[1]);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const stop = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  stopServers.push(stop);
  return { asked, stop, url: `http://127.0.0.1:${port}/baws/boletinsalojamento.asmx` };
}

const authorityAt = (url: string, patience = 5000) =>
  sibaService({ url, key: 'segredo', patience, fetch: async (request) => fetch(request) });

describe('over the stand-in of npm start (REG-04)', () => {
  it('a file is numbered, taken, and its guests are reported', async () => {
    await save(1);
    await save(2, { surname: 'Müller', given_names: null });
    const sent = await send();
    expect(sent).toEqual({
      status: 200,
      said: { state: 'accepted', number: 1, guests: 2, code: '0', answer: null, lines: [] },
    });
    expect(standIn.files()).toMatchObject([{ number: 1, guests: 2, isAccepted: true }]);
    expect(standIn.files()[0]?.xml).toContain('<Apelido>MULLER</Apelido>\n<Nacionalidade>D<');
    expect(await lastFile()).toMatchObject({
      state: 'accepted',
      is_rehearsal: true,
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
      made_by: expect.any(String),
    });
    expect((await readSibaOverview(backend.staff)).stays).toEqual([]);
    expect(await send()).toMatchObject({ status: 409, said: { code: 'HS047' } });
    expect(standIn.files()).toHaveLength(1);
  });

  it('one that is sent twice at once goes out once', async () => {
    await save(1);
    standIn.mode = 'slow';
    const both = await Promise.all([send(), send()]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.find(({ status }) => status !== 200)?.said.code).toMatch(/^HS04[67]$/);
    expect(standIn.files()).toHaveLength(1);
  });

  it('what was cut off after it was taken is uncertain, and nobody repeats it', async () => {
    await save(1);
    standIn.mode = 'cut';
    expect((await send()).said).toMatchObject({ state: 'uncertain', number: 1 });
    standIn.mode = 'normal';
    expect((await send()).said.code).toBe('HS047');
    expect(standIn.files()).toHaveLength(1);
  });

  test.each([
    ['down', '503'],
    ['page', '200'],
  ] as const)(
    'while it is %s nothing was delivered, and it can be tried again',
    async (mode, code) => {
      await save(1);
      standIn.mode = mode;
      expect((await send()).said).toMatchObject({ state: 'failed', number: 1, code });
      standIn.mode = 'normal';
      expect((await send()).said).toMatchObject({ state: 'accepted', number: 2 });
    },
  );

  it('a number that was used is refused there, in words', async () => {
    await save(1);
    await send();
    await backend.database.script('delete from public.siba_files');
    expect((await send()).said).toMatchObject({
      state: 'refused',
      code: '99',
      answer: 'O ficheiro n.º 1 já foi entregue.',
    });
  });

  it('a wrong key is refused as the authority does', async () => {
    await save(1);
    const wrong = sibaService({
      url: 'http://embedded/_siba',
      key: 'outra',
      fetch: async (request) => standIn.answer(request),
    });
    expect((await send(wrong)).said).toMatchObject({ state: 'refused', code: '60', lines: [] });
  });

  it('what would be refused is not sent, and named for one of two', async () => {
    await save(1);
    await save(2, { surname: 'Иванов' });
    expect((await send()).said).toEqual({
      state: 'refused',
      number: 1,
      guests: 2,
      code: 'house',
      answer: 'Não chegou a ser enviado.',
      lines: [{ line: 2, message: 'O SIBA não aceita estas letras: «ИВАНО» (o apelido).' }],
    });
    expect(standIn.files()).toEqual([]);
    const [shown] = (await readSibaOverview(backend.staff)).stays;
    expect(shown?.people).toMatchObject([
      { refusal: null },
      { refusal: 'O SIBA não aceita estas letras: «ИВАНО» (o apelido).' },
    ]);
  });

  it('a house that is not settled sends nothing', async () => {
    await save(1);
    await backend.staff
      .from('register_settings')
      .update({ postcode: null })
      .eq('only_row', true)
      .throwOnError();
    expect((await send()).said).toMatchObject({ state: 'failed', code: 'house' });
    expect(standIn.files()).toEqual([]);
  });
});

describe('who may, and what else is asked (REG-04)', () => {
  it('serves nobody but owner and reception', async () => {
    const cleaner = await addMember(backend, {
      email: 'limpeza@hostel.example',
      role: 'housekeeping',
    });
    for (const by of ['', await tokenOf(backend.stack, STRAY), cleaner.token, 'x']) {
      expect((await call(rehearsal(), { entries: [] }, by)).status).toBe(401);
    }
  });

  it('takes nothing but a list of entries', async () => {
    const id = 'a'.repeat(8);
    for (const body of ['[]', '{', '{"entries":[]}', '{"entries":"x"}', `{"entries":["${id}"]}`]) {
      expect((await call(rehearsal(), body)).status).toBe(400);
    }
    const many = Array.from({ length: 501 }, () => '77777777-7777-4777-8777-000000000001');
    expect((await call(rehearsal(), { entries: many })).status).toBe(400);
  });

  it('says without entries where it sends to, and the panel reads it', async () => {
    const settled = async () => (await readSibaOverview(backend.staff)).settings.service;
    expect((await call(rehearsal(), {})).said).toEqual({ service: 'rehearsal' });
    expect(await settled()).toBe('rehearsal');
    const never = async () => Promise.reject(new Error('Nobody is asked.'));
    const serviceOf = (env: Record<string, string>) => settledService(env, never);
    expect((await call(serviceOf({ SIBA_KEY: 'x' }), {})).said).toEqual({ service: 'real' });
    expect(await settled()).toBe('real');
    const trial = { SIBA_KEY: 'x', SIBA_URL: 'https://siba.ssi.gov.pt/bawsdev/x.asmx' };
    expect((await call(serviceOf(trial), {})).said).toEqual({ service: 'rehearsal' });
    // The older name leads to the true service as well: nobody is to be reported twice.
    const older = { SIBA_KEY: 'x', SIBA_URL: 'https://siba.sef.pt/BAWS/boletinsalojamento.asmx' };
    expect((await call(serviceOf(older), {})).said).toEqual({ service: 'real' });
    expect((await call(serviceOf({}), {})).said).toEqual({ service: null });
    expect(await settled()).toBeNull();
    await save(1);
    expect(await send(null)).toMatchObject({ status: 409, said: { code: 'no-service' } });
    expect(await lastFile()).toBeUndefined();
  });
});

describe("over the authority's recorded shapes (REG-04)", () => {
  it('sends what its service reads, with the key in nothing else', async () => {
    await save(1);
    const authority = await startAuthority([200, sibaSays('0')]);
    expect((await send(authorityAt(authority.url))).said).toMatchObject({ state: 'accepted' });
    expect(authority.asked).toHaveLength(1);
    expect(authority.asked[0]?.headers).toMatchObject({
      'content-type': 'text/xml; charset=utf-8',
      soapaction: '"http://sef.pt/EntregaBoletinsAlojamento"',
    });
    expect(authority.asked[0]?.body).toContain('<ChaveAcesso>segredo</ChaveAcesso>');
    const kept = await backend.database.query('select to_jsonb(f)::text as f from siba_files f');
    expect(JSON.stringify(kept)).not.toContain('segredo');
  });

  it('a refusal of one line names the person, and nothing is reported', async () => {
    await save(1);
    await save(2);
    const words = "The 'Apelido' element is invalid";
    const authority = await startAuthority([200, sibaSays(sibaErrors([2, 75, words]))]);
    expect((await send(authorityAt(authority.url))).said).toMatchObject({
      state: 'refused',
      code: '75',
      answer: words,
      lines: [{ line: 2, message: words }],
    });
    expect((await lastFile())?.refusals).toMatchObject([{ line: 2, refusal: words }]);
  });

  it('a refusal by the schema names a line of the XML, and so the person', async () => {
    await save(1);
    await save(2);
    const words = "Linha XML 43. -->The element 'Boletim_Alojamento' has incomplete content.";
    const authority = await startAuthority([
      200,
      sibaSays(sibaErrors([0, 75, words.replace('>', '&gt;')])),
    ]);
    expect((await send(authorityAt(authority.url))).said).toMatchObject({
      state: 'refused',
      code: '75',
      answer: words,
      lines: [{ line: 2, message: words }],
    });
  });

  const shapes: [string, RequestListener | [number, string], object][] = [
    ['503', [503, DOWN_PAGE], { state: 'failed', code: '503' }],
    ['a page', [200, DOWN_PAGE], { state: 'failed', code: '200' }],
    ['a redirection', [302, ''], { state: 'failed', code: '302' }],
    ['500', [500, DOWN_PAGE], { state: 'uncertain', code: '500' }],
    ['half an answer', [200, sibaSays('0').slice(0, -20)], { state: 'uncertain', code: '200' }],
    [
      'a line that breaks before an answer',
      (_, reply) => reply.destroy(),
      { state: 'uncertain', code: null },
    ],
    [
      'a line that breaks within it',
      (_, reply) => {
        reply.writeHead(200, { 'Content-Length': 999 }).write('<?xml', () => reply.destroy());
      },
      { state: 'uncertain', code: '200' },
    ],
    ['silence', () => undefined, { state: 'uncertain', code: null }],
  ];
  test.each(shapes)('%s', async (_, answer, result) => {
    await save(1);
    const authority = await startAuthority(answer);
    expect((await send(authorityAt(authority.url, 500))).said).toMatchObject(result);
    expect(authority.asked).toHaveLength(1);
    expect(await lastFile()).toMatchObject(result);
  });

  it('where nobody listens nothing was handed over', async () => {
    await save(1);
    const authority = await startAuthority([200, sibaSays('0')]);
    await authority.stop();
    expect((await send(authorityAt(authority.url))).said).toMatchObject({
      state: 'failed',
      code: null,
    });
  });
});

describe('on Deno, as it is deployed (REG-04)', () => {
  it('killed between handing over and the answer, its file is uncertain, and nobody repeats it', async () => {
    await save(1);
    let hasBegun = () => {};
    const begun = new Promise<void>((resolve) => {
      hasBegun = resolve;
    });
    const authority = await startAuthority(() => hasBegun());
    const { process, port } = await denoServer(
      { ...workerEnv(backend, ''), SIBA_KEY: 'segredo', SIBA_URL: authority.url },
      'send-siba',
    );
    const asked = fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ entries: await entries() }),
    }).catch(() => undefined);
    await begun;
    killWorker(process);
    await asked;
    expect(await send()).toMatchObject({ status: 409, said: { code: 'HS046' } });
    await backend.database.script(
      `update public.siba_files set lease_until = now() - interval '1 second'`,
    );
    // As the minute's sweep does.
    await backend.database.script('select private.end_lost_siba_files()');
    expect(await send()).toMatchObject({ status: 409, said: { code: 'HS047' } });
    expect(await lastFile()).toMatchObject({ state: 'uncertain', number: 1 });
    expect(standIn.files()).toEqual([]);
  });

  it('sends once, and knows a dead address from a broken line', async () => {
    await save(1);
    let answer: RequestListener = (_, reply) => reply.destroy();
    const authority = await startAuthority((request, reply) => answer(request, reply));
    const { process, port } = await denoServer(
      { ...workerEnv(backend, ''), SIBA_KEY: 'segredo', SIBA_URL: authority.url },
      'send-siba',
    );
    const ask = async () => {
      const reply = await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ entries: await entries() }),
      });
      const said: unknown = await reply.json();
      return Object(said);
    };
    try {
      expect(await ask()).toMatchObject({ state: 'uncertain', number: 1 });
      await backend.database.script('delete from public.siba_files');
      answer = (_, reply) => reply.end(sibaSays('0'));
      expect(await ask()).toMatchObject({ state: 'accepted', number: 1 });
      await backend.database.script('delete from public.siba_files');
      await authority.stop();
      expect(await ask()).toMatchObject({ state: 'failed', number: 1, code: null });
    } finally {
      killWorker(process);
    }
  });
});
