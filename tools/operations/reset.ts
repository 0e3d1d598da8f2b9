import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  databaseUrl,
  dataFolder,
  KEYS_FILE,
  PAY_FILE,
  PGLITE_FOLDER,
  PICTURES_FOLDER,
  readablePath,
} from '../../supabase/local/data-folder.ts';
import { lockDataFolder } from '../../supabase/local/data-folder-lock.ts';
import { LocalStackError } from '../../supabase/local/local-stack-error.ts';
import { runCommand } from './command.ts';

// npm run reset: forgets the embedded database, its pictures, its rehearsed payments and its secrets; the next start makes new ones.

function reset(): string {
  if (databaseUrl() !== undefined) {
    throw new LocalStackError(
      'DATABASE_URL is set: reset only ever erases the embedded database, never a server. ' +
        'Unset it first.',
    );
  }
  const folder = dataFolder();
  if (!existsSync(folder)) return 'Nothing to reset: there is no local data yet.';

  const lock = lockDataFolder(folder);
  try {
    // Only what is ours: other tools keep files in this folder too.
    rmSync(path.join(folder, PGLITE_FOLDER), { recursive: true, force: true });
    rmSync(path.join(folder, PICTURES_FOLDER), { recursive: true, force: true });
    rmSync(path.join(folder, PAY_FILE), { force: true });
    rmSync(path.join(folder, KEYS_FILE), { force: true });
  } finally {
    lock.release();
  }
  return `The local data in ${readablePath(folder)} is gone; npm start begins afresh.`;
}

await runCommand(async () => reset());
