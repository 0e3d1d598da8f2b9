import type { Sql } from './engine.ts';
import { LocalStackError } from './local-stack-error.ts';

/**
 * Refuses the database of a hosted project, before anything is written: served from here, its guests' mails would
 * count as sent and its payments would be rehearsals. Auth runs there with a role and a table of its own.
 */
export async function refuseHosted(sql: Sql): Promise<void> {
  const [found] = await sql.query(
    `select to_regclass('auth.schema_migrations') is not null
         or exists (select from pg_catalog.pg_roles where rolname = 'supabase_auth_admin') as is_hosted`,
  );
  if (found?.['is_hosted'] !== true) return;
  throw new LocalStackError(
    'DATABASE_URL leads to a hosted project, which serves itself: nothing was changed there.\n' +
      'npm run doctor, npm run backup and npm run restore are meant for it; ' +
      'without DATABASE_URL, npm start begins with a database of its own.',
  );
}
