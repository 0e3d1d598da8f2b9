import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendAll } from '../../supabase/functions/send-mail/handler.ts';
import { smtpMailbox } from '../../supabase/functions/send-mail/smtp.ts';
import { resetMails, mails, valueOf } from '../database/mail-scene';
import { emptyHouse, startBackend, type Backend } from '../database/support';
import { startFaultyServer, startMailServer, type Fault, type MailServer } from './mail-server';
import { countOf, loseLeases, queue, recipients } from './scene';
import { denoWorker, killWorker, nodeWorker, workerEnv, type Worker } from './workers';

// The worker against a real mail server: each mail once, whatever server, network or machine do.

let backend: Backend;
let servers: MailServer[] = [];

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  await resetMails(backend);
});
afterEach(async () => {
  for (const server of servers) await server.stop();
  servers = [];
});

async function opened(starting: Promise<MailServer>): Promise<MailServer> {
  const server = await starting;
  servers.push(server);
  return server;
}

const runtimeFor = (smtpUrl: string, env: Record<string, string> = {}) => ({
  env: { ...workerEnv(backend, smtpUrl), ...env },
  fetch: async (request: Request) => fetch(request),
});
const count = async (state: string) => countOf(backend, state);
const PATIENCE = { connect: 500, silence: 500, mail: 1500 };

describe('each mail once', () => {
  it('goes to its address, and says so in the queue (MAIL-03)', async () => {
    const server = await opened(startMailServer());
    await queue(backend, 12);
    expect(await sendAll(runtimeFor(server.url))).toEqual({
      state: 'done',
      sent: 12,
      retry: 0,
      failed: 0,
      uncertain: 0,
    });
    expect(new Set(recipients(server)).size).toBe(12);
    expect(server.received[0]?.mail).toMatchObject({
      subject: 'Confirme o seu e-mail para enviar o pedido',
      from: { text: '"Hostel Maré Nova" <ola@marenova.example>' },
    });
    expect(await count('sent')).toBe(12);
    expect(await sendAll(runtimeFor(server.url))).toMatchObject({ sent: 0 });
  });

  it.each([
    ['Node', async (env: Record<string, string>) => nodeWorker(env)],
    ['Deno', denoWorker],
  ])('also with two workers at once, on %s (MAIL-03)', async (_name, start) => {
    const server = await opened(startMailServer());
    await queue(backend, 40);
    const env = workerEnv(backend, server.url);
    const workers: Worker[] = await Promise.all([start(env), start(env)]);
    await Promise.all(workers.map(async ({ result }) => result));
    expect(recipients(server)).toHaveLength(40);
    expect(new Set(recipients(server)).size).toBe(40);
    expect(await count('sent')).toBe(40);
  });

  it.each([
    ['Node', async (env: Record<string, string>) => nodeWorker(env)],
    ['Deno', denoWorker],
  ])(
    'also with kill -9 on %s between its last byte and the answer: that one is uncertain and stays so (MAIL-03)',
    async (_name, start) => {
      let worker: Worker | undefined;
      const server = await opened(
        startMailServer({}, async (received) => {
          if (received !== 6 || worker === undefined) return;
          killWorker(worker.process);
          await worker.result.catch(() => undefined);
        }),
      );
      await queue(backend, 12);
      worker = await start(workerEnv(backend, server.url));
      await worker.result.catch(() => undefined);
      expect(await count('handing')).toBe(1);
      await loseLeases(backend);
      expect(await sendAll(runtimeFor(server.url))).toMatchObject({ sent: 6 });
      expect(await sendAll(runtimeFor(server.url))).toMatchObject({ sent: 0 });
      expect([await count('sent'), await count('uncertain')]).toEqual([11, 1]);
      expect(recipients(server)).toHaveLength(12);
      expect(new Set(recipients(server)).size).toBe(12);
    },
  );
});

