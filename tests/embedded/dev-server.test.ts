import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';

// npm start as a developer meets it: one process, one data folder, one port.

const VITE = 'node_modules/vite/bin/vite.js';
const READY = 'npm run reset starts afresh';

let folder: string;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hostel-server-'));
  port = await freePort();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  process: ChildProcess;
  output: () => string;
  exitCode: Promise<number | null>;
}

function startVite({ data, at }: { data: string; at: number }): Started {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(at),
    HOSTEL_DATA_DIR: path.join(folder, data),
    VITE_SUPABASE_URL: '',
    VITE_SUPABASE_ANON_KEY: '',
  };
  // It must not take itself for a test.
  for (const name of ['VITEST', 'NODE_ENV', 'DATABASE_URL']) delete env[name];
  const child = spawn(process.execPath, [VITE], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  }
  const exitCode = once(child, 'exit').then(() => child.exitCode);
  return { process: child, output: () => text, exitCode };
}

async function untilReady({ process: child, output }: Started): Promise<void> {
  while (!output().includes(READY)) {
    if (child.exitCode !== null) throw new Error(`Vite ended:\n${output()}`);
    // oxlint-disable-next-line no-await-in-loop -- each piece of output may be the one
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

it('serves site and backend, refuses rivals in words, and stops without a trace', async () => {
  const first = startVite({ data: 'data', at: port });
  await untilReady(first);
  expect(first.output()).toContain(`http://localhost:${port}/admin`);
  expect(first.output()).toContain('equipa@marenova.example / hostel-demo');

  const site = `http://127.0.0.1:${port}`;
  const rooms = await fetch(`${site}/rest/v1/rooms?select=room_number`, {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
  });
  expect(await rooms.json()).toHaveLength(13);
  const page = await fetch(`${site}/admin/bookings`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<div id="root">');

  const sameFolder = startVite({ data: 'data', at: await freePort() });
  const samePort = startVite({ data: 'elsewhere', at: port });
  expect(await Promise.all([sameFolder.exitCode, samePort.exitCode])).toEqual([1, 1]);
  expect(sameFolder.output()).toContain(`is in use by process ${first.process.pid}`);
  expect(samePort.output()).toContain(`Port ${port} is already in use`);
  expect(existsSync(path.join(folder, 'elsewhere'))).toBe(false);

  first.process.kill('SIGINT');
  expect(await first.exitCode).toBe(0);
  expect(readdirSync(path.join(folder, 'data')).toSorted()).toEqual(['keys.json', 'pglite']);
});

it('starts again after it was killed', async () => {
  const killed = startVite({ data: 'data', at: port });
  await untilReady(killed);
  killed.process.kill('SIGKILL');
  await killed.exitCode;
  expect(readdirSync(path.join(folder, 'data'))).toContain('hostel.lock');

  const next = startVite({ data: 'data', at: port });
  await untilReady(next);
  next.process.kill('SIGTERM');
  await next.exitCode;
  expect(readdirSync(path.join(folder, 'data'))).not.toContain('hostel.lock');
});
