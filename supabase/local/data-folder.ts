import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT_ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DEFAULT_FOLDER = path.join(PROJECT_ROOT, 'supabase/.temp');

/** The embedded database, inside the data folder. */
export const PGLITE_FOLDER = 'pglite';

/** The uploaded pictures of rooms, inside the data folder. */
export const PICTURES_FOLDER = 'pictures';

/** What the stand-in of the payment service remembers, inside the data folder. */
export const PAY_FILE = 'pay.json';

/** The secrets of the stack, inside the data folder. */
export const KEYS_FILE = 'keys.json';

/** Where the embedded stack keeps its database and its secrets; HOSTEL_DATA_DIR moves it. */
export function dataFolder(): string {
  const chosen = process.env['HOSTEL_DATA_DIR'];
  return chosen ? path.resolve(chosen) : DEFAULT_FOLDER;
}

/** A path as a reader of the terminal knows it: relative where it lies below the current folder. */
export function readablePath(folder: string): string {
  const relative = path.relative(process.cwd(), folder);
  return relative.startsWith('..') || relative === '' ? folder : relative;
}

/** DATABASE_URL, when an ordinary PostgreSQL server takes the place of the embedded one. */
export function databaseUrl(): string | undefined {
  return process.env['DATABASE_URL'] || undefined;
}

/** POSTGREST, when the real one is to answer before an ordinary server: a program, by path or name. */
export function postgrestProgram(): string | undefined {
  return process.env['POSTGREST'] || undefined;
}
