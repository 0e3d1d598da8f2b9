import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from '../../supabase/local/data-folder-lock.ts';
import { newSecrets, readOrCreateSecrets } from '../../supabase/local/keys.ts';

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

const leaveLock = (holder: string) => writeFileSync(lockFile, holder);

describe('the lock', () => {
  it('lets nobody else in until it is released, and leaves nothing behind', () => {
    const lock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${process.pid}`);
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
    lockDataFolder(folder).release();
  });

  it('names the process that holds it', () => {
    leaveLock(`${process.ppid} 1`);
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${process.ppid}`);
  });

  it.each([
    ['a process that is gone', `${DEAD_PID} 1`],
    ['an earlier process with our own number', `${process.pid} 1`],
    ['nobody: it is damaged', 'x'],
    ['nobody: the number is no process', '-1 1'],
  ])('is taken over from %s', (_, holder) => {
    leaveLock(holder);
    const lock = lockDataFolder(folder);
    expect(readFileSync(lockFile, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    lock.release();
  });

  it('is not released by one who lost it', () => {
    const lock = lockDataFolder(folder);
    leaveLock(`${process.ppid} 1`);
    lock.release();
    expect(readdirSync(folder)).toEqual(['hostel.lock']);
  });
});

describe('the secrets', () => {
  it('are made in a folder that is not there yet, as beside a server of one’s own', () => {
    const inside = path.join(folder, 'new', 'data');
    expect(readOrCreateSecrets(inside)).toEqual(readOrCreateSecrets(inside));
  });

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
