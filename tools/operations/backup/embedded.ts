import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGLITE_FOLDER } from '../../../supabase/local/data-folder.ts';
import { lockDataFolder } from '../../../supabase/local/data-folder-lock.ts';
import { requireSpace } from '../../../supabase/local/disk-space.ts';
import type { Database } from '../../../supabase/local/engine.ts';
import { openPglite } from '../../../supabase/local/engine-pglite.ts';
import { LocalStackError } from '../../../supabase/local/local-stack-error.ts';
import { countHouse, type HouseCount } from './house-count.ts';
import {
  draftIn,
  dropDraft,
  putInPlace,
  requireSettledRestore,
  settleRestore,
} from '../../../supabase/local/data-folder-replacement.ts';

// The embedded database as one compressed file. Taken while nothing else has it open, so that it
// is one moment of the house; the secrets beside it stay where they are.

/** Writes the database of a data folder into a file, which must not exist yet. */
export async function backUpEmbedded(folder: string, file: string): Promise<HouseCount> {
  // Before the lock, which would make the folder.
  if (!existsSync(folder)) throw nothingToBackUp(folder);
  if (existsSync(file)) throw new LocalStackError(`${file} exists already: choose another name.`);
  const lock = lockDataFolder(folder);
  try {
    requireSettledRestore(folder);
    if (!existsSync(path.join(folder, PGLITE_FOLDER))) throw nothingToBackUp(folder);
    const engine = await openPglite({ folder: path.join(folder, PGLITE_FOLDER) });
    try {
      const count = await countHouse(engine.database);
      const dump = await engine.connection.driver.dumpDataDir('gzip');
      writeWhole(file, Buffer.from(await dump.arrayBuffer()));
      return count;
    } finally {
      await engine.close();
    }
  } finally {
    lock.release();
  }
}

function nothingToBackUp(folder: string): LocalStackError {
  return new LocalStackError(`There is no database in ${folder} to back up.`);
}

export interface RestoreOptions {
  /** Replace a database that is there. */
  force: boolean;
}

/**
 * Puts the database of a backup into a data folder. The one that is there goes only when the
 * backup has been opened and found whole.
 */
export async function restoreEmbedded(
  folder: string,
  file: string,
  { force }: RestoreOptions,
): Promise<HouseCount> {
  const dump = readBackup(file);
  const lock = lockDataFolder(folder);
  try {
    const found = settleRestore(folder);
    if (found !== undefined) console.error(found);
    if (existsSync(path.join(folder, PGLITE_FOLDER)) && !force) {
      throw new LocalStackError(
        `There is a database in ${folder} already. To replace it by the backup, add --force; ` +
          'to keep it, back it up first, or restore elsewhere with HOSTEL_DATA_DIR.',
      );
    }
    requireSpace(folder);
    dropDraft(folder);
    const count = await unpack(dump, { file, draft: draftIn(folder) });
    putInPlace(folder);
    return count;
  } finally {
    dropDraft(folder);
    lock.release();
  }
}

async function unpack(
  dump: Blob,
  { file, draft }: { file: string; draft: string },
): Promise<HouseCount> {
  try {
    const engine = await openPglite({ folder: draft, dump });
    try {
      await requireSound(engine.database);
      return await countHouse(engine.database);
    } finally {
      await engine.close();
    }
  } catch (error) {
    throw unusable(file, error);
  }
}

/** Throws unless every row can be read and the indexes of bookings can be built again. */
async function requireSound(database: Database): Promise<void> {
  await database.script(`
    reindex table public.bookings;
    do $$
    declare
      name text;
    begin
      for name in select c.oid::regclass::text from pg_class c
         join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'private', 'auth')
        where c.relkind = 'r' loop
        execute format('select count(to_jsonb(t)) from %s t', name);
      end loop;
    end $$;`);
}

function readBackup(file: string): Blob {
  try {
    return new Blob([gunzipSync(readFileSync(file))]);
  } catch (error) {
    throw unusable(file, error);
  }
}

function unusable(file: string, error: unknown): LocalStackError {
  const reason = error instanceof Error ? error.message : String(error);
  return new LocalStackError(`${file} is no backup of this product, or is damaged: ${reason}`);
}

/** Writes a file that only its owner can read, and that has its name only once it is complete. */
function writeWhole(file: string, content: Buffer): void {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, content, { mode: 0o600, flush: true });
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
