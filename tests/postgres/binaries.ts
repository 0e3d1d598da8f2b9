import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const OLDEST_VERSION = 15;
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/**
 * The folder with initdb and postgres of PostgreSQL 15 or newer: that of POSTGRES_BIN, or the newest
 * that is installed; throws saying what to install.
 */
export function findBinaries(): string {
  const chosen = process.env['POSTGRES_BIN'];
  const folder = (chosen ? [chosen] : [...debianFolders(), ...folderOfPgConfig()]).find(isUsable);
  if (folder !== undefined) return folder;
  throw new Error(
    `PostgreSQL ${OLDEST_VERSION} or newer is not installed. On Debian or Ubuntu: apt-get install postgresql; ` +
      'on macOS: brew install postgresql@17, with its bin folder in PATH.',
  );
}

/** The newest first. */
function debianFolders(): string[] {
  if (!existsSync(DEBIAN_FOLDER)) return [];
  return readdirSync(DEBIAN_FOLDER)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN_FOLDER, version, 'bin'));
}

function folderOfPgConfig(): string[] {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()];
  } catch {
    return [];
  }
}

function isUsable(folder: string): boolean {
  const postgres = path.join(folder, 'postgres');
  if (!existsSync(postgres) || !existsSync(path.join(folder, 'initdb'))) return false;
  const version = execFileSync(postgres, ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(version)?.[0]) >= OLDEST_VERSION;
}
