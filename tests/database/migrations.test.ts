import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../../supabase/local/api.ts';
import { openPglite, type PgliteEngine } from '../../supabase/local/engine-pglite.ts';
import { newSecrets } from '../../supabase/local/keys.ts';
import { applyMigrations } from '../../supabase/local/migrate.ts';
import { prepareDatabase, requireClosedPrivileges } from '../../supabase/local/prepare-database.ts';
import { emptyCluster } from './kept-clusters';

// Migrations apply whole or not at all, and nothing is served while a privilege is too wide.

let engine: PgliteEngine;

beforeAll(async () => {
  engine = await openPglite({ dump: await emptyCluster() });
});
afterAll(async () => {
  await engine.close();
});

describe('@supabase/lite', () => {
  it('still has the private field that keeps it from granting everything', () => {
    expect(Reflect.get(engine.connection, 'rlsState')).toBe('unknown');
  });

  it('is not used without that field', () => {
    Reflect.set(engine.connection, 'rlsState', 'renamed');
    expect(() => createApi(engine, newSecrets())).toThrow('would open all tables');
    Reflect.set(engine.connection, 'rlsState', 'unknown');
  });
});

describe('on a migrated database', () => {
  let folder: string;

  beforeAll(async () => {
    await prepareDatabase({ app: createApi(engine, newSecrets()), database: engine.database });
    folder = mkdtempSync(path.join(tmpdir(), 'hostel-migrations-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('no migration is applied twice', async () => {
    expect(await applyMigrations(engine.database)).toEqual([]);
  });

  it('a database that other migrations made is refused, and told what helps', async () => {
    const other = engine.database.transaction(async (sql) => {
      await sql.script(
        `insert into supabase_migrations.schema_migrations (version, name) values ('20260101000001', 'old')`,
      );
      await applyMigrations({ ...sql, transaction: async (work) => work(sql) });
    });
    await expect(other).rejects.toThrow('(20260101000001): npm run reset begins afresh');
  });

  it('a failing migration is named with its line, and leaves nothing of itself', async () => {
    const bad = path.join(folder, '20300101000002_bad.sql');
    const good = path.join(folder, '20300101000001_good.sql');
    writeFileSync(good, 'create table private.first (id integer);');
    writeFileSync(
      bad,
      'create table private.second (id integer);\n\nselect 1 from private.nowhere;\n',
    );
    await expect(applyMigrations(engine.database, folder)).rejects.toThrow(
      /20300101000002_bad\.sql failed and nothing of it was applied\.\n20300101000002_bad\.sql:3: .*nowhere/,
    );
    const tables = await engine.database.query(
      `select to_regclass('private.first') is not null as first,
         to_regclass('private.second') is not null as second`,
    );
    expect(tables).toEqual([{ first: true, second: false }]);

    // Once corrected it is applied at the next start, and nothing else is.
    writeFileSync(bad, 'create table private.second (id integer);');
    expect(await applyMigrations(engine.database, folder)).toEqual(['20300101000002_bad.sql']);
    expect(await applyMigrations(engine.database, folder)).toEqual([]);
  });

  it('a file without a version in its name is refused', async () => {
    writeFileSync(path.join(folder, 'rooms.sql'), 'select 1');
    await expect(applyMigrations(engine.database, folder)).rejects.toThrow('rooms.sql');
  });

  it.each([
    ['grant select on public.bookings to anon', 'anon can SELECT bookings.guest_email'],
    [
      'grant insert on public.contact_messages to public',
      'anon can INSERT contact_messages.is_read',
    ],
    ['grant update on public.rooms to anon', 'anon can UPDATE rooms.price_per_night'],
    ['grant delete on public.bookings to anon', 'anon can DELETE bookings'],
    ['grant truncate on public.rooms to authenticated', 'authenticated can TRUNCATE rooms'],
    ['alter table public.rooms disable row level security', 'row level security is off on rooms'],
    ['create table public.extra (id integer)', 'row level security is off on extra'],
    [
      'create view public.everything as select * from public.bookings; grant select on public.everything to anon',
      'anon can SELECT everything.guest_email',
    ],
    ['grant usage on schema private to anon', 'anon can use schema private'],
    [
      'grant execute on function private.grant_staff(text,text) to public',
      'anon can execute private.grant_staff(text,text)',
    ],
    [
      'comment on function public.guest_page(text) is null',
      'anon can execute public.guest_page(text)',
    ],
    [
      `comment on function public.guest_page(text) is 'What a guest reads.'`,
      'anon can execute public.guest_page(text)',
    ],
    [
      `create function public.guest_page(key uuid) returns text language sql as 'select null';
       grant execute on function public.guest_page(uuid) to anon`,
      'anon can execute public.guest_page(uuid)',
    ],
    ['comment on table public.rooms is null', 'anon can SELECT rooms.price_per_night'],
    [
      `comment on table public.bookings is 'Open to visitors: a mistake.'; grant update on public.bookings to anon`,
      'anon can UPDATE bookings.guest_email',
    ],
  ])('nothing is served after: %s', async (statement, problem) => {
    const check = engine.database.transaction(async (sql) => {
      await sql.script(statement);
      await requireClosedPrivileges(sql);
    });
    await expect(check).rejects.toThrow(problem);
    await expect(requireClosedPrivileges(engine.database)).resolves.toBeUndefined();
  });

  it('a comment alone opens nothing', async () => {
    let rows: unknown[] = [];
    await engine.database.transaction(async (sql) => {
      await sql.script(
        `comment on table public.bookings is 'Open to visitors: a mistake.';
         comment on function private.grant_staff(text, text) is 'Open to visitors: a mistake.'`,
      );
      rows = await sql.query(
        `select has_column_privilege('anon', 'public.bookings', 'guest_email', 'select') as reads,
                has_function_privilege('anon', 'private.grant_staff(text,text)', 'execute') as calls`,
      );
      await sql.script(
        `comment on table public.bookings is null;
         comment on function private.grant_staff(text, text) is null`,
      );
    });
    expect(rows).toEqual([{ reads: false, calls: false }]);
  });
});
