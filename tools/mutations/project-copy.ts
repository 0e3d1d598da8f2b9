import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const copies: string[] = [];

process.on('exit', () => copies.forEach((root) => rmSync(root, { recursive: true, force: true })));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(1));
}

/** A copy of the project as it stands, in which things may be broken; gone with this process. */
export function copyProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'hostel-faults-'));
  copies.push(root);
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.trim().split('\n').filter(existsSync)) {
    cpSync(file, path.join(root, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  return root;
}

/** Replaces a text wherever it stands in a file; throws when it is not there. */
export function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain: ${from}`);
  writeFileSync(
    file,
    text.replaceAll(from, () => to),
  );
}

/** The environment of tests in a copy: no server, no CI. */
export const QUIET_ENVIRONMENT: NodeJS.ProcessEnv = {
  ...process.env,
  CI: '',
  TEST_DATABASE_URL: '',
};

/** How many faults were tried, and how many of them a test noticed. */
export interface Total {
  tried: number;
  noticed: number;
}
