import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { openPglite } from '../supabase/local/engine-pglite.ts';
import { LocalStackError } from '../supabase/local/local-stack-error.ts';
import { migratedCluster } from '../tests/database/kept-clusters.ts';
import { serveDatabase } from './migration/serve-database.ts';
import { runCommand } from './operations/command.ts';

// npm run types: src/types/database.ts from the migrations, through a database in memory.
// With --check nothing is written; the exit code says whether the file is up to date.

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const TYPES_FILE = path.join(ROOT, 'src/types/database.ts');
const SUPABASE_CLI = path.join(ROOT, 'tools/node_modules/supabase/dist/supabase.js');

async function generateTypes(): Promise<string> {
  const engine = await openPglite({ dump: await migratedCluster() });
  try {
    const server = await serveDatabase(engine);
    try {
      return await formatted(await describeSchema(server.url));
    } finally {
      await server.stop();
    }
  } finally {
    await engine.close();
  }
}

async function describeSchema(url: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [SUPABASE_CLI, 'gen', 'types', 'typescript', `--remote=${url}`, '--schema', 'public'],
    {
      cwd: ROOT,
      env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' },
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  return stdout;
}

async function formatted(types: string): Promise<string> {
  const header = '// Generated from the migrations by npm run types. Do not edit.\n\n';
  const options = await resolveConfig(TYPES_FILE);
  return format(header + types, { ...options, plugins: [], parser: 'typescript' });
}

function readIfPresent(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

await runCommand(async () => {
  const types = await generateTypes();
  if (!process.argv.includes('--check')) {
    writeFileSync(TYPES_FILE, types);
    return 'Wrote src/types/database.ts.';
  }
  if (types !== readIfPresent(TYPES_FILE)) {
    throw new LocalStackError(
      'src/types/database.ts does not match the migrations: run npm run types and commit it.',
    );
  }
  return 'src/types/database.ts matches the migrations.';
});
