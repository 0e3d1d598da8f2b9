import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAuth, refreshPause } from '@/lib/auth-fetch';
import { server } from '../support/server';

const REFRESH = 'http://auth.example/auth/v1/token?grant_type=refresh_token';
const SIGN_IN = 'http://auth.example/auth/v1/token?grant_type=password';
const NOW = new Date('2026-11-23T08:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  return () => refreshPause.set(null);
});
afterEach(() => vi.useRealTimers());

/** Answers what Auth is asked, and counts it. */
function answerWith(answer: () => Response) {
  const asked = vi.fn<() => Response>(answer);
  server.use(http.post('http://auth.example/auth/v1/token', () => asked()));
  return asked;
}

const ask = async (url = REFRESH) => fetchAuth(url, { method: 'POST', body: '{}' });
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const json = (status: number, body: object) => () => HttpResponse.json(body, { status });
const page = (status: number) => () => HttpResponse.html('<h1>Bloqueado</h1>', { status });

describe('a refresh of the session that is put off', () => {
  it.each([
    ['429 of Auth', json(429, { code: 429, error_code: 'over_request_rate_limit', msg: 'slow' })],
    ['408', json(408, { error_code: 'request_timeout' })],
    ['425', page(425)],
    ["a firewall's page", page(403)],
    ["a firewall's 403 without a word of Auth", json(403, { error: 'Forbidden' })],
    ['a gateway that names no code', json(401, { message: 'No API key found' })],
    ["a network's own page, well received", page(200)],
  ])('by %s looks out of reach, so that the session stays (STAFF-05)', async (_, answer) => {
    answerWith(answer);
    expect((await ask()).status).toBe(503);
    expect(refreshPause.get()).toEqual({ times: 1, until: NOW.getTime() + 5000 });
  });

  it('asks Auth nothing until the pause is over, which grows (STAFF-05)', async () => {
    const asked = answerWith(json(429, {}));
    await ask();
    for (const [times, pause] of [5000, 10_000, 20_000].entries()) {
      pass(pause - 1);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await ask()).status).toBe(503);
      expect(asked).toHaveBeenCalledTimes(times + 1);
      pass(1);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await ask();
      expect(asked).toHaveBeenCalledTimes(times + 2);
    }
    for (let n = 0; n < 10; n += 1) {
      pass(300_000);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await ask();
    }
    expect(refreshPause.get()?.until).toBe(Date.now() + 300_000);
  });

  it.each(['40', 'Mon, 23 Nov 2026 08:00:40 GMT'])(
    "waits as long as 'Retry-After: %s' asks (STAFF-05)",
    async (header) => {
      answerWith(() => HttpResponse.json({}, { status: 429, headers: { 'retry-after': header } }));
      await ask();
      expect(refreshPause.get()?.until).toBe(NOW.getTime() + 40_000);
    },
  );

  it('is over with the answer of Auth (STAFF-05)', async () => {
    answerWith(json(429, {}));
    await ask();
    pass(5000);
    answerWith(json(200, { access_token: 'a', refresh_token: 'b' }));
    expect((await ask()).status).toBe(200);
    expect(refreshPause.get()).toBeNull();
  });
});

describe('a refusal', () => {
  it.each([
    [400, { code: 400, error_code: 'refresh_token_not_found', msg: 'Not Found' }],
    [400, { code: 'refresh_token_already_used', message: 'Already Used' }],
    [403, { code: 403, error_code: 'session_not_found', msg: 'gone' }],
  ])('of Auth itself, %i %j, is one (STAFF-05)', async (status, body) => {
    answerWith(json(status, body));
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual(body);
    expect(refreshPause.get()).toBeNull();
  });

  it('of a sign-in is told as it is, and one while the refresh waits is asked (STAFF-05)', async () => {
    answerWith(json(429, {}));
    await ask();
    const asked = answerWith(json(429, { error_code: 'over_request_rate_limit' }));
    expect((await ask(SIGN_IN)).status).toBe(429);
    expect(asked).toHaveBeenCalledOnce();
  });
});
