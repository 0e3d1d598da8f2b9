import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { findBinaries } from './binaries.ts';

// A PostgreSQL server for one run: its own folder, port and password, gone afterwards.

export interface Cluster {
  /**
   * A login as on a hosted project: owns what it creates, can create databases, is no superuser.
   */
  url: string;
  /** The superuser, for what only the server's owner can do. */
  adminUrl: string;
  /** Ends the server process without any warning, as the kernel does when memory runs out. */
  kill(): Promise<void>;
  /** Starts the server again on what it had stored. */
  restart(): Promise<void>;
  /** Stops the server and removes its folder; a second call does nothing. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Settings of the server beside those below: `{ work_mem: '64MB' }`. */
  settings?: Record<string, string>;
  /** Hears what the server writes to its log. */
  onLog?: ((text: string) => void) | undefined;
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '300',
  // Nothing here outlives the run.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

// What the platform makes before anybody's migrations: the roles of the API, and, on older
// projects, default privileges that open every new table. Templates hand both on.
const PLATFORM_SQL = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create role owner login createdb password '%';
  grant anon, authenticated, service_role to owner;
  alter default privileges for role owner in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role owner in schema public
    grant all on functions to anon, authenticated, service_role;
  alter default privileges for role owner in schema public
    grant all on sequences to anon, authenticated, service_role;`;

/** Starts a throw-away server as an ordinary user; throws with words to act on. */
export async function startCluster({
  settings = {},
  onLog,
}: ClusterOptions = {}): Promise<Cluster> {
  const bin = findBinaries();
  const user = ordinaryUser();
  const password = randomBytes(12).toString('hex');
  const folder = mkdtempSync(path.join(tmpdir(), 'hostel-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  let server: ChildProcess | undefined;

  // The last resort when this process ends without having stopped it.
  function abandon(): void {
    server?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  }
  process.once('exit', abandon);

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  }

  async function stop(): Promise<void> {
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
    process.off('exit', abandon);
  }

  try {
    const passwordFile = path.join(folder, 'password');
    writeFileSync(passwordFile, password);
    const cluster = ['-D', data, '-U', 'admin', '--auth=scram-sha-256', '--encoding=UTF8'];
    const initial = ['--locale=C.UTF-8', '--no-sync', `--pwfile=${passwordFile}`];
    execFileSync(path.join(bin, 'initdb'), [...cluster, ...initial], { ...user, stdio: 'pipe' });

    const port = await freePort();
    const flags = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const start = async () => {
      server = spawn(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
        ...user,
        // In a process group of its own: Ctrl-C reaches us, and we stop it once its clients are
        // gone.
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      if (onLog) server.stderr?.setEncoding('utf8').on('data', onLog);
      await untilReady(server);
    };
    await start();
    const addressOf = (role: string, database = 'postgres') =>
      `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
    await preparePlatform(addressOf('admin', 'template1'), password);
    return {
      url: addressOf('owner'),
      adminUrl: addressOf('admin'),
      kill: async () => end('SIGKILL'),
      restart: start,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** PostgreSQL refuses to run as root: then as the user of Debian's package, or nobody. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (...args: string[]) => Number(execFileSync('id', args, { encoding: 'utf8' }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a user postgres nor nobody.',
  );
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function untilReady(server: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer | string) => {
      log = `${log}${chunk.toString()}`.slice(-4000);
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}

async function preparePlatform(url: string, password: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql.unsafe(PLATFORM_SQL.replace('%', password)).simple();
  await sql.end();
}
