import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApi } from '../../supabase/local/api.ts';
import type { Engine } from '../../supabase/local/engine.ts';
import { newSecrets } from '../../supabase/local/keys.ts';
import { preparePlatform } from '../../supabase/local/prepare-database.ts';

const SCHEMAS_FOLDER = fileURLToPath(new URL('../../supabase/schemas/', import.meta.url));

/** All of supabase/schemas as one script, file by file under its name: what the one migration is. */
export function schemasAsOneScript(): string {
  const files = readdirSync(SCHEMAS_FOLDER).toSorted();
  const parts = files.map((file) => {
    const subject = file.replace(/^\d+_|\.sql$/g, '');
    return `-- ==== ${subject} ====\n\n${readFileSync(SCHEMAS_FOLDER + file, 'utf8').trim()}\n`;
  });
  return ['-- Made from supabase/schemas: npm run migration -- --fold.\n', ...parts].join('\n');
}

/** Makes of an empty database what supabase/schemas says, without a migration. */
export async function applySchemas(engine: Engine): Promise<void> {
  const { database } = engine;
  await preparePlatform({ app: createApi(engine, newSecrets()), database });
  await database.transaction(async (sql) => sql.script(schemasAsOneScript()));
}