it.each([
  ['Node', async (env: Record<string, string>) => nodeWorker(env)],
  ['Deno', denoWorker],
])('each mail is written in its own language on %s (LANG-03, MAIL-02)', async (_name, start) => {
  const server = await opened(startMailServer());
  await backend.database.query(
    `insert into public.mails (event_key, kind, recipient, language, is_test)
     select 'test:' || tongue, 'confirmed', 'casa@marenova.example', tongue, true
       from unnest(array['pt', 'en', 'es', 'fr', 'de']) tongue`,
  );
  const worker = await start(workerEnv(backend, server.url));
  await worker.result;
  const departure = new Date(Date.now() + 24 * 86_400_000);
  const month = (locale: string) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(departure);
  const subjects = server.received.map(({ mail }) => mail.subject ?? '').toSorted();
  // Whatever the days are: their first figure, and the name of the month that they end with.
  expect(subjects.map((subject) => subject.replace(/\d.* (?=\p{L}+$)/u, '... '))).toEqual([
    `[Teste] A sua reserva está confirmada: ... ${month('pt-PT')}`,
    `[Teste] Ihre Buchung ist bestätigt: ... ${month('de-DE')}`,
    `[Teste] Tu reserva está confirmada: del ... ${month('es-ES')}`,
    `[Teste] Votre réservation est confirmée\u202f: du ... ${month('fr-FR')}`,
    `[Teste] Your booking is confirmed: ... ${month('en-GB')}`,
  ]);
});

describe('a server that goes wrong', () => {
  const cases: [Fault, string][] = [
    [{ at: 'recipient', does: { answer: '550 no such mailbox' } }, 'failed'],
    [{ at: 'recipient', does: { answer: '451 come back later' } }, 'retry'],
    [{ at: 'recipient', does: 'drop' }, 'retry'],
    [{ at: 'recipient', does: 'hang' }, 'retry'],
    [{ at: 'before-text', does: { answer: '452 full' } }, 'retry'],
    [{ at: 'recipient', does: { answer: '550 5.4.5 Daily sending quota exceeded' } }, 'retry'],
    [{ at: 'recipient', does: { answer: '550 5.7.1 refused by policy' } }, 'retry'],
    [{ at: 'after-text', does: { answer: '554 not wanted' } }, 'retry'],
    [{ at: 'after-text', does: { answer: '550 5.1.1 no such user' } }, 'failed'],
    [{ at: 'after-text', does: { answer: '451 not now' } }, 'retry'],
    [{ at: 'within-text', does: 'drop' }, 'uncertain'],
    [{ at: 'after-text', does: 'drop' }, 'uncertain'],
    [{ at: 'after-text', does: 'hang' }, 'uncertain'],
  ];
  it.each(cases)(
    '%j: the mail is for %s, and handed over once (MAIL-03)',
    async (fault, result) => {
      const server = await opened(startFaultyServer(fault));
      await queue(backend, 1);
      const box = smtpMailbox(server.url, PATIENCE);
      await box.open();
      const summary = await sendAll(runtimeFor(server.url), { mailbox: box });
      expect(summary).toMatchObject({ sent: 0, [result]: 1 });
      const state = result === 'retry' ? 'queued' : result;
      expect(await mails(backend)).toEqual([`verify a1@correio.example ${state}`]);
      expect(await valueOf(backend, 'select last_error is not null from public.mails')).toBe(true);
    },
  );

  it.each<[string, Fault]>([
    ['drops the line', { at: 'greeting', does: 'drop' }],
    ['says no', { at: 'greeting', does: { answer: '554 closed' } }],
  ])('at the door (%s) no mail is touched, and staff are told (MAIL-05)', async (_how, fault) => {
    const server = await opened(startFaultyServer(fault));
    await queue(backend, 2);
    expect(await sendAll(runtimeFor(server.url))).toMatchObject({ state: 'smtp-down' });
    expect(await count('queued')).toBe(2);
    expect(await valueOf(backend, 'private.is_mail_on()')).toBe(false);
  });

  it('that refuses the login keeps the mails waiting, and the words hold no password', async () => {
    const server = await opened(
      startMailServer({
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(new Error('Wrong password')),
      }),
    );
    await queue(backend, 1);
    const url = new URL(server.url);
    url.username = 'casa';
    url.password = 'segredo-da-casa';
    expect(await sendAll(runtimeFor(url.href))).toMatchObject({ state: 'smtp-down' });
    const told = String(await valueOf(backend, 'select smtp_error from public.mail_settings'));
    expect(told).not.toBe('null');
    expect(told).not.toContain('segredo');
    expect(await count('queued')).toBe(1);
  });

  it.each([
    ['a daily limit', '550 5.4.5 Daily user sending limit exceeded'],
    ['an address that is not its own', '553 5.7.1 Sender address rejected: not owned by user'],
  ])(
    'that refuses the house for %s keeps every mail, and staff are told once, until one goes out (MAIL-03, MAIL-05)',
    async (_why, answer) => {
      const refusing = await opened(startFaultyServer({ at: 'sender', does: { answer } }));
      await queue(backend, 3);
      const told = async () => valueOf(backend, 'select smtp_error from public.mail_settings');
      expect(await sendAll(runtimeFor(refusing.url))).toMatchObject({
        state: 'smtp-down',
        retry: 1,
      });
      expect(await told()).toContain(answer);
      // A turn with nothing to send knows nothing better.
      await sendAll(runtimeFor(refusing.url));
      expect(await told()).toContain(answer);
      expect(await count('failed')).toBe(0);

      await backend.database.query(
        `update public.mails set not_before = now(), lease_until = now() - interval '1 minute'`,
      );
      const kind = await opened(startMailServer());
      expect(await sendAll(runtimeFor(kind.url))).toMatchObject({ state: 'done', sent: 3 });
      expect(await told()).toBeNull();
    },
  );

  it('one address that is refused holds up no other', async () => {
    const server = await opened(
      startMailServer({
        onRcptTo: ({ address }, _session, done) =>
          done(address.startsWith('a2@') ? new Error('No such mailbox') : null),
      }),
    );
    await queue(backend, 3);
    expect(await sendAll(runtimeFor(server.url))).toMatchObject({ sent: 2, failed: 1 });
  });
});

