import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { answerPay } from '../../supabase/local/pay/pay-pages.ts';
import { answer as answerOverHttp } from '../../supabase/local/http-bridge.ts';
import { openPayStandIn } from '../../supabase/local/pay/stand-in.ts';

it('npm run stripe:try makes one page with the key of a test account, and no other (DEPOSIT-02)', async () => {
  const standIn = openPayStandIn({
    hasClock: false,
    deliver: async () => Promise.reject(new Error('Nobody pays.')),
  });
  const server = createServer(
    (request, response) =>
      void answerOverHttp(async (asked) => answerPay(asked, standIn), { request, response }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  const run = async (env: Record<string, string>) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/operations/try-stripe.ts'], {
      env: {
        ...process.env,
        STRIPE_SECRET_KEY: standIn.key,
        STRIPE_URL: `http://127.0.0.1:${port}/_pay`,
        ...env,
      },
    });
  try {
    const { stdout } = await run({});
    expect(standIn.pages()).toMatchObject([
      { cents: 19_400, name: 'Sinal da reserva R26-ENSAIO, 30 % do total', locale: 'pt' },
    ]);
    expect(stdout).toContain(`/_pay/${standIn.pages()[0]?.id}`);
    await expect(run({ STRIPE_SECRET_KEY: 'sk_test_other' })).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('No page (HTTP 401)'),
    });
    await expect(run({ STRIPE_SECRET_KEY: 'sk_live_x' })).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('nothing was asked'),
    });
    expect((await run({ STRIPE_SECRET_KEY: '' })).stdout).toContain('STRIPE_SECRET_KEY=sk_test_…');
    expect(standIn.pages()).toHaveLength(1);
  } finally {
    server.close();
    await once(server, 'close');
  }
});
