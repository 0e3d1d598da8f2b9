import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { splitSqlStatements } from '@supabase/lite';
import type { Database } from './engine.ts';
import { LocalStackError } from './local-stack-error.ts';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations/', import.meta.url));
const MIGRATION_FILE = /^(?<version>\d+)_(?<name>.+)\.sql$/;

// When two servers start on one PostgreSQL, the second waits and then finds the migrations applied.
const MIGRATION_LOCK = 7_261_000;

interface Migration {
  file: string;
  version: string;
  name: string;
  text: string;
}

/**
 * Applies the migrations a database does not have yet, in order, each whole or not
 * at all, recorded as the Supabase CLI records them. Gives the files applied; throws
 * a LocalStackError naming the file that failed.
 */
export async function applyMigrations(
  database: Database,
  folder: string = MIGRATIONS_FOLDER,
): Promise<string[]> {
  const applied: string[] = [];
  const migrations = readMigrations(folder);
  if (folder === MIGRATIONS_FOLDER) await refuseOthers(database, migrations);
  for (const migration of migrations) {
    // oxlint-disable-next-line no-await-in-loop -- each builds on the one before
    if (await applyOnce(database, migration)) applied.push(migration.file);
  }
  return applied;
}

/** A database that other migrations made cannot go on with these. */
async function refuseOthers(database: Database, ours: readonly Migration[]): Promise<void> {
  const recorded = await database.query(
    'select version from supabase_migrations.schema_migrations',
  );
  const other = recorded.find(({ version }) => !ours.some((one) => one.version === version));
  if (other === undefined) return;
  throw new LocalStackError(
    `The database was made by a migration that is not here (${String(other['version'])}): ` +
      'npm run reset begins afresh, without what is in it.',
  );
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => {
      const { version, name } = MIGRATION_FILE.exec(file)?.groups ?? {};
      if (version === undefined || name === undefined) {
        throw new LocalStackError(`${file} is no migration name: <timestamp>_<name>.sql is.`);
      }
      return { file, version, name, text: readFileSync(`${folder}/${file}`, 'utf8') };
    });
}

async function applyOnce(database: Database, migration: Migration): Promise<boolean> {
  let isNew = false;
  try {
    await database.transaction(async (sql) => {
      await sql.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      const recorded = await sql.query(
        'select 1 from supabase_migrations.schema_migrations where version = $1',
        [migration.version],
      );
      isNew = recorded.length === 0;
      if (!isNew) return;
      await sql.script(migration.text);
      await sql.query(
        `insert into supabase_migrations.schema_migrations (version, name, statements)
         values ($1, $2, $3)`,
        [migration.version, migration.name, splitSqlStatements(migration.text)],
      );
    });
  } catch (error) {
    throw new LocalStackError(
      `The migration ${migration.file} failed and nothing of it was applied.\n` +
        describe(error, migration),
    );
  }
  return isNew;
}

/** The engine's message, with the line of the file where the engine names a place. */
function describe(error: unknown, { file, text }: Migration): string {
  if (!(error instanceof Error)) return String(error);
  const position = 'position' in error ? Number(error.position) : Number.NaN;
  if (Number.isNaN(position)) return error.message;
  return `${file}:${text.slice(0, position).split('\n').length}: ${error.message}`;
}
