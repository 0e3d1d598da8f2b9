import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { syncCalendar } from '@/queries/edge-functions';
import { QueryError } from '@/queries/query-error';
import { server } from '../support/server';
import { startSignedIn, STAFF_EMAIL } from '../support/session';

// One of the two Edge Functions that the panel calls itself.

const FEED = '00000021-0000-4000-8000-000000000001';

beforeEach(() => startSignedIn());

function onSync(answer: () => Response) {
  const asked: unknown[] = [];
  server.use(
    http.post('*/functions/v1/sync-calendars', async ({ request }) => {
      asked.push(await request.json(), request.headers.get('authorization'));
      return answer();
    }),
  );
  return asked;
}

async function kindOfFailure(answer: () => Response): Promise<string> {
  onSync(answer);
  try {
    await syncCalendar(FEED);
  } catch (error) {
    if (error instanceof QueryError) return error.kind;
    throw error;
  }
  return 'none';
}

it('asks for one calendar as whoever is signed in, and gives what came of it (CHAN-02)', async () => {
  const outcome = {
    counts: { booked: 2, cancelled: 1, conflict: 3, moved: 1, echo: 4 },
    warning: null,
  };
  const asked = onSync(() => HttpResponse.json({ [FEED]: { ...outcome, ignored: 0 } }));
  expect(await syncCalendar(FEED)).toEqual({
    counts: { booked: 2, moved: 1, cancelled: 1, conflict: 3 },
  });
  expect(asked).toEqual([{ feed: FEED }, `Bearer access-token-of-${STAFF_EMAIL}`]);
});

it('gives the words of a failure, and nothing where nothing is new (CHAN-02)', async () => {
  const words = { error: 'O endereço não existe.' };
  onSync(() => HttpResponse.json({ [FEED]: words }));
  expect(await syncCalendar(FEED)).toEqual(words);
  for (const nothing of [{ unchanged: true }, { busy: true }]) {
    onSync(() => HttpResponse.json({ [FEED]: nothing }));
    // oxlint-disable-next-line no-await-in-loop -- all ask the same address
    expect(await syncCalendar(FEED)).toEqual({});
  }
});

it.each([
  ['no such function', () => HttpResponse.json({ code: 'NOT_FOUND' }, { status: 404 }), 'missing'],
  ['a cut line', () => HttpResponse.error(), 'network'],
  ['a session that has ended', () => new HttpResponse(null, { status: 401 }), 'session'],
  ['too many questions', () => new HttpResponse(null, { status: 429 }), 'rate-limit'],
  ['a failure', () => new HttpResponse(null, { status: 500 }), 'server'],
  ['a page in its place', () => HttpResponse.html('<h1>Bem-vindo</h1>'), 'server'],
  ['an answer about another', () => HttpResponse.json({ other: { busy: true } }), 'server'],
])('tells %s apart', async (_name, answer, kind) => {
  expect(await kindOfFailure(answer)).toBe(kind);
});
