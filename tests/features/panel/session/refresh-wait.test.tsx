import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { refreshPause } from '@/lib/auth-fetch';
import { openDay } from '../../../support/day-desk';
import { renderAt } from '../../../support/render-at';
import { expectLoggedError, server } from '../../../support/server';
import { dropAuthNoise, makeSession, SESSION_KEY, startSignedIn } from '../../../support/session';

const WAITING =
  'O servidor pediu para esperar antes de renovar a sessão. O painel tenta de novo a partir das 08:02; não é preciso entrar outra vez.';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:02:00Z') });
  startSignedIn();
  window.localStorage.setItem(SESSION_KEY, JSON.stringify({ ...makeSession(), expires_at: 1 }));
  return () => refreshPause.set(null);
});

/** What Auth, or whoever stands before it, answers to a refresh, from the first on. */
function onRefresh(...answers: (() => Response)[]) {
  let asked = 0;
  server.use(
    http.post('*/auth/v1/token', () => {
      const answer = answers[asked] ?? answers.at(-1);
      asked += 1;
      return answer?.();
    }),
  );
  return () => asked;
}

const tooMany = () => HttpResponse.json({ error_code: 'over_request_rate_limit' }, { status: 429 });
const renewed = () => HttpResponse.json(makeSession());
const refused = () => HttpResponse.json({ error_code: 'refresh_token_not_found' }, { status: 400 });
/** The library asks again by itself; the pause decides when Auth hears of it. */
const passPause = () => {
  vi.setSystemTime(Date.now() + 5000);
};

it('signs nobody out, says that it waits, and goes on by itself (STAFF-05)', async () => {
  openDay();
  const asked = onRefresh(tooMany, renewed);
  const { address } = await renderAt('/admin/dashboard');
  expect(await screen.findByText(WAITING)).toBeVisible();
  expect(address()).toBe('/admin/dashboard');
  expect(window.localStorage.getItem(SESSION_KEY)).not.toBeNull();
  expect(asked()).toBe(1);
  passPause();
  expect(
    await screen.findByRole('heading', { name: 'Dashboard' }, { timeout: 10_000 }),
  ).toBeVisible();
  expect(screen.queryByText(WAITING)).toBeNull();
  expect(asked()).toBe(2);
});

it('ends the session where Auth itself refuses it (STAFF-05)', async () => {
  onRefresh(tooMany, refused);
  const { address } = await renderAt('/admin/dashboard');
  expect(await screen.findByText(WAITING)).toBeVisible();
  passPause();
  expect(await screen.findByLabelText('Password', {}, { timeout: 10_000 })).toBeVisible();
  expect(address()).toBe('/admin/login');
  expect(screen.queryByText(WAITING)).toBeNull();
  dropAuthNoise();
  expectLoggedError('findSession');
});
