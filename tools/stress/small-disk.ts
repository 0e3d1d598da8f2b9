import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// A disk of its own in memory, in a mount namespace that ends with its process: needs no root.

export interface SmallDisk {
  /** Where it is reached from any process of this user. */
  folder: string;
  /** Fills it up to its last megabyte. */
  fill(): void;
  /** Takes away what `fill` has put there. */
  free(): void;
  makeReadOnly(): Promise<void>;
  remove(): Promise<void>;
}

const BALLAST = 'ballast';
const LEFT_BYTES = 1024 * 1024;

/** Undefined where this system lets nobody mount a disk of their own. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const place = mkdtempSync(path.join(tmpdir(), 'hostel-disk-'));
  const script = `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && echo mounted &&
    read order && mount -o remount,ro "$0" && echo read-only && read order`;
  const holder = spawn('unshare', ['--map-root-user', '--mount', 'sh', '-c', script, place], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(holder, 'exit').catch(() => undefined);
  const said = async () => Promise.race([once(holder.stdout, 'data'), ended]);

  async function remove(): Promise<void> {
    holder.kill('SIGKILL');
    await ended;
    rmSync(place, { recursive: true, force: true });
  }

  await said();
  if (holder.pid === undefined || holder.exitCode !== null) {
    await remove();
    return undefined;
  }
  const folder = `/proc/${holder.pid}/root${place}`;
  const ballast = path.join(folder, BALLAST);
  return {
    folder,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - LEFT_BYTES)));
    },
    free: () => rmSync(ballast, { force: true }),
    makeReadOnly: async () => {
      holder.stdin.write('\n');
      await said();
    },
    remove,
  };
}
