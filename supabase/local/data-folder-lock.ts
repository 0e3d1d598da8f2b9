import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderProblem } from './folder-problem.ts';
import { LocalStackError } from './local-stack-error.ts';
import { makePrivateFolder } from './private-folder.ts';
import { isDefunct, processIdentity } from './process-identity.ts';

// Two processes on one PGlite folder lose each other's writes without any error,
// so exactly one may hold this file.
const LOCK_FILE = 'hostel.lock';

/** Tells a live lock of this process from one left by a dead process with the same id. */
const PROCESS_START = performance.timeOrigin;

interface LockOwner {
  pid: number;
  processStart: number;
  /** As `processIdentity` gave it; missing where the system does not say. */
  identity?: string;
}

export interface DataFolderLock {
  release(): void;
}

/**
 * Takes the lock of a data folder, creating the folder when it is missing, and closes the folder to
 * other users. The lock of a dead process is taken over; a live one is a LocalStackError that
 * names its process, and so is a folder that cannot be written to.
 */
export function lockDataFolder(folder: string): DataFolderLock {
  try {
    makePrivateFolder(folder);
    return takeLock(folder);
  } catch (error) {
    throw folderProblem(error, folder);
  }
}

function takeLock(folder: string): DataFolderLock {
  const file = path.join(folder, LOCK_FILE);
  const identity = processIdentity(process.pid);
  const content = JSON.stringify({ pid: process.pid, processStart: PROCESS_START, identity });

  while (!createFile(file, content)) {
    const found = readIfPresent(file);
    if (found === undefined) continue;
    const owner = parseOwner(found);
    if (owner !== undefined && isAlive(owner)) {
      throw new LocalStackError(
        `The database in ${folder} is in use by process ${owner.pid}. Stop that process first, ` +
          'or give this one another folder with HOSTEL_DATA_DIR. ' +
          `If process ${owner.pid} is some other program, delete ${file}.`,
      );
    }
    removeStaleLock(file, found);
  }

  function release(): void {
    process.off('exit', release);
    if (readIfPresent(file) === content) rmSync(file, { force: true });
  }
  process.on('exit', release);
  return { release };
}

/** Writes the file only if it does not exist, complete from its first moment. */
function createFile(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

// Renaming picks up exactly one file. If another process replaced the stale lock
// since it was read, that live lock goes back where it was.
function removeStaleLock(file: string, stale: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return;
    throw error;
  }
  const taken = readFileSync(aside, 'utf8');
  if (taken !== stale) createFile(file, taken);
  rmSync(aside, { force: true });
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function parseOwner(content: string): LockOwner | undefined {
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value !== 'object' || value === null) return undefined;
    if (!('pid' in value) || !('processStart' in value)) return undefined;
    const { pid, processStart } = value;
    if (!Number.isInteger(pid) || typeof pid !== 'number' || pid <= 0) return undefined;
    if (typeof processStart !== 'number') return undefined;
    const isNamed = 'identity' in value && typeof value.identity === 'string';
    return { pid, processStart, ...(isNamed ? { identity: String(value.identity) } : {}) };
  } catch {
    return undefined;
  }
}

function isAlive({ pid, processStart, identity }: LockOwner): boolean {
  if (pid === process.pid) return processStart === PROCESS_START;
  if (!exists(pid) || isDefunct(pid)) return false;
  // Process numbers are used again, above all after a restart of the machine.
  const found = processIdentity(pid);
  return identity === undefined || found === undefined || found === identity;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It exists, but belongs to someone else.
    return isSystemError(error, 'EPERM');
  }
}

function isSystemError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
