import { http, HttpResponse } from 'msw';
import { onTestFinished, vi } from 'vitest';
import type { Account } from '@/domain/account/account';
import { makeMember } from './builders';
import { onRpc, server } from './server';

/** Where the panel keeps its session in the browser; see lib/staff-client. */
export const SESSION_KEY = 'hostel-staff-session';

export const STAFF_EMAIL = 'equipa@marenova.example';
const STAFF_ID = '00000009-0000-4000-8000-000000000001';

const HOUR_S = 3600;

/** A session as the backend's Auth gives it, good for an hour. */
export function makeSession({ email = STAFF_EMAIL, id = STAFF_ID } = {}) {
  return {
    access_token: `access-token-of-${email}`,
    refresh_token: `refresh-token-of-${email}`,
    token_type: 'bearer',
    expires_in: HOUR_S,
    expires_at: Math.floor(Date.now() / 1000) + HOUR_S,
    user: {
      id,
      email,
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: {},
      user_metadata: {},
      created_at: '2026-01-02T10:00:00.000Z',
    },
  };
}

/** Starts a test signed in, and lets `my_account` say how the account stands. */
export function startSignedIn({
  email = STAFF_EMAIL,
  account = makeMember(),
}: { email?: string; account?: Account } = {}): void {
  window.localStorage.setItem(SESSION_KEY, JSON.stringify(makeSession({ email })));
  onRpc('my_account', () => account);
  server.use(
    http.head('*/rest/v1/contact_messages', () => countAnswer(0)),
    http.post('*/auth/v1/logout', () => new HttpResponse(null, { status: 204 })),
  );
}

/** Answers the count of unread messages. */
export function countAnswer(count: number) {
  return new HttpResponse(null, { status: 200, headers: { 'content-range': `*/${count}` } });
}

/** What Auth saw of a sign-in. */
export interface SignInCall {
  grantType: string | null;
  body: unknown;
}

/** Lets Auth accept one pair of e-mail and password and refuse every other, as the backend does. */
export function onSignIn({ email, password }: { email: string; password: string }): SignInCall[] {
  const calls: SignInCall[] = [];
  server.use(
    http.post('*/auth/v1/token', async ({ request }) => {
      const body: unknown = await request.json();
      calls.push({ grantType: new URL(request.url).searchParams.get('grant_type'), body });
      const isAccepted = JSON.stringify(body).includes(
        JSON.stringify({ email, password }).slice(1, -1),
      );
      return isAccepted
        ? HttpResponse.json(makeSession({ email }))
        : HttpResponse.json(
            { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
            { status: 400 },
          );
    }),
  );
  return calls;
}

/** Drops the console errors that the Auth library itself logs, as when the network fails. */
export function dropAuthNoise(): void {
  const { calls } = vi.mocked(console.error).mock;
  calls.splice(0, calls.length, ...calls.filter(([first]) => !(first instanceof Error)));
}

/** Lets the test end the time limit of the next Auth request. */
export function holdAuthTime(): { limits: () => number[]; runOut: () => void } {
  const controller = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(controller.signal);
  onTestFinished(() => timeout.mockRestore());
  return {
    limits: () => timeout.mock.calls.map(([limit]) => limit),
    runOut: () => controller.abort(new TypeError('The time is up.')),
  };
}
