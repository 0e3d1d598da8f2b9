import { realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether a path is a folder or lies in it: as it is written, whatever its case, and as the disk
 * has it.
 */
export function liesIn(file: string, folder: string): boolean {
  return isBelow(file.toLowerCase(), folder.toLowerCase()) || isBelow(onDisk(file), onDisk(folder));
}

function isBelow(file: string, folder: string): boolean {
  const way = path.relative(folder, file);
  return way === '' || (!way.startsWith('..') && !path.isAbsolute(way));
}

/**
 * The real path of a file, with links followed and in the disk's own case. A file that has none,
 * because it does not exist yet or lies in another mount namespace, is placed below the nearest
 * folder that has one.
 */
function onDisk(file: string): string {
  try {
    return realpathSync.native(file);
  } catch {
    const parent = path.dirname(file);
    return parent === file ? file : path.join(onDisk(parent), path.basename(file));
  }
}
