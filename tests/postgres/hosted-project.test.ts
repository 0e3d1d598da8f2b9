import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBackend } from '../../supabase/local/backend.ts';
import { openPostgres } from '../../supabase/local/engine-postgres.ts';
import { startStack } from '../../supabase/local/stack.ts';
import { addressOn, onServer } from '../database/migrated-server';
import { startCluster, type Cluster } from './cluster';

// The connection string of a hosted project is for doctor, backup and restore: npm start with it would take over the
// live house.

const HOSTED = 'DATABASE_URL leads to a hosted project';

let cluster: Cluster;
let databaseUrl: string;

/** What npm start would change of a house with a mail that waits. */
const HOUSE = `
  select to_jsonb(array(select to_jsonb(p) from public.payment_settings p)) as payments,
    to_jsonb(array(select to_jsonb(r) from public.register_settings r)) as register,
    to_jsonb(array(select to_jsonb(m) from public.mails m order by m.id)) as mails,
    (select count(*)::integer from information_schema.columns) as columns`;

const startHere = async () =>
  startBackend(
    { databaseUrl, demo: false },
    { siteUrl: 'http://127.0.0.1:5173', smtpUrl: undefined, mailFrom: undefined },
  );

async function house(): Promise<unknown> {
  const engine = await openPostgres(databaseUrl);
  try {
    return await engine.database.query(HOUSE);
  } finally {
    await engine.close();
  }
}

beforeAll(async () => {
  cluster = await startCluster();
  await onServer(cluster.url, 'create database house');
  databaseUrl = addressOn(cluster.url, 'house');
  const stack = await startStack({ databaseUrl, demo: false });
  await stack.database.query(
    `insert into public.mails (event_key, kind, recipient, language, state)
     values ('arrival:1', 'arrival', 'rita@correio.example', 'pt', 'queued')`,
  );
  await stack.stop();
});
afterAll(async () => {
  await cluster.stop();
});

it.each([
  [
    'a table of Auth itself',
    'create schema if not exists auth; create table auth.schema_migrations (version text)',
    'drop table auth.schema_migrations',
  ],
  ['the role of Auth', 'create role supabase_auth_admin', 'drop role supabase_auth_admin'],
])('npm start refuses a project with %s, and has written nothing', async (_what, make, undo) => {
  const admin = postgres(addressOn(cluster.adminUrl, 'house'), { max: 1, onnotice: () => {} });
  await admin.unsafe(make).simple();
  const before = await house();
  await expect(startHere()).rejects.toThrow(HOSTED);
  expect(await house()).toEqual(before);
  await admin.unsafe(undo).simple();
  await admin.end();
});
