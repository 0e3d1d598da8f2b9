import postgres from 'postgres';
import type { SqlRow } from '../../../supabase/local/engine.ts';
import { startCluster, type ClusterOptions } from '../cluster.ts';
import { openHouse, type OpenHouse } from './house.ts';

const DATABASE = 'filled';

type Query = (text: string) => Promise<SqlRow[]>;

/** A house on a PostgreSQL server of its own, which ends with it. */
export interface PostgresHouse extends OpenHouse {
  /** Asks as the superuser of the server, over a connection made for it. */
  asAdmin<T>(work: (query: Query) => Promise<T>): Promise<T>;
}

/** Starts a throw-away server with an empty house on it, and opens all its connections. */
export async function openPostgresHouse({
  connections = 10,
  ...options
}: ClusterOptions & { connections?: number } = {}): Promise<PostgresHouse> {
  const cluster = await startCluster(options);
  try {
    await withConnection(cluster.url, (query) => query(`create database ${DATABASE}`));
    const databaseUrl = atDatabase(cluster.url);
    const house = await openHouse({ databaseUrl, maxConnections: connections });
    await Promise.all(
      Array.from({ length: connections }, () => house.database.query('select pg_sleep(1)')),
    );
    return {
      ...house,
      asAdmin: async (work) => withConnection(atDatabase(cluster.adminUrl), work),
      close: async () => {
        await house.close();
        await cluster.stop();
      },
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

function atDatabase(serverUrl: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${DATABASE}`;
  return url.href;
}

async function withConnection<T>(url: string, work: (query: Query) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(async (text) => [...(await sql.unsafe<SqlRow[]>(text))]);
  } finally {
    await sql.end();
  }
}
