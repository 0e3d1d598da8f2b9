import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const CHILD = 'tests/support/paying-house.ts';

/**
 * Lets a guest pay in a house whose process is killed while the payment is being counted, and starts
 * the house again.
 *
 * @param databaseUrl an ordinary server's empty database; without it the embedded one
 * @returns what of the payment was there before and after the service told it again
 */
export async function killedWhilePaying(databaseUrl?: string): Promise<unknown> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hostel-killed-'));
  try {
    const first = await run('pay', folder, databaseUrl);
    if (first.signal !== 'SIGKILL') throw new Error(`It was not killed: ${first.output}`);
    const second = await run('look', folder, databaseUrl);
    if (second.signal !== null) throw new Error(second.output);
    return JSON.parse(second.output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(
  deed: 'pay' | 'look',
  folder: string,
  databaseUrl: string | undefined,
): Promise<{ output: string; signal: string | null }> {
  const given = databaseUrl === undefined ? [] : [databaseUrl];
  const env = { ...process.env };
  for (const name of ['VITEST', 'NODE_ENV', 'DATABASE_URL']) delete env[name];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', CHILD, deed, folder, ...given],
      { env },
      (error, stdout, stderr) =>
        resolve({
          output: error === null ? stdout : `${stdout}${stderr}`,
          signal: error?.signal ?? (error === null ? null : 'failed'),
        }),
    );
  });
}

/** What must be there: nothing at first, and then the payment once. */
export const ONCE = {
  before: { payments: 0, events: 0, booking: 'awaiting_payment 0.00' },
  after: { payments: 1, events: 1, booking: 'payment_received 80.00' },
};
