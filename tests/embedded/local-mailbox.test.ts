import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type LocalBackend } from '../../supabase/local/backend.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { migratedCluster } from '../database/kept-clusters';
import { startMailServer } from '../functions/mail-server';

// The functions of npm start, and the mailbox at /_mail that stands for the guests' own.

const SITE = 'http://localhost:5173';
/** The worker looks for mails a second after the change; a busy machine takes longer. */
const PATIENCE = { timeout: 20_000 };
const ended: LocalBackend[] = [];

afterEach(async () => {
  for (const backend of ended.splice(0)) await backend.stop();
});

async function begin(smtpUrl?: string): Promise<LocalBackend> {
  return startBackend(
    { demo: true, dump: await migratedCluster() },
    { siteUrl: SITE, smtpUrl, mailFrom: undefined },
  );
}

/** A backend for one test, which may end it. */
async function start(smtpUrl?: string): Promise<LocalBackend> {
  const backend = await begin(smtpUrl);
  ended.push(backend);
  return backend;
}

const ask = async (backend: LocalBackend, path: string, init?: RequestInit) =>
  backend.fetch(new Request(`${SITE}${path}`, init));
const textOf = async (backend: LocalBackend, path: string) => (await ask(backend, path)).text();

async function sendMessage(backend: LocalBackend): Promise<number> {
  const answer = await ask(backend, '/rest/v1/contact_messages', {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: '<b>Rui</b>',
      email: 'rui@correio.example',
      subject: 'outro',
      message: '<script>alert(1)</script>',
    }),
  });
  return answer.status;
}

describe('a backend that goes on', () => {
  let backend: LocalBackend;

  beforeAll(async () => {
    backend = await begin();
  });

  afterAll(async () => backend.stop());

  it('has an empty mailbox at first: nothing of the demo house is mailed; what a visitor does is, without a wait (MAIL-07)', async () => {
    expect(await textOf(backend, '/_mail')).toContain('No mail yet');
    expect(await sendMessage(backend)).toBe(201);
    await expect
      .poll(async () => textOf(backend, '/_mail'), PATIENCE)
      .toContain('Nova mensagem do site');
  });

  it('shows the HTML of a mail in a frame that runs nothing, the text, and the source (MAIL-07)', async () => {
    await sendMessage(backend);
    await expect.poll(async () => textOf(backend, '/_mail'), PATIENCE).toContain('Nova mensagem');
    // Guests of the demo house who arrive soon may have got a mail as well.
    const link = /href="(?<path>\/_mail\/[\w-]+)"(?:(?!href=)[^])*Nova mensagem/;
    const path = link.exec(await textOf(backend, '/_mail'))?.groups?.['path'];
    const frame = await textOf(backend, `${path}`);
    expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    const raw = await ask(backend, `${path}?raw=1`);
    expect(raw.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    );
    const shown = [await raw.text(), await textOf(backend, `${path}?view=text`)].join('');
    expect(shown).not.toContain('<script>alert');
    expect(await textOf(backend, `${path}?view=source`)).toContain('Reply-To: rui@correio.example');
    expect((await ask(backend, '/_mail/none')).status).toBe(404);
  });

  it('answers whoever may call its functions: nobody without secret or token, staff with theirs', async () => {
    const call = async (headers: Record<string, string>, method = 'POST') =>
      (await ask(backend, '/functions/v1/send-mail', { method, headers })).status;
    expect(await call({})).toBe(401);
    expect(await call({ 'x-cron-secret': 'guess' })).toBe(401);
    expect(await call({ authorization: `Bearer ${LOCAL_PUBLISHABLE_KEY}` })).toBe(401);
    expect(await call({}, 'GET')).toBe(405);
    for (const name of ['none', 'constructor', 'toString', '__proto__']) {
      const path = `/functions/v1/${name}`;
      expect((await ask(backend, path, { method: 'POST' })).status).toBe(404);
    }
    const session = await ask(backend, '/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'equipa@marenova.example', password: 'hostel-demo' }),
    });
    const { access_token: token } = await session.json();
    expect(await call({ authorization: `Bearer ${token}` })).toBe(200);
    // Bulletins end at the stand-in of this machine, and the panel is told so.
    const asked = await ask(backend, '/functions/v1/send-siba', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await asked.json()).toEqual({ service: 'rehearsal' });
    expect(await textOf(backend, '/_siba')).toContain('Ainda não chegou nenhum ficheiro');
  });
});

describe('a backend that ends', () => {
  it('keeps its mailbox in memory alone', async () => {
    const backend = await start();
    await sendMessage(backend);
    await expect.poll(async () => textOf(backend, '/_mail'), PATIENCE).toContain('Nova mensagem');
    await backend.stop();
    expect(await textOf(await start(), '/_mail')).toContain('No mail yet');
  });

  it('sends over SMTP_URL where there is one, and nothing to the mailbox (MAIL-07)', async () => {
    const server = await startMailServer();
    const backend = await start(server.url);
    await sendMessage(backend);
    await expect
      .poll(() => server.received.map(({ mail }) => mail.subject), PATIENCE)
      .toContain('Nova mensagem do site');
    expect(await textOf(backend, '/_mail')).toContain('No mail yet');
    await server.stop();
  });

  it('ends without waiting for a mail server that takes the mail and falls silent', async () => {
    const lines = new Set<string>();
    const server = await startMailServer(
      {
        onConnect: ({ id }, done) => {
          lines.add(id);
          done();
        },
        onClose: ({ id }) => lines.delete(id),
      },
      async () => new Promise(() => {}),
    );
    const backend = await start(server.url);
    await sendMessage(backend);
    await expect.poll(() => server.received.length, PATIENCE).toBe(1);
    await backend.stop();
    expect(lines.size).toBe(1);
    await server.stop();
  });

  it('ends with the turn under way', async () => {
    const backend = await start();
    await sendMessage(backend);
    await backend.stop();
    await backend.stop();
    expect((await ask(backend, '/rest/v1/rooms')).status).toBe(503);
  });
});
