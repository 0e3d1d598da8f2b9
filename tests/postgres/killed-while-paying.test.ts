import { expect, it } from 'vitest';
import { newServerDatabase } from '../database/support';
import { killedWhilePaying, ONCE } from '../support/killed-while-paying';

it('loses and doubles nothing when the process is killed between event and booking, on a server (DEPOSIT-03)', async () => {
  const server = await newServerDatabase({ isMigrated: true });
  if (server === undefined) throw new Error('Needs a server: npm run test:postgres');
  expect(await killedWhilePaying(server.url)).toEqual(ONCE);
  await server.drop();
});
