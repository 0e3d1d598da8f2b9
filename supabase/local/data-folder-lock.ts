import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LocalStackError } from './local-stack-error.ts';

// Two processes on one PGlite folder lose each other's writes without any error, so exactly one may
// hold this file.
const LOCK_FILE = 'hostel.lock';

/** Tells this process from an earlier one that had the same number. */
const THIS_PROCESS = `${process.pid} ${performance.timeOrigin}`;

export interface DataFolderLock {
  release(): void;
}

/**
 * Takes the lock of a data folder, making the folder where it is missing. What a process that has
 * ended left is taken over; a live one is a LocalStackError that names it.
 */
export function lockDataFolder(folder: string): DataFolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, LOCK_FILE);
  const holder = readLock(file);
  if (holder !== undefined && isAlive(holder)) {
    const [pid] = holder.split(' ');
    throw new LocalStackError(
      `The database in ${folder} is in use by process ${pid}. Stop that process first, ` +
        'or give this one another folder with HOSTEL_DATA_DIR. ' +
        `If process ${pid} is some other program, delete ${file}.`,
    );
  }
  writeFileSync(file, THIS_PROCESS, { mode: 0o600 });
  function release(): void {
    process.off('exit', release);
    if (readLock(file) === THIS_PROCESS) rmSync(file, { force: true });
  }
  process.on('exit', release);
  return { release };
}

function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isAlive(holder: string): boolean {
  const pid = Number.parseInt(holder, 10);
  if (pid === process.pid) return holder === THIS_PROCESS;
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // It runs, but belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
