import path from 'node:path';
import { createApi } from './api.ts';
import { PGLITE_FOLDER } from './data-folder.ts';
import { lockDataFolder, type DataFolderLock } from './data-folder-lock.ts';
import { loadDemoOnce } from './demo-once.ts';
import { openPglite } from './engine-pglite.ts';
import { openPostgres, USUAL_CONNECTIONS } from './engine-postgres.ts';
import type { Database, Engine } from './engine.ts';
import {
  LOCAL_PUBLISHABLE_KEY,
  newSecrets,
  readOrCreateSecrets,
  type LocalSecrets,
} from './keys.ts';
import { askPostgrest } from './postgrest/gateway.ts';
import { startPostgrest, type Postgrest } from './postgrest/server.ts';
import { prepareDatabase, requireClosedPrivileges } from './prepare-database.ts';
import { refuseHosted } from './refuse-hosted.ts';
import { refuseAsPostgrest, refuseBeforehand, refuseMalformed } from './request-limits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface StackOptions {
  /** Keeps the secrets and the embedded database between starts; without it both live in memory. */
  dataFolder?: string | undefined;
  /** An ordinary PostgreSQL server instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** For an ordinary server: how many connections to it at most. */
  maxConnections?: number | undefined;
  /** The real PostgREST, a program that is put before an ordinary server in place of the embedded one. */
  postgrest?: string | undefined;
  /** For a new embedded database: the dump to begin with; makes tests start sooner. */
  dump?: Blob | undefined;
  /** Load the demo data and the demo staff account, once per database. */
  demo: boolean;
}

export interface Stack {
  /** Answers requests under /rest/v1 and /auth/v1 as a hosted project would. */
  fetch(request: Request): Promise<Response>;
  publishableKey: string;
  secrets: LocalSecrets;
  /** SQL as the owner of the database. */
  database: Database;
  /**
   * Ends the requests under way, then the database, then the lock. Calling it again does nothing.
   */
  stop(): Promise<void>;
}

/**
 * Boots the backend: lock, engine, migrations, demo data, and the check that nothing is
 * open which must be closed. Throws a LocalStackError with a message to act on, and leaves
 * neither lock nor connection behind when it fails.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dataFolder } = options;
  const lock = lockFor(options);
  let engine: Engine | undefined;
  try {
    engine = await openEngine(options);
    const secrets = dataFolder === undefined ? newSecrets() : readOrCreateSecrets(dataFolder);
    return await serve({ engine, secrets, lock, options });
  } catch (error) {
    await engine?.close();
    lock?.release();
    throw error;
  }
}

// An ordinary server has its own guard against two openers.
function lockFor({ dataFolder, databaseUrl }: StackOptions): DataFolderLock | undefined {
  if (databaseUrl !== undefined || dataFolder === undefined) return undefined;
  return lockDataFolder(dataFolder);
}

async function openEngine(options: StackOptions): Promise<Engine> {
  const { dataFolder, databaseUrl, maxConnections, dump } = options;
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, { maxConnections });
  return openPglite({ folder: dataFolder && path.join(dataFolder, PGLITE_FOLDER), dump });
}

interface ServeOptions {
  engine: Engine;
  secrets: LocalSecrets;
  lock: DataFolderLock | undefined;
  options: StackOptions;
}

async function serve({ engine, secrets, lock, options }: ServeOptions): Promise<Stack> {
  const { database } = engine;
  await refuseHosted(database);
  const app = createApi(engine, secrets);
  await prepareDatabase({ app, database });
  if (options.demo) await loadDemoOnce(database);
  await requireClosedPrivileges(database);
  const housekeeping = await startHousekeeping(database);
  const postgrest = await startRest(options, secrets);

  let stopping: Promise<void> | undefined;
  async function shutDown(): Promise<void> {
    clearInterval(housekeeping);
    try {
      await postgrest?.stop();
      await engine.close();
    } finally {
      lock?.release();
    }
  }
  return {
    fetch: async (request) => {
      if (stopping !== undefined) {
        return Response.json({ message: 'The backend is stopping.' }, { status: 503 });
      }
      const { pathname } = new URL(request.url);
      const isRest = pathname.startsWith('/rest/v1/');
      const tooMuch = refuseBeforehand(request);
      if (tooMuch !== undefined) return tooMuch;
      if (isRest && postgrest !== undefined) return askPostgrest(request, { postgrest, secrets });
      const refused = await (isRest ? refuseAsPostgrest(request) : refuseMalformed(request));
      return refused ?? engine.runRequest(async () => app.fetch(request));
    },
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    secrets,
    database,
    stop: async () => {
      stopping ??= shutDown();
      await stopping;
    },
  };
}

async function startRest(
  { postgrest: program, databaseUrl, maxConnections = USUAL_CONNECTIONS }: StackOptions,
  { jwtSecret }: LocalSecrets,
): Promise<Postgrest | undefined> {
  if (program === undefined || databaseUrl === undefined) return undefined;
  return startPostgrest({ program, databaseUrl, jwtSecret, maxConnections });
}

/** Automatic archiving: a hosted database schedules it, here it runs at start and daily. */
async function startHousekeeping(database: Database): Promise<NodeJS.Timeout> {
  const archive = async () => {
    await database.query('select private.auto_archive_bookings()');
  };
  await archive();
  const timer = setInterval(() => {
    archive().catch((error: unknown) => console.error('Automatic archiving failed:', error));
  }, DAY_MS);
  return timer.unref();
}
