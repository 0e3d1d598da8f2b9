import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What tells a process from an earlier or later one with the same number; undefined where the system
 * does not say. Made of no clock that can be set, as a wrong guess would open a database twice.
 */
export function processIdentity(pid: number): string | undefined {
  try {
    return process.platform === 'linux' ? linuxIdentity(pid) : startAsListed(pid);
  } catch {
    return undefined;
  }
}

/** The boot of the machine and the tick since then at which the process began. */
function linuxIdentity(pid: number): string | undefined {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  // The name of the program, in parentheses, may hold spaces and parentheses of its own.
  const [, fields = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const startTick = fields.split(' ')[19];
  return startTick === undefined ? undefined : `${boot} ${startTick}`;
}

function startAsListed(pid: number): string | undefined {
  const env = { ...process.env, TZ: 'UTC', LC_ALL: 'C' };
  const args = ['-o', 'lstart=', '-p', String(pid)];
  return execFileSync('ps', args, { env, encoding: 'utf8', stdio: 'pipe' }).trim() || undefined;
}
