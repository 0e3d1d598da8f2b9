import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SMTPServerOptions } from 'smtp-server';
import { resetMails, valueOf } from '../database/mail-scene';
import { emptyHouse, startBackend, type Backend } from '../database/support';
import { makeCertificate, type Certificate } from './certificate';
import { startMailServer, type MailServer } from './mail-server';
import { countOf, queue } from './scene';
import { denoWorker, nodeWorker, workerEnv, type Worker } from './workers';

// The worker at a mail server as a house has one: over TLS, and with a login.

const USER = 'casa@marenova.example';
const PASSWORD = 'segredo da casa/@:';

let backend: Backend;
let certificate: Certificate;
let servers: MailServer[] = [];
/** The passwords that a server was told. */
let told = new Set<unknown>();

beforeAll(async () => {
  backend = await startBackend();
  certificate = await makeCertificate();
});
afterAll(async () => {
  certificate.remove();
  await backend.stop();
});
beforeEach(async () => {
  told = new Set();
  await emptyHouse(backend);
  await resetMails(backend);
});
afterEach(async () => {
  for (const server of servers) await server.stop();
  servers = [];
});

/** A server that asks for the login. */
async function serve(options: SMTPServerOptions): Promise<MailServer> {
  const { key, cert } = certificate;
  const server = await startMailServer({
    key,
    cert,
    disabledCommands: [],
    authOptional: false,
    onAuth: ({ username, password }, _session, done) => {
      told.add(password);
      if (username === USER && password === PASSWORD) done(null, { user: username });
      else done(new Error('Wrong password'));
    },
    ...options,
  });
  servers.push(server);
  return server;
}

function urlOf(protocol: 'smtp' | 'smtps', { port }: MailServer): string {
  const login = `${encodeURIComponent(USER)}:${encodeURIComponent(PASSWORD)}`;
  return `${protocol}://${login}@localhost:${port}`;
}

const trusting = (env: Record<string, string>): Record<string, string> => ({
  ...env,
  NODE_EXTRA_CA_CERTS: certificate.file,
  DENO_CERT: certificate.file,
});

const RUNTIMES: [string, (env: Record<string, string>) => Promise<Worker>][] = [
  ['Node', async (env) => Promise.resolve(nodeWorker(env))],
  ['Deno', denoWorker],
];

describe.each(RUNTIMES)('on %s', (_name, start) => {
  const turn = async (smtpUrl: string) => {
    const worker = await start(trusting(workerEnv(backend, smtpUrl)));
    return worker.result;
  };

  it.each<['smtp' | 'smtps', string, SMTPServerOptions]>([
    ['smtps', 'from the first byte', { secure: true }],
    ['smtp', 'after STARTTLS', {}],
  ])('mails go over TLS, %s: %s (MAIL-03)', async (protocol, _when, options) => {
    const server = await serve(options);
    await queue(backend, 3);
    expect(await turn(urlOf(protocol, server))).toMatchObject({ state: 'done', sent: 3 });
    expect(server.received.map(({ isSecure }) => isSecure)).toEqual([true, true, true]);
    expect([...told]).toEqual([PASSWORD]);
  });

  it('no password and no mail go to a server without TLS', async () => {
    const server = await serve({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
    await queue(backend, 1);
    expect(await turn(urlOf('smtp', server))).toMatchObject({ state: 'smtp-down', sent: 0 });
    expect(told.size).toBe(0);
    expect(await countOf(backend, 'queued')).toBe(1);
  });
});

it.each(['smtp', 'smtps'] as const)(
  'no password and no mail go to a server that is another (%s), and staff are told (MAIL-05)',
  async (protocol) => {
    const server = await serve({ secure: protocol === 'smtps' });
    await queue(backend, 1);
    const env = workerEnv(backend, urlOf(protocol, server));
    expect(await nodeWorker(env).result).toMatchObject({ state: 'smtp-down', sent: 0 });
    expect(told.size).toBe(0);
    expect(await countOf(backend, 'queued')).toBe(1);
    const words = await valueOf(backend, 'select smtp_error from public.mail_settings');
    expect(words).toMatch(/certificate/);
    expect(words).not.toContain('segredo');
  },
);
