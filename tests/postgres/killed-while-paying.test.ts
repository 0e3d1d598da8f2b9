import { expect, it } from 'vitest';
import { newServerDatabase } from '../database/support';
import { killedWhilePaying, ONCE } from '../support/killed-while-paying';

it('loses and doubles nothing when the process is killed between event and booking, on a server (DEPOSIT-03)', async () => {
  const server = await newServerDatabase({ isMigrated: true });
  if (server === undefined) throw new Error('Needs a server: npm run test:postgres');
  // A PostgREST beside the process may end what it was asked: all of it, or nothing.
  const either = [ONCE, { ...ONCE, before: ONCE.after }];
  expect(either).toContainEqual(await killedWhilePaying(server.url));
  await server.drop();
});
