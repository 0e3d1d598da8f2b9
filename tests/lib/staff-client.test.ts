import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished } from 'vitest';
import { hasKeptSession, supabaseClient } from '@/lib/staff-client';
import { server } from '../support/server';
import { makeSession } from '../support/session';

it('an address with the tokens of a session signs nobody in, and asks nobody whose they are (STAFF-03)', async () => {
  const { user, access_token, refresh_token } = makeSession();
  const asked: string[] = [];
  server.use(
    http.get('*/auth/v1/user', ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json(user);
    }),
  );
  const tokens = { access_token, refresh_token, token_type: 'bearer', expires_in: '3600' };
  const before = window.location.href;
  window.history.replaceState(null, '', `/admin#${new URLSearchParams(tokens).toString()}`);
  onTestFinished(() => window.history.replaceState(null, '', before));

  // Auth's client looks at the address once, as it is made.
  const { data } = await supabaseClient().auth.getSession();
  expect(data.session).toBeNull();
  expect(hasKeptSession()).toBe(false);
  expect(asked).toEqual([]);
});
