import type { Database } from './engine.ts';
import { createDemoStaff, DEMO_STAFF } from './staff-account.ts';

// The path under which the Supabase CLI would record this seed.
const DEMO_SEED = 'supabase/local/demo';

/**
 * Loads the demo data and the demo staff account into a database that never had them; true when it
 * did.
 */
export async function loadDemoOnce(database: Database): Promise<boolean> {
  const [loaded] = await database.query(
    'select 1 from supabase_migrations.seed_files where path = $1',
    [DEMO_SEED],
  );
  if (loaded !== undefined) return false;

  const { loadDemoData } = await import('./demo/index.ts');
  await database.transaction(async (sql) => {
    const [row] = await sql.query(
      `select private.today()::text as today, to_char(now() at time zone 'Europe/Lisbon', 'HH24:MI') as time`,
    );
    await loadDemoData(sql, { today: String(row?.['today']), time: String(row?.['time']) });
    await createDemoStaff(sql);
    // With this address set, mails to the house show at /_mail as well.
    await sql.query('update public.mail_settings set house_email = $1', [DEMO_STAFF.email]);
    await sql.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [
      DEMO_SEED,
      '',
    ]);
  });
  return true;
}
