import type { App } from '@supabase/lite';
import { applyMigrations } from './migrate.ts';
import type { Database, Sql } from './engine.ts';
import { LocalStackError } from './local-stack-error.ts';

// What a hosted project has before its first migration. A server's own login must be a member of
// the roles it takes on for each request; it needs no right to create them where the server's owner
// has done so.
const PLATFORM_SQL = `
  do $$
  declare
    name text;
  begin
    foreach name in array array['anon', 'authenticated', 'service_role'] loop
      if not exists (select from pg_catalog.pg_roles where rolname = name) then
        begin
          execute format('create role %I nologin %s', name,
            case when name = 'service_role' then 'bypassrls' else '' end);
        exception when duplicate_object or unique_violation then
          null;   -- roles belong to the whole server: another database just made it
        end;
      end if;
      if not pg_has_role(current_user, name, 'member') then
        execute format('grant %I to current_user', name);
      end if;
    end loop;
  end $$;
  create schema if not exists extensions;
  create extension if not exists pgcrypto with schema extensions;
`;

// As Auth's own: PostgREST sets the claims as one JSON alone, the embedded API also one by one.
const CLAIMS_SQL = ['uid', 'role']
  .map((name) => {
    const [claim, type] = name === 'uid' ? ['sub', 'uuid'] : ['role', 'text'];
    return `create or replace function auth.${name}() returns ${type} language sql stable as $$
      select coalesce(nullif(current_setting('request.jwt.claim.${claim}', true), ''),
        nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> '${claim}')::${type} $$;`;
  })
  .join('\n');

export interface PrepareOptions {
  app: App;
  database: Database;
}

/** Brings an engine to the state of a hosted project before its first migration. */
export async function preparePlatform({ app, database }: PrepareOptions): Promise<void> {
  await database.script(PLATFORM_SQL).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LocalStackError(
      `The database cannot be prepared: ${reason}. The user of DATABASE_URL must be allowed ` +
        'to create roles, schemas and extensions.',
    );
  });
  await app.ensureSystemSchema();
  await database.script(CLAIMS_SQL);
}

/**
 * Brings an engine to the state of a hosted project with all migrations; gives the files applied
 * now.
 */
export async function prepareDatabase(options: PrepareOptions): Promise<string[]> {
  await preparePlatform(options);
  return applyMigrations(options.database);
}

/** Refuses to go on while visitors could read or change more than they may. */
export async function requireClosedPrivileges(sql: Sql): Promise<void> {
  const problems = await sql.query('select private.privilege_problems() as problem');
  if (problems.length === 0) return;
  const lines = problems.map(({ problem }) => `  - ${String(problem)}`);
  throw new LocalStackError(
    `The database is open where it must be closed, so nothing is served:\n${lines.join('\n')}`,
  );
}
