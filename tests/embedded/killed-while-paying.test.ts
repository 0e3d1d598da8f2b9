import { expect, it } from 'vitest';
import { killedWhilePaying, ONCE } from '../support/killed-while-paying';

it('loses and doubles nothing when the process is killed between event and booking (DEPOSIT-03)', async () => {
  expect(await killedWhilePaying()).toEqual(ONCE);
});
