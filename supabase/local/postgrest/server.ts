import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { LocalStackError } from '../local-stack-error.ts';

// The real PostgREST, a program of its own, where POSTGREST names it.

/** How often it is asked whether it serves. */
const PAUSE_MS = 50;

export interface PostgrestSettings {
  /** The program: a path, or a name in PATH. */
  program: string;
  databaseUrl: string;
  jwtSecret: string;
  /** How many connections to the database at most. */
  maxConnections: number;
}

export interface Postgrest {
  /** Where it serves. */
  url: string;
  /** Ends it, and waits until it has left the database. */
  stop(): Promise<void>;
}

/** Starts the program with the settings of a hosted project; gives it once it serves. */
export async function startPostgrest(settings: PostgrestSettings): Promise<Postgrest> {
  const [port, adminPort] = await Promise.all([freePort(), freePort()]);
  const server = spawn(settings.program, [], {
    env: { ...process.env, ...environment(settings), ...ports(port, adminPort) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-4000)));
  server.once('error', ({ message }) => (said = message));
  const keeper = endWithThisProcess(server);
  async function stop(): Promise<void> {
    if (isRunning(server) && server.kill('SIGTERM')) await once(server, 'exit');
    keeper?.kill();
  }
  while (!(await isReady(adminPort))) {
    if (!isRunning(server)) {
      keeper?.kill();
      throw new LocalStackError(`PostgREST (${settings.program}) did not start: ${said}`);
    }
    // oxlint-disable-next-line no-await-in-loop -- until it serves, or ends
    await setTimeout(PAUSE_MS);
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}

function environment({ databaseUrl, jwtSecret, maxConnections }: PostgrestSettings) {
  return {
    PGRST_DB_URI: databaseUrl,
    PGRST_DB_SCHEMAS: 'public',
    PGRST_DB_EXTRA_SEARCH_PATH: 'public, extensions',
    PGRST_DB_ANON_ROLE: 'anon',
    PGRST_DB_MAX_ROWS: '1000',
    PGRST_DB_POOL: String(maxConnections),
    PGRST_JWT_SECRET: jwtSecret,
    PGRST_LOG_LEVEL: 'crit',
  };
}

const ports = (port: number, adminPort: number) => ({
  PGRST_SERVER_HOST: '127.0.0.1',
  PGRST_SERVER_PORT: String(port),
  PGRST_ADMIN_SERVER_PORT: String(adminPort),
});

const isRunning = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null;

/** It holds the database open, and would outlive this process where that is killed. */
function endWithThisProcess({ pid }: ChildProcess): ChildProcess | undefined {
  if (pid === undefined) return undefined;
  const end = 'cat >/dev/null; kill "$0"';
  return spawn('sh', ['-c', end, String(pid)], { stdio: ['pipe', 'ignore', 'ignore'] });
}

async function isReady(adminPort: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${adminPort}/ready`)).ok;
  } catch {
    return false;
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
