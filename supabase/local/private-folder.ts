import { chmodSync, mkdirSync, statSync } from 'node:fs';

const OWNER_ONLY = 0o700;
const OTHERS = 0o077;

/** Set on folders that everybody shares, /tmp for one. */
const SHARED = 0o1000;

/**
 * Makes a folder that only its owner may look into, or closes an existing one to others. A folder
 * that is somebody else's, or meant to be shared, stays as it is.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  const { mode, uid } = statSync(folder);
  const isOurs = uid === process.getuid?.() && (mode & SHARED) === 0;
  if (isOurs && (mode & OTHERS) !== 0) chmodSync(folder, OWNER_ONLY);
}
