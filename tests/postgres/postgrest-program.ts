import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The real PostgREST, where there is one: the program that POSTGREST names, or `postgrest` in PATH.
 * Tests on PostgreSQL then ask it in place of the embedded API.
 */
export function findPostgrest(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const programs = folders.map((folder) => path.join(folder, 'postgrest'));
  return process.env['POSTGREST'] || programs.find((program) => existsSync(program));
}
