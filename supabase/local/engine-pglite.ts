import { existsSync, renameSync, rmSync } from 'node:fs';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import {
  DATE_OID,
  keepText,
  NUMERIC_OID,
  parseNumeric,
  parseTimestamp,
  TIMESTAMPTZ_OID,
  type Database,
  type Engine,
  type Sql,
  type SqlRow,
} from './engine.ts';
import { LocalStackError } from './local-stack-error.ts';
import { oneAtATime, type RunExclusively } from './one-at-a-time.ts';

// PGlite takes a larger number of values for a negative one, and from then on answers every
// statement with nothing, as if it had succeeded.
const MAX_VALUES = 32_767;

export interface PgliteEngine extends Engine {
  connection: PgliteConnection;
}

export interface PgliteOptions {
  /** Where the database lives; in memory without one. */
  folder?: string | undefined;
  /** For a new database, in a folder or in memory: the dump to begin with. */
  dump?: Blob | undefined;
}

/** The embedded PostgreSQL. */
export async function openPglite({ folder, dump }: PgliteOptions = {}): Promise<PgliteEngine> {
  if (folder !== undefined && !existsSync(folder)) await createCluster(folder, dump);
  const connection = await createPgliteConnection({
    // A plain path: with a file: prefix it would become a folder of that name.
    ...(folder === undefined ? {} : { url: folder }),
    pgliteOptions: {
      ...(folder === undefined && dump !== undefined ? { loadDataDir: dump } : {}),
      extensions: { btree_gist },
      parsers: {
        [NUMERIC_OID]: parseNumeric,
        [TIMESTAMPTZ_OID]: parseTimestamp,
        [DATE_OID]: keepText,
      },
    },
  });
  await ready(connection, folder);
  refuseTooManyValues(connection);

  // PGlite has one session, and lite opens a transaction in it per request without
  // waiting for the one before: two at once would swap roles. So nothing overlaps.
  const exclusively = oneAtATime();
  return {
    connection,
    database: openDatabase(connection, exclusively),
    runRequest: exclusively,
    close: async () =>
      exclusively(async () => {
        await connection.close();
        // Its 200 MB of memory would stay as long as anybody holds the closed engine.
        Reflect.deleteProperty(connection.driver, 'mod');
      }),
  };
}

/** Makes the database under another name first: after a kill, the next start makes it again. */
async function createCluster(folder: string, dump: Blob | undefined): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const cluster = await PGlite.create(draft, dump === undefined ? {} : { loadDataDir: dump });
  await cluster.close();
  renameSync(draft, folder);
}

async function ready({ driver }: PgliteConnection, folder = 'memory'): Promise<void> {
  try {
    await driver.waitReady;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LocalStackError(
      `The database in ${folder} cannot be opened (${reason}). ` +
        'If it is damaged, npm run reset begins afresh, without what was in it.',
    );
  }
}

function refuseTooManyValues({ driver }: PgliteConnection): void {
  const query = driver.query.bind(driver);
  driver.query = async (text, params, options) => {
    if (params !== undefined && params.length > MAX_VALUES) {
      throw new Error('too many values in one request');
    }
    return query(text, params, options);
  };
}

function openDatabase({ driver }: PgliteConnection, exclusively: RunExclusively): Database {
  const sql = sqlThrough(driver);
  return {
    query: async (text, params) => exclusively(async () => sql.query(text, params)),
    script: async (text) => exclusively(async () => sql.script(text)),
    transaction: async (work) =>
      exclusively(async () => driver.transaction(async (open) => work(sqlThrough(open)))),
  };
}

function sqlThrough(target: Pick<Transaction, 'query' | 'exec'>): Sql {
  return {
    query: async (text, params) => (await target.query<SqlRow>(text, params)).rows,
    script: async (text) => {
      await target.exec(text);
    },
  };
}
