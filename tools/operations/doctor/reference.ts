import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApi } from '../../../supabase/local/api.ts';
import type { SqlRow } from '../../../supabase/local/engine.ts';
import { openPglite } from '../../../supabase/local/engine-pglite.ts';
import { newSecrets } from '../../../supabase/local/keys.ts';
import { prepareDatabase } from '../../../supabase/local/prepare-database.ts';
import { readSchema, type Schema } from './schema.ts';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../supabase/migrations/', import.meta.url));

/** What a database must look like: a new one, made from the migrations at hand. */
export interface Reference {
  /** The versions of all migrations, in order. */
  migrations: string[];
  schema: Schema;
  /** The settings a new house has. */
  settings: SqlRow;
}

/** Migrates a database in memory and looks at it; `dump` is an empty one to begin with. */
export async function makeReference(dump?: Blob): Promise<Reference> {
  const engine = await openPglite({ dump });
  try {
    const { database } = engine;
    await prepareDatabase({ app: createApi(engine, newSecrets()), database });
    const [settings = {}] = await database.query(SETTINGS);
    return { migrations: migrationVersions(), schema: await readSchema(database), settings };
  } finally {
    await engine.close();
  }
}

/** The settings as text, without the salt, which is secret. */
export const SETTINGS = `
  select (select jsonb_object_agg(key, value) from jsonb_each_text(to_jsonb(s) - 'salt' - 'only_row')) as settings
    from private.settings s`;

function migrationVersions(): string[] {
  return readdirSync(MIGRATIONS_FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => file.slice(0, file.indexOf('_')));
}
