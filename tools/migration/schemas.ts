import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApi } from '../../supabase/local/api.ts';
import type { Engine } from '../../supabase/local/engine.ts';
import { newSecrets } from '../../supabase/local/keys.ts';
import { preparePlatform } from '../../supabase/local/prepare-database.ts';

const SCHEMAS_FOLDER = fileURLToPath(new URL('../../supabase/schemas/', import.meta.url));

/** Makes of an empty database what supabase/schemas says, without a migration and without data. */
export async function applySchemas(engine: Engine): Promise<void> {
  const { database } = engine;
  await preparePlatform({ app: createApi(engine, newSecrets()), database });
  const files = readdirSync(SCHEMAS_FOLDER).toSorted();
  const texts = files.map((file) => readFileSync(SCHEMAS_FOLDER + file, 'utf8'));
  await database.transaction(async (sql) => sql.script(texts.join('\n')));
}
