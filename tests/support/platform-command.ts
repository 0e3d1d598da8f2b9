import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// The platform's command line as the owner of a house runs it, in a copy of this folder, as it writes beside what it
// reads. It gets nothing of this machine's environment.

const COMMAND = path.resolve('tools/node_modules/supabase/dist/supabase.js');

/** What it reads of a clone. */
const READ = ['supabase/config.toml', 'supabase/functions', 'supabase/migrations', 'src'];

interface Said {
  /** What it prints for other programs. */
  out: string;
  /** What it tells who is sitting there. */
  told: string;
}

interface Given {
  /** Put behind each `npx supabase` of the line. */
  words?: readonly string[];
  env?: Record<string, string>;
}

export interface PlatformFolder {
  root: string;
  /** Types a line with `npx supabase` into a shell; throws with all that it said where it fails. */
  type(line: string, given?: Given): Promise<Said>;
  remove(): void;
}

export function platformFolder(): PlatformFolder {
  const root = mkdtempSync(path.join(tmpdir(), 'hostel-platform-'));
  for (const name of READ) cpSync(name, path.join(root, name), { recursive: true });
  // It has looked for a newer version today, so it asks nobody.
  mkdirSync(path.join(root, 'supabase/.temp'));
  writeFileSync(path.join(root, 'supabase/.temp/cli-latest'), '');
  return {
    root,
    type: async (line, { words = [], env = {} } = {}) => {
      const npx = `npx() { shift; "$NODE" "$COMMAND" "$@" ${words.join(' ')}; }`;
      const child = spawn('bash', ['-c', `${npx}; ${line}`], {
        cwd: root,
        env: {
          PATH: process.env['PATH'] ?? '',
          NODE: process.execPath,
          COMMAND,
          HOME: root,
          DO_NOT_TRACK: '1',
          SUPABASE_TELEMETRY_DISABLED: '1',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const said = { out: '', told: '' };
      child.stdout.setEncoding('utf8').on('data', (part: string) => (said.out += part));
      child.stderr.setEncoding('utf8').on('data', (part: string) => (said.told += part));
      const [code] = await once(child, 'close');
      if (code !== 0) throw new Error(`${line}: ${said.out}${said.told}`);
      return said;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
