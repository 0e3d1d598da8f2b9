import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startCluster, type Cluster } from './cluster.ts';
import { copyPackaged } from './packaged.ts';
import { findPostgrest } from './postgrest-program.ts';

// npm run test:postgres: the database tests on an ordinary PostgreSQL server made for this run.
// Whatever follows the command goes to vitest: npm run test:postgres -- occupancy
// POSTGREST=<program>, or postgrest in PATH, puts the real PostgREST before it.
// With --packaged before it the server is that of npm, of another major.

const VITEST = 'node_modules/vitest/vitest.mjs';
const PROJECTS = ['--project=database*', '--project=postgres'];
/** It asks for programs of the server's own major, which npm has not. */
const BACKUP = 'tests/postgres/backup.test.ts';

async function runTests({ url }: Cluster, args: readonly string[]): Promise<number> {
  const postgrest = findPostgrest() ?? '';
  if (postgrest !== '') console.log(`With PostgREST: ${postgrest}`);
  const tests = spawn(process.execPath, [VITEST, 'run', ...PROJECTS, ...args], {
    env: { ...process.env, TEST_DATABASE_URL: url, POSTGREST: postgrest },
    stdio: 'inherit',
  });
  // Ctrl-C reaches vitest by itself; what only we are told is passed on. Either way we wait for it.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => tests.kill(signal));
  await once(tests, 'exit');
  return tests.exitCode ?? 1;
}

async function onOwnCluster(args: readonly string[]): Promise<void> {
  const cluster = await startCluster();
  try {
    process.exitCode = await runTests(cluster, args);
  } finally {
    await cluster.stop();
  }
}

async function onPackaged(args: readonly string[]): Promise<void> {
  const { bin, remove } = copyPackaged();
  // Also for the servers that single tests start.
  process.env['POSTGRES_BIN'] = bin;
  try {
    await onOwnCluster([`--exclude=${BACKUP}`, ...args]);
  } finally {
    remove();
  }
}

const [first, ...others] = process.argv.slice(2);
try {
  await (first === '--packaged' ? onPackaged(others) : onOwnCluster(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
