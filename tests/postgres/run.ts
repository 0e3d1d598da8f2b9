import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startCluster, type Cluster } from './cluster.ts';

// npm run test:postgres: the database tests on an ordinary PostgreSQL server made for this run.
// Whatever follows the command goes to vitest: npm run test:postgres -- occupancy

const VITEST = 'node_modules/vitest/vitest.mjs';

async function runTests({ url }: Cluster): Promise<number> {
  const projects = ['--project=database*', '--project=postgres'];
  const args = [VITEST, 'run', ...projects, ...process.argv.slice(2)];
  const tests = spawn(process.execPath, args, {
    env: { ...process.env, TEST_DATABASE_URL: url },
    stdio: 'inherit',
  });
  // Ctrl-C reaches vitest by itself; what only we are told is passed on. Either way we wait for it.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => tests.kill(signal));
  await once(tests, 'exit');
  return tests.exitCode ?? 1;
}

try {
  const cluster = await startCluster();
  try {
    process.exitCode = await runTests(cluster);
  } finally {
    await cluster.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
