import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

// Calendars on the runtime of hosted functions, in a zone that is not the house's: the same days.

const SAMPLES = ['airbnb', 'booking', 'vrbo', 'google', 'odd'];

async function readAllPages(command: string, args: readonly string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(
    command,
    [...args, path.resolve('tests/functions/feed-process.ts'), ...SAMPLES],
    { env: { ...process.env, TZ: 'America/Los_Angeles', DENO_NO_UPDATE_CHECK: '1' } },
  );
  return JSON.parse(stdout);
}

it('Deno reads the same nights as Node, and judges addresses alike, and neither is held (CHAN-06)', async () => {
  const config = path.resolve('supabase/functions/sync-calendars/deno.json');
  const [onDeno, onNode] = await Promise.all([
    readAllPages(path.resolve('tests/node_modules/.bin/deno'), [
      'run',
      '--allow-all',
      '--config',
      config,
      '--node-modules-dir=manual',
      '--cached-only',
    ]),
    readAllPages(process.execPath, ['--import', 'tsx']),
  ]);
  expect(onDeno).toEqual(onNode);
  expect(onDeno).toMatchObject({
    nights: expect.arrayContaining(['berlin@google.com 2026-12-19..2026-12-22']),
    outside: ['8.8.8.8', '2a00:1450:4003::1'],
    refused: 'O endereço não responde ou não é seguro.',
    calendar: 'BEGIN:VCALENDAR',
    held: [0, 0, 0],
    text: ['O’', 'ab'],
  });
});
