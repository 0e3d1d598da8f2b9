import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * What tells a process from an earlier or later one with the same number; undefined where the
 * system does not say. It depends on no clock that can be set, since a wrong answer would open a
 * database twice.
 */
export function processIdentity(pid: number): string | undefined {
  try {
    return process.platform === 'linux' ? linuxIdentity(pid) : listed(pid, 'lstart') || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a process is a zombie: it has ended, and its number is only taken until its parent
 * collects it. False where the system does not say.
 */
export function isDefunct(pid: number): boolean {
  try {
    if (process.platform !== 'linux') return listed(pid, 'stat').startsWith('Z');
    // After a kill, the first thread may be gone while another one still writes.
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.every((thread) => /^[ZX]/.test(statFields(`${pid}/task/${thread}`)[0] ?? ''));
  } catch {
    return false;
  }
}

/** The boot of the machine and the tick since then at which the process began. */
function linuxIdentity(pid: number): string | undefined {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  const startTick = statFields(String(pid))[19];
  return startTick === undefined ? undefined : `${boot} ${startTick}`;
}

/** The fields of /proc/<name>/stat, from the state on. */
function statFields(name: string): string[] {
  // The name of the program, in parentheses, may hold spaces and parentheses of its own.
  const [, fields = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
  return fields.split(' ');
}

function listed(pid: number, column: string): string {
  const env = { ...process.env, TZ: 'UTC', LC_ALL: 'C' };
  const args = ['-o', `${column}=`, '-p', String(pid)];
  return execFileSync('ps', args, { env, encoding: 'utf8', stdio: 'pipe' }).trim();
}
