import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Backend } from '../database/support';

// A worker as it runs elsewhere, that of mails unless told otherwise: on Node, and on Deno as a
// hosted Edge Function, where it can reach nothing on the network but what a test gives it.

export interface Worker {
  process: ChildProcess;
  /** The summary of its turn; rejects when it was killed. */
  result: Promise<unknown>;
}

const SECRET = 'the-secret-of-the-schedule';

export function workerEnv(
  { url, stack }: Pick<Backend, 'url' | 'stack'>,
  smtpUrl: string,
): Record<string, string> {
  return {
    SUPABASE_URL: url,
    SUPABASE_SERVICE_ROLE_KEY: stack.secrets.secretKey,
    SUPABASE_ANON_KEY: stack.publishableKey,
    SITE_URL: 'https://site.example',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Hostel Maré Nova <ola@marenova.example>',
    CRON_SECRET: SECRET,
  };
}

/** A turn of the worker on Node. */
export function nodeWorker(env: Record<string, string>, name = 'send-mail'): Worker {
  const file = path.resolve('tests/functions/worker-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', file, name], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { process: child, result: outputOf(child) };
}

async function outputOf(child: ChildProcess): Promise<unknown> {
  let text = '';
  child.stdout?.on('data', (part: Buffer) => {
    text += part.toString();
  });
  await once(child, 'close');
  if (text === '') throw new Error('The worker was killed.');
  return JSON.parse(text);
}

/** The function as it is deployed, served by Deno, and one request of the schedule to it. */
export async function denoWorker(env: Record<string, string>, name = 'send-mail'): Promise<Worker> {
  const { process: child, port } = await denoServer(env, name);
  const result = ask(port).finally(() => killWorker(child));
  return { process: child, result };
}

/** The function as it is deployed, served by Deno, of this folder or of one given; the caller kills it. */
export async function denoServer(
  env: Record<string, string>,
  name: string,
  root = '.',
): Promise<{ process: ChildProcess; port: number }> {
  const port = await freePort();
  const folder = `supabase/functions/${name}`;
  const child = spawn(
    path.resolve('tests/node_modules/.bin/deno'),
    // Packages come from node_modules, never from a registry.
    [
      'run',
      '--allow-all',
      '--config',
      `${folder}/deno.json`,
      '--node-modules-dir=manual',
      '--cached-only',
      `${folder}/index.ts`,
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        ...env,
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        DENO_NO_UPDATE_CHECK: '1',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    },
  );
  await once(child.stderr, 'data');
  return { process: child, port };
}

async function ask(port: number): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'x-cron-secret': SECRET },
  });
  if (!answer.ok) throw new Error(`The worker answered ${answer.status}.`);
  return answer.json();
}

/** Kills a worker without warning: Deno's launcher, and the process that it started. */
export function killWorker(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (child.spawnargs.includes('--cached-only')) process.kill(-child.pid, 'SIGKILL');
  else child.kill('SIGKILL');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address === 'object' && address !== null) return address.port;
  throw new Error('No port is free.');
}
