import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { lockDataFolder } from '../../supabase/local/data-folder-lock.ts';
import { startStack } from '../../supabase/local/stack.ts';
import { migratedCluster } from '../database/kept-clusters';

// npm run doctor, backup and restore as they are typed: what they print and how they end.

// Each command starts a process of its own and compiles what it runs, on a busy machine slowly.
vi.setConfig({ testTimeout: 240_000 });

let folder: string;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hostel-commands-'));
  environment = { ...process.env, HOSTEL_DATA_DIR: path.join(folder, 'data') };
  for (const name of ['DATABASE_URL', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY', 'PORT']) {
    delete environment[name];
  }
  const stack = await startStack({
    dataFolder: path.join(folder, 'data'),
    demo: true,
    dump: await migratedCluster(),
  });
  await stack.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  code: number;
  printed: string;
}

async function run(
  command: string,
  { args = [], env = {} }: { args?: string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> {
  const script = ['node_modules/tsx/dist/cli.mjs', `tools/operations/${command}.ts`, ...args];
  return new Promise((resolve) => {
    const options = { env: { ...environment, ...env } };
    execFile(process.execPath, script, options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, printed: stdout + stderr });
    });
  });
}

it('doctor finds the house of npm start well', async () => {
  const { code, printed } = await run('doctor');
  expect(printed).toContain('All is well.');
  expect(printed).not.toContain('facts:');
  expect(code).toBe(0);
});

it('doctor looks through the door while the house is open, and ends with 1 when nobody answers', async () => {
  const lock = lockDataFolder(path.join(folder, 'data'));
  const { code, printed } = await run('doctor', { env: { PORT: '1' } });
  lock.release();
  expect(printed).toContain('BROKEN     address: http://localhost:1 does not answer');
  expect(code).toBe(1);
});

it('doctor has nothing to look at before the first start', async () => {
  const { code, printed } = await run('doctor', { env: { HOSTEL_DATA_DIR: folder } });
  expect(printed).toContain('npm start makes it.');
  expect(code).toBe(0);
});

it('doctor does not guess half a project, names what its house still invents, and does not print the password of a server (LEGAL-01)', async () => {
  const half = await run('doctor', { env: { VITE_SUPABASE_URL: 'https://x.supabase.co' } });
  expect(half.printed).toContain('VITE_SUPABASE_ANON_KEY is missing');
  expect(half.code).toBe(1);
  expect(half.printed).toContain('attention  facts: still the demo house’s: firm, tax number');
  const server = await run('doctor', {
    env: { DATABASE_URL: 'postgres://o:geheim@127.0.0.1:1/h' },
  });
  expect(server.printed).toContain('does not answer');
  expect(server.printed).not.toContain('geheim');
  expect(server.code).toBe(1);
});

it.each([['backup'], ['restore']])(
  '%s copies a server, and says so without one',
  async (command) => {
    const { code, printed } = await run(command, { args: [path.join(folder, 'copy')] });
    expect(printed).toContain('Set DATABASE_URL to the server of the house');
    expect(code).toBe(1);
  },
);

it.each([[[]], [['--all']], [['one', 'two']]])('restore asks which backup: %j', async (args) => {
  const { code, printed } = await run('restore', { args });
  expect(printed).toContain('Say which backup');
  expect(code).toBe(1);
});

it('reset forgets the database, its keys and its pictures, and nothing else there (PIC-02)', async () => {
  const inData = (name: string) => path.join(folder, 'data', name);
  mkdirSync(inData('pictures'));
  mkdirSync(inData('others'));
  const { code, printed } = await run('reset');
  expect(printed).toContain('npm start begins afresh');
  expect(code).toBe(0);
  const names = ['pglite', 'keys.json', 'pictures', 'others'];
  expect(names.filter((name) => existsSync(inData(name)))).toEqual(['others']);
});
