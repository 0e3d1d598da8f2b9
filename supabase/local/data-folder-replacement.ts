import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGLITE_FOLDER } from './data-folder.ts';
import { LocalStackError } from './local-stack-error.ts';

// How a restored database takes the place of the one that is there. Two folders cannot change
// places in one step, so the old one steps aside first: whenever the process is killed, one of the
// two is there, and the next opener (under the lock) sees by their names how far it came.

const houseIn = (folder: string) => path.join(folder, PGLITE_FOLDER);
const asideIn = (folder: string) => `${houseIn(folder)}.before-restore`;

/** Where a restored database is made and looked at, before it takes its place. */
export const draftIn = (folder: string): string => `${houseIn(folder)}.restoring`;

/** Puts the database at `draftIn` in its place; the old one is deleted last. */
export function putInPlace(folder: string): void {
  const [house, aside] = [houseIn(folder), asideIn(folder)];
  if (existsSync(house)) renameSync(house, aside);
  try {
    renameSync(draftIn(folder), house);
  } catch (error) {
    if (existsSync(aside)) renameSync(aside, house);
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
}

/** The names of what an interrupted restore left in a data folder; changes nothing. */
export function leftByRestore(folder: string): string[] {
  return [asideIn(folder), ...draftsIn(folder)]
    .filter((name) => existsSync(name))
    .map((name) => path.basename(name));
}

/** Deletes what an unfinished restore has made so far; true when there was anything. */
export function dropDraft(folder: string): boolean {
  const left = draftsIn(folder).filter((name) => existsSync(name));
  for (const name of left) rmSync(name, { recursive: true, force: true });
  return left.length > 0;
}

/** The draft, and the folder in which the engine unpacks it first. */
function draftsIn(folder: string): string[] {
  return [draftIn(folder), `${draftIn(folder)}.new`];
}

/**
 * Brings a data folder in order after a restore that was interrupted, and says what was found;
 * undefined when there was none. The caller holds the lock.
 */
export function settleRestore(folder: string): string | undefined {
  const [house, aside] = [houseIn(folder), asideIn(folder)];
  if (existsSync(aside) && !existsSync(house)) {
    renameSync(aside, house);
    dropDraft(folder);
    return `A restore into ${folder} was interrupted: the database is the one from before. Restore again.`;
  }
  if (existsSync(aside)) {
    rmSync(aside, { recursive: true, force: true });
    dropDraft(folder);
    return `A restore into ${folder} had come to its end; what was left of the database before it is gone now.`;
  }
  if (existsSync(house) && dropDraft(folder)) {
    return `A restore into ${folder} was interrupted before it changed anything. Restore again.`;
  }
  return undefined;
}

/**
 * Like `settleRestore`, but throws a LocalStackError when the folder holds nothing besides an
 * interrupted restore: a new, empty house there would be taken for the restored one.
 */
export function requireSettledRestore(folder: string): void {
  const found = settleRestore(folder);
  if (found !== undefined) console.error(found);
  if (leftByRestore(folder).length === 0) return;
  throw new LocalStackError(
    `A restore into ${folder} was interrupted, and there is no other database. ` +
      'Restore again, or npm run reset to begin with a new one.',
  );
}
