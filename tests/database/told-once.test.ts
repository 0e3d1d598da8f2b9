import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../supabase/local/engine.ts';
import { openPglite } from '../../supabase/local/engine-pglite.ts';
import { openPostgres } from '../../supabase/local/engine-postgres.ts';
import { type Catalogue, differences, readCatalogue } from '../../tools/migration/catalogue.ts';
import { applySchemas, schemasAsOneScript } from '../../tools/migration/schemas.ts';
import { emptyCluster, migratedCluster } from './kept-clusters';
import { newServerDatabase } from './support';

// supabase/schemas says what the database is, supabase/migrations makes it: both say the same.

interface Opened {
  engine: Engine;
  close(): Promise<void>;
}

/** An empty database, or one with all migrations, on the engine of this run. */
async function open({ isMigrated }: { isMigrated: boolean }): Promise<Opened> {
  const server = await newServerDatabase({ isMigrated });
  const engine =
    server === undefined
      ? await openPglite({ dump: await (isMigrated ? migratedCluster() : emptyCluster()) })
      : await openPostgres(server.url);
  return {
    engine,
    close: async () => {
      await engine.close();
      await server?.drop();
    },
  };
}

let told: Opened;
let migrated: Opened;
let asTold: Catalogue;

beforeAll(async () => {
  told = await open({ isMigrated: false });
  await applySchemas(told.engine);
  asTold = await readCatalogue(told.engine.database);
  migrated = await open({ isMigrated: true });
});
afterAll(async () => {
  await migrated.close();
  await told.close();
});

it('the schemas and the migrations make the same database', async () => {
  expect(asTold.size).toBeGreaterThan(1000);
  expect(differences(asTold, await readCatalogue(migrated.engine.database))).toEqual([]);
});

it('as long as no house is installed there is one migration, the schemas word for word', () => {
  const files = readdirSync('supabase/migrations');
  expect(files).toEqual([expect.stringMatching(/^\d{14}_baseline\.sql$/)]);
  expect(readFileSync(`supabase/migrations/${files[0]}`, 'utf8')).toBe(schemasAsOneScript());
});

// PostgreSQL's releases of 12 November 2026 refuse a change that writes a table anew (a generated column, another type)
// while an argument's default or an atomic body holds the type of its rows.
describe('a table can be written anew in a living house', () => {
  const HELD = `
    select distinct f.oid::regprocedure || ' holds a row of ' || t.typname as fault
      from pg_catalog.pg_proc f
      join pg_catalog.pg_namespace n on n.oid = f.pronamespace and n.nspname in ('public', 'private')
     cross join lateral regexp_matches(concat(f.proargdefaults::text, f.prosqlbody::text), 'type(?:id)? (\\d+)', 'g') held
      join pg_catalog.pg_type t on t.oid = held[1]::oid and t.typtype = 'c'`;

  it('no function holds the type of its rows', async () => {
    expect(await told.engine.database.query(HELD)).toEqual([]);
  });

  it.each([
    [
      'an argument that has a default',
      `create function private.held(p_room public.rooms default null) returns void
       language sql set search_path = '' as $$ select $$`,
    ],
    [
      'an atomic body that is given one',
      `create function private.held(p_room public.rooms) returns text
       language sql set search_path = '' begin atomic select p_room.name; end`,
    ],
  ])('%s is seen', async (_what, statement) => {
    const undone = new Error('undone');
    let found: unknown[] = [];
    const trial = told.engine.database.transaction(async (sql) => {
      await sql.script(statement);
      found = await sql.query(HELD);
      throw undone;
    });
    await expect(trial).rejects.toBe(undone);
    expect(found).not.toEqual([]);
  });
});

describe('a difference is seen', () => {
  it.each([
    ['a column', 'alter table public.rooms add column beds integer'],
    ['a default', 'alter table public.rooms alter max_guests set default 3'],
    ['a check', 'alter table public.rooms drop constraint rooms_max_guests_check'],
    ['an index', 'drop index public.bookings_group_id_idx'],
    ['a trigger', 'alter table public.bookings disable trigger user'],
    ['a rule of access', 'drop policy bookings_public_group on public.bookings'],
    ['row level security', 'alter table public.rooms disable row level security'],
    [
      'the body of a function',
      `create or replace function private.erased_name() returns text
      language sql immutable set search_path = '' as $$ select 'nobody' $$`,
    ],
    [
      'the owner of a function',
      `grant usage, create on schema private to service_role;
       alter function private.erased_name() owner to service_role;
       revoke usage, create on schema private from service_role`,
    ],
    ['the path of a function', 'alter function private.erased_name() reset search_path'],
    ['a right to a table', 'grant delete on public.rooms to anon'],
    ['a right to a column', 'grant select (guest_email) on public.bookings to anon'],
    ['a right to a function', 'grant execute on function private.erased_name() to anon'],
    ['a right to a schema', 'grant usage on schema private to anon'],
    ['a default right', 'alter default privileges in schema public grant select on tables to anon'],
    ['a comment', `comment on table public.rooms is 'for guests'`],
    ['a row of a type', 'alter type private.refusal add attribute hint text'],
    ['a setting of storage', 'alter table public.rooms set (fillfactor = 70)'],
  ])('of %s', async (_what, statement) => {
    let found: string[] = [];
    const undone = new Error('undone');
    const trial = migrated.engine.database.transaction(async (sql) => {
      await sql.script(statement);
      const other = await readCatalogue({ ...sql, transaction: async (work) => work(sql) });
      found = differences(asTold, other);
      throw undone;
    });
    await expect(trial).rejects.toBe(undone);
    expect(found).not.toEqual([]);
  });
});
