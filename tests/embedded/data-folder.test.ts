import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockDataFolder } from '../../supabase/local/data-folder-lock.ts';
import { newSecrets, readOrCreateSecrets } from '../../supabase/local/keys.ts';
import { isDefunct, processIdentity } from '../../supabase/local/process-identity.ts';

// What the embedded backend keeps beside its database: the lock and the secrets.

/** No process has this number: it is above what any system hands out. */
const DEAD_PID = 2 ** 30;

let folder: string;
let lockFile: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hostel-folder-'));
  lockFile = path.join(folder, 'hostel.lock');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function leaveLock(owner: unknown): void {
  writeFileSync(lockFile, JSON.stringify(owner));
}

describe('the lock', () => {
  it('lets nobody else in until it is released, and leaves nothing behind', () => {
    const lock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${process.pid}`);
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
    lockDataFolder(folder).release();
  });

  it('names the process that holds it', () => {
    leaveLock({ pid: process.ppid, processStart: 1 });
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${process.ppid}`);
  });

  it.each([
    ['a process that is gone', { pid: DEAD_PID, processStart: 1 }],
    ['an earlier process with our own number', { pid: process.pid, processStart: 1 }],
    [
      'a process whose number another has by now',
      { pid: process.ppid, processStart: 1, identity: 'an earlier boot' },
    ],
    ['nobody: it is damaged', 'x'],
    ['nobody: the number is no process', { pid: -1, processStart: 1 }],
  ])('is taken over from %s', (_, owner) => {
    leaveLock(owner);
    const lock = lockDataFolder(folder);
    expect(JSON.parse(readFileSync(lockFile, 'utf8'))).toMatchObject({ pid: process.pid });
    lock.release();
  });

  it('is taken over from a process that has ended, though nobody asked how', async () => {
    // The shell becomes Node, which never reaps a child that it inherits; only then the child ends.
    const nodeWithChild = 'console.log(process.argv[1]); setTimeout(() => {}, 600_000)';
    const parent = spawn(
      'sh',
      ['-c', 'cat <&3 & exec "$1" -e "$2" $!', 'sh', process.execPath, nodeWithChild],
      {
        stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
      },
    );
    try {
      const [line] = await once(parent.stdio[1] ?? parent, 'data');
      const pid = Number(String(line));
      parent.stdio[3]?.destroy();
      await vi.waitUntil(() => isDefunct(pid), { timeout: 10_000 });
      expect(() => process.kill(pid, 0)).not.toThrow();
      leaveLock({ pid, processStart: 1, identity: processIdentity(pid) });
      lockDataFolder(folder).release();
      expect(isDefunct(process.pid)).toBe(false);
      expect(isDefunct(DEAD_PID)).toBe(false);
    } finally {
      parent.kill('SIGKILL');
    }
  });

  it('is not released by one who lost it', () => {
    const lock = lockDataFolder(folder);
    leaveLock({ pid: process.ppid, processStart: 1 });
    lock.release();
    expect(readdirSync(folder)).toEqual(['hostel.lock']);
  });
});

describe('the folder', () => {
  const modeOf = (name: string) => (statSync(name).mode & 0o7777).toString(8);

  it('is for its owner’s eyes, and closed where an older one is open', () => {
    const fresh = path.join(folder, 'new');
    lockDataFolder(fresh).release();
    expect(modeOf(fresh)).toBe('700');
    for (const open of [lockDataFolder, readOrCreateSecrets]) {
      chmodSync(fresh, 0o755);
      const opened = open(fresh);
      if ('release' in opened) opened.release();
      expect(modeOf(fresh)).toBe('700');
    }
  });

  it('stays open where everybody shares it', () => {
    chmodSync(folder, 0o1777);
    lockDataFolder(folder).release();
    expect(modeOf(folder)).toBe('1777');
  });
});

describe('the secrets', () => {
  it('are made once, for the owner’s eyes, different in each folder', () => {
    const secrets = readOrCreateSecrets(folder);
    expect(readOrCreateSecrets(folder)).toEqual(secrets);
    expect(statSync(path.join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
    expect(secrets.jwtSecret.length).toBeGreaterThanOrEqual(32);
    expect(newSecrets()).not.toEqual(secrets);
  });

  it.each(['', '{"secretKey": 1}', 'null'])(
    'are not guessed from a damaged file: %j',
    (content) => {
      writeFileSync(path.join(folder, 'keys.json'), content);
      expect(() => readOrCreateSecrets(folder)).toThrow('is damaged');
    },
  );
});