describe('without what it needs', () => {
  it.each([
    ['SMTP_URL', 'no-smtp', 'no-server'],
    ['SITE_URL', 'smtp-down', 'SITE_URL is not set'],
    ['MAIL_FROM', 'smtp-down', 'MAIL_FROM is not set'],
  ])('%s nothing pretends to be sent (MAIL-05)', async (name, state, words) => {
    await queue(backend, 1);
    const answer = await sendAll(runtimeFor('smtp://127.0.0.1:9', { [name]: '' }));
    expect(answer).toMatchObject({ state, sent: 0 });
    expect(await valueOf(backend, 'select smtp_error from public.mail_settings')).toContain(words);
    expect(await count('queued')).toBe(1);
  });

  it.each([
    ['the user', 'smtp://100%:segredo@127.0.0.1:9', { MAIL_FROM: '' }],
    ['the user, beside MAIL_FROM', 'smtp://casa%zz@127.0.0.1:9', {}],
    ['the password', 'smtp://casa:segredo%@127.0.0.1:9', {}],
  ])('a bare % in %s is told to staff in words (MAIL-05)', async (_where, url, env) => {
    await queue(backend, 1);
    expect(await sendAll(runtimeFor(url, env))).toMatchObject({ state: 'smtp-down', sent: 0 });
    const words = String(await valueOf(backend, 'select smtp_error from public.mail_settings'));
    expect(words).toContain('write % as %25');
    expect(words).not.toContain('segredo');
    expect(await count('queued')).toBe(1);
  });

  it.each(['25', '587'])('a hosted function says that port %s is closed to it', async (port) => {
    await sendAll(runtimeFor(`smtp://u@mail.example:${port}`, { SB_REGION: 'eu' }));
    expect(await valueOf(backend, 'select smtp_error from public.mail_settings')).toContain(
      `cannot reach port ${port}`,
    );
  });
});
