import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

// Making a new database cluster takes PGlite several seconds, and every test file needs one. An
// empty one is kept between runs, for each version of PGlite; nothing of ours is in it.

const CACHE = path.resolve('node_modules/.cache/hostel');

/** A dump of an empty database cluster. */
export async function emptyCluster(): Promise<Blob> {
  const file = path.join(CACHE, `pglite-${pgliteVersion()}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return newCluster(file);
  }
}

async function newCluster(file: string): Promise<Blob> {
  const database = await PGlite.create();
  const dump = await database.dumpDataDir('none');
  await database.close();
  // Renamed when complete: other test files may be reading already.
  const draft = `${file}.${process.pid}`;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  return dump;
}

function pgliteVersion(): string {
  const manifest: unknown = JSON.parse(
    readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'),
  );
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return String(manifest.version);
  }
  throw new Error('The package of PGlite names no version.');
}
