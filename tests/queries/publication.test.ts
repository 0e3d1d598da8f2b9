import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { askPublication } from '@/queries/edge-functions';
import { server } from '../support/server';
import { startSignedIn, STAFF_EMAIL } from '../support/session';

// What calendar-sync.test.ts proves of failures holds here too: they are told apart in one place.

beforeEach(() => startSignedIn());

function onPublish(answer: () => Response) {
  const asked: unknown[] = [];
  server.use(
    http.post('*/functions/v1/publish', ({ request }) => {
      asked.push(request.headers.get('authorization'));
      return answer();
    }),
  );
  return asked;
}

it('asks as whoever is signed in, and gives what came of it (PUB-02)', async () => {
  const asked = onPublish(() => HttpResponse.json({ state: 'asked' }));
  expect(await askPublication()).toBe('asked');
  expect(asked).toEqual([`Bearer access-token-of-${STAFF_EMAIL}`]);
});

it.each([
  ['no such function', () => HttpResponse.json({}, { status: 404 }), 'missing'],
  ['a failure', () => new HttpResponse(null, { status: 500 }), 'server'],
  ['a page in its place', () => HttpResponse.html('<h1>Bem-vindo</h1>'), 'server'],
])('fails on %s', async (_name, answer, kind) => {
  onPublish(answer);
  await expect(askPublication()).rejects.toMatchObject({ operation: 'askPublication', kind });
});
