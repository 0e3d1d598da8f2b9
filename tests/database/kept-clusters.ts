import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createApi } from '../../supabase/local/api.ts';
import { openPglite } from '../../supabase/local/engine-pglite.ts';
import { newSecrets } from '../../supabase/local/keys.ts';
import { prepareDatabase } from '../../supabase/local/prepare-database.ts';

// Creating a database cluster and migrating it takes PGlite several seconds, and nearly every test
// file needs one. Dumps are kept between runs, under names that change with what they are made
// from.

const CACHE = path.resolve('node_modules/.cache/hostel');

/** A dump has 40 MB: those of migrations that have changed since are not kept for long. */
const KEPT_DUMPS = 4;

/** What decides how a migrated cluster looks, beside the engine itself. */
const MIGRATED_BY = [
  { folder: 'supabase/migrations', ending: '.sql' },
  { folder: 'supabase/local', ending: '.ts' },
];

/** A dump of an empty database cluster. */
export async function emptyCluster(): Promise<Blob> {
  return kept(`empty-${versionOf('@electric-sql/pglite')}.tar`, async () => {
    const database = await PGlite.create();
    const dump = await database.dumpDataDir('none');
    await database.close();
    return dump;
  });
}

/** A dump of a cluster with every migration, and nothing of a house in it. */
export async function migratedCluster(): Promise<Blob> {
  return kept(`migrated-${hashOfMigrating()}.tar`, async () => {
    const engine = await openPglite({ dump: await emptyCluster() });
    await prepareDatabase({ app: createApi(engine, newSecrets()), database: engine.database });
    const dump = await engine.connection.driver.dumpDataDir('none');
    await engine.close();
    return dump;
  });
}

async function kept(name: string, make: () => Promise<Blob>): Promise<Blob> {
  const file = path.join(CACHE, name);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const dump = await make();
    // Renamed when complete: other processes may be reading it already, or making the same one.
    const draft = `${file}.${process.pid}`;
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, file);
    removeOldDumps();
    return dump;
  }
}

function removeOldDumps(): void {
  const dumps = readdirSync(CACHE)
    .filter((name) => /^migrated-\w+\.tar$/.test(name))
    .map((name) => path.join(CACHE, name))
    .map((file) => ({ file, madeAt: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.madeAt - a.madeAt);
  for (const { file } of dumps.slice(KEPT_DUMPS)) rmSync(file, { force: true });
}

function hashOfMigrating(): string {
  const hash = createHash('sha256');
  for (const name of ['@electric-sql/pglite', '@supabase/lite']) hash.update(versionOf(name));
  for (const { folder, ending } of MIGRATED_BY) {
    const files = readdirSync(folder).filter((file) => file.endsWith(ending));
    for (const file of files.toSorted()) {
      hash.update(file).update(readFileSync(path.join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function versionOf(name: string): string {
  const manifest: unknown = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return String(manifest.version);
  }
  throw new Error(`The package ${name} names no version.`);
}
