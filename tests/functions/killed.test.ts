import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendAll } from '../../supabase/functions/send-mail/handler.ts';
import { resetMails } from '../database/mail-scene';
import { emptyHouse, startBackend, type Backend } from '../database/support';
import { startMailServer, type MailServer } from './mail-server';
import { countOf, loseLeases, queue, recipients } from './scene';
import { killWorker, nodeWorker, workerEnv, type Worker } from './workers';

// Two workers at once, of which one is killed again and again, wherever it happens to be.

const MAILS = 60;
/**
 * In each round one of the two is killed after so many mails, before or after the answer to the
 * last.
 */
const KILLS = [1, 2, 3, 5, 7, 8];

let backend: Backend;
let server: MailServer;
let workers: Worker[] = [];
let killAfter = 0;

beforeAll(async () => {
  backend = await startBackend();
  server = await startMailServer({}, (received) => {
    if (received !== killAfter) return;
    const [victim] = workers;
    if (victim !== undefined) killWorker(victim.process);
  });
  await emptyHouse(backend);
  await resetMails(backend);
});
afterAll(async () => {
  await server.stop();
  await backend.stop();
});

it('none is lost and none sent twice when workers are killed over and over: what was being handed over is uncertain (MAIL-03)', async () => {
  await queue(backend, MAILS);
  const env = workerEnv(backend, server.url);
  for (const kill of KILLS) {
    killAfter = server.received.length + kill;
    workers = [nodeWorker(env), nodeWorker(env)];
    const [victim, other] = workers;
    await victim?.result.catch(() => undefined);
    if (other !== undefined) killWorker(other.process);
    await other?.result.catch(() => undefined);
    await loseLeases(backend);
  }
  await sendAll({ env, fetch: async (request) => fetch(request) });

  const arrived = recipients(server);
  expect(new Set(arrived).size).toBe(arrived.length);
  const rows = await backend.database.query('select recipient, state from public.mails');
  const inState = (state: string) =>
    rows.filter((row) => row['state'] === state).map(({ recipient }) => String(recipient));
  const [sent, uncertain] = [inState('sent'), inState('uncertain')];
  expect(sent.length + uncertain.length).toBe(MAILS);
  expect(sent.filter((one) => !arrived.includes(one))).toEqual([]);
  expect(arrived.filter((one) => !sent.includes(one) && !uncertain.includes(one))).toEqual([]);
  expect(uncertain.length).toBeGreaterThan(0);
  expect(uncertain.length).toBeLessThanOrEqual(2 * KILLS.length);
  expect(await countOf(backend, 'handing')).toBe(0);
});
