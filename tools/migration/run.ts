import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { extract } from '@supabase/pg-delta/extract';
import { plan } from '@supabase/pg-delta/plan';
import { Pool } from 'pg';
import { openPglite, type PgliteEngine } from '../../supabase/local/engine-pglite.ts';
import { LocalStackError } from '../../supabase/local/local-stack-error.ts';
import { emptyCluster, migratedCluster } from '../../tests/database/kept-clusters.ts';
import { runCommand } from '../operations/command.ts';
import { differences, readCatalogue } from './catalogue.ts';
import { applySchemas, schemasAsOneScript } from './schemas.ts';
import { serveDatabase } from './serve-database.ts';

// npm run migration -- --fold: makes one migration of supabase/schemas in place of all there are. That is the way as
// long as no house is installed.
// npm run migration -- <name>: plans from what supabase/migrations make to what supabase/schemas say,
// and writes that as the next migration, to be read and completed by hand (data, schedules).
// npm run migration -- --check: says in what the two differ, and fails if in anything.

// The plan knows nothing of what the body of a function calls, so that a caller may come first.
const BODIES_UNCHECKED = 'set check_function_bodies = off;';

const MIGRATIONS_FOLDER = 'supabase/migrations';

/**
 * What names the owner, who is called 'postgres' in PGlite and otherwise on other servers: whoever
 * migrates owns what a migration makes, and may use it.
 */
const NAMES_OWNER = /(?:OWNER TO|FROM|TO) "postgres";$/;

/** Runs work on two databases in memory: as the migrations make it, and as the schemas say. */
async function withBoth<Result>(
  work: (migrated: PgliteEngine, told: PgliteEngine) => Promise<Result>,
): Promise<Result> {
  const migrated = await openPglite({ dump: await migratedCluster() });
  const told = await openPglite({ dump: await emptyCluster() });
  try {
    await applySchemas(told);
    return await work(migrated, told);
  } finally {
    await Promise.all([migrated.close(), told.close()]);
  }
}

async function check(): Promise<string> {
  const found = await withBoth(async (migrated, told) =>
    differences(await readCatalogue(migrated.database), await readCatalogue(told.database)),
  );
  if (found.length === 0) return 'supabase/migrations make what supabase/schemas say.';
  throw new LocalStackError(
    `supabase/migrations and supabase/schemas differ (migrations <> schemas):\n${found.join('\n')}\n` +
      'npm run migration -- --fold makes the one migration anew; once a house is installed, ' +
      'npm run migration -- <name> writes the one that is missing.',
  );
}

async function write(name: string): Promise<string> {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new LocalStackError('Name the change in small letters: npm run migration -- room_beds');
  }
  const statements = await withBoth(async (migrated, told) => {
    const source = await factsOf(migrated);
    const desired = await factsOf(told);
    return plan(source, desired)
      .actions.map(({ sql }) => sql.replace(/;?\s*$/, ';'))
      .filter((statement) => !NAMES_OWNER.test(statement));
  });
  if (statements.length === 0) return 'Nothing to migrate.';
  const file = `${MIGRATIONS_FOLDER}/${nextVersion()}_${name}.sql`;
  writeFileSync(file, `${[BODIES_UNCHECKED, ...statements].join('\n\n')}\n`);
  return `Wrote ${file}: read it, add what a difference cannot show (data, schedules), and commit both.`;
}

/** A database that older migrations made is refused at the next start, because their versions are gone. */
function fold(): string {
  const file = `${MIGRATIONS_FOLDER}/${nextVersion()}_baseline.sql`;
  for (const old of readdirSync(MIGRATIONS_FOLDER)) rmSync(`${MIGRATIONS_FOLDER}/${old}`);
  writeFileSync(file, schemasAsOneScript());
  return `Wrote ${file}, the one migration.`;
}

async function factsOf(engine: PgliteEngine) {
  const server = await serveDatabase(engine);
  const pool = new Pool({ connectionString: server.url, max: 1 });
  try {
    return (await extract(pool)).factBase;
  } finally {
    await pool.end();
    await server.stop();
  }
}

/** The moment in UTC, as the Supabase CLI writes it; later than every migration there is. */
function nextVersion(): string {
  const now = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const last = readdirSync(MIGRATIONS_FOLDER).toSorted().at(-1)?.slice(0, 14) ?? '';
  return now > last ? now : String(BigInt(last) + 1n);
}

await runCommand(async () => {
  const [argument = ''] = process.argv.slice(2);
  if (argument === '--fold') return fold();
  return argument === '--check' ? check() : write(argument);
});
