import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import type { ISql } from 'postgres';
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

const OLDEST_VERSION = 15;

const JSON_OID = 114;
const JSONB_OID = 3802;

/** How many connections a server is asked by, where nothing else is said. */
export const USUAL_CONNECTIONS = 10;

export interface PostgresOptions {
  /** How many requests the server is asked at once; more of them wait. */
  maxConnections?: number | undefined;
}

/** An ordinary PostgreSQL server, 15 or newer. */
export async function openPostgres(
  url: string,
  { maxConnections = USUAL_CONNECTIONS }: PostgresOptions = {},
): Promise<Engine> {
  if (!/^postgres(?:ql)?:\/\/./.test(url) || !URL.canParse(url)) {
    throw new LocalStackError(
      'DATABASE_URL is no address of a PostgreSQL server: postgres://user:password@host:5432/name is.',
    );
  }
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: maxConnections,
      onnotice: () => {},
      types: {
        numeric: textType(NUMERIC_OID, parseNumeric),
        timestamptz: textType(TIMESTAMPTZ_OID, parseTimestamp),
        date: textType(DATE_OID, keepText),
        json: jsonType(JSON_OID),
        jsonb: jsonType(JSONB_OID),
      },
    },
  });
  const database = openDatabase(connection);
  try {
    await requireVersion(database);
  } catch (error) {
    await connection.close();
    throw error;
  }
  return {
    connection,
    database,
    runRequest: async (work) => work(),
    close: async () => connection.close(),
  };
}

function textType<T>(oid: number, parse: (text: string) => T) {
  return { to: oid, from: [oid], serialize: String, parse };
}

function jsonType(oid: number) {
  return {
    to: oid,
    from: [oid],
    serialize: jsonText,
    parse: (text: string): unknown => JSON.parse(text),
  };
}

/** The API hands JSON over as text, which the driver would write as JSON once more. */
function jsonText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

async function requireVersion(sql: Sql): Promise<void> {
  const rows = await sql
    .query(`select current_setting('server_version_num')::integer / 10000 as major`)
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new LocalStackError(
        `The PostgreSQL server of DATABASE_URL does not answer: ${reason}`,
        {
          cause: error,
        },
      );
    });
  const major = Number(rows[0]?.['major']);
  if (major < OLDEST_VERSION) {
    throw new LocalStackError(
      `DATABASE_URL leads to PostgreSQL ${major}; ${OLDEST_VERSION} or newer is needed.`,
    );
  }
}

function openDatabase({ driver }: PostgresConnection): Database {
  return {
    ...sqlThrough(driver),
    transaction: async (work) => {
      await driver.begin(async (open) => work(sqlThrough(open)));
    },
  };
}

function sqlThrough(target: ISql): Sql {
  return {
    query: async (text, params) => [...(await target.unsafe<SqlRow[]>(text, params))],
    script: async (text) => {
      await target.unsafe(text).simple();
    },
  };
}
