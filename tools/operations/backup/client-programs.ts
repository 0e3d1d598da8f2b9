import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Sql } from '../../../supabase/local/engine.ts';
import { LocalStackError } from '../../../supabase/local/local-stack-error.ts';

// PostgreSQL's own programs, pg_dump and psql.

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/**
 * The pg_dump of the server's own major version: an older one refuses, and what a newer one writes that server
 * may not read.
 */
export async function dumpProgram(sql: Sql, installed = DEBIAN_FOLDER): Promise<string> {
  const [row] = await sql.query(
    `select current_setting('server_version_num')::integer / 10000 as major`,
  );
  const major = Number(row?.['major']);
  const ofMajor = path.join(installed, String(major), 'bin/pg_dump');
  const program = existsSync(ofMajor) ? ofMajor : 'pg_dump';
  const version = await versionOf(program);
  if (Number(/\d+/.exec(version)?.[0]) === major) return program;
  throw new LocalStackError(
    `pg_dump of PostgreSQL ${major} is wanted, the server's own; here it is '${version}'. ` +
      `Debian and Ubuntu: apt-get install postgresql-client-${major}.`,
  );
}

async function versionOf(program: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, ['--version']);
    return stdout.trim();
  } catch (error) {
    return reasonOf(error);
  }
}

/** Runs a program of PostgreSQL's on a database. */
export async function runClient(
  program: string,
  { url, args }: { url: string; args: string[] },
): Promise<void> {
  try {
    await promisify(execFile)(program, args, { env: { ...process.env, ...connection(url) } });
  } catch (error) {
    throw new LocalStackError(`${path.basename(program)} failed: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOENT') {
    return 'it is not installed. Debian and Ubuntu: apt-get install postgresql-client.';
  }
  return 'stderr' in error && String(error.stderr) !== ''
    ? String(error.stderr).trim()
    : error.name;
}

/** By environment rather than by argument, which every user of the machine can list. */
function connection(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslMode = searchParams.get('sslmode');
  return {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslMode === null ? {} : { PGSSLMODE: sslMode }),
  };
}
