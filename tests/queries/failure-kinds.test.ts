import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { TIMEOUT_MS } from '@/lib/rest-client';
import { QueryError, type QueryErrorKind } from '@/queries/query-error';
import { server } from '../support/server';
import { THAT_ASK_FOR_ROWS, THAT_COUNT, THAT_TAKE_ANY_SUCCESS } from './every-query';

// Whatever comes instead of an answer, `queries` throws one kind of error that the screens know. It
// has a message only when the backend itself answered: a browser's or a gateway's words are
// dropped.

interface BadAnswer {
  name: string;
  answer: () => Response;
  kind: QueryErrorKind;
  /** Set only where the backend itself answers, whose words may be shown to people. */
  message?: string;
}

const text = (status: number, type: string, body: string) => () =>
  new HttpResponse(body, { status, headers: { 'Content-Type': type } });
const page = (status: number) =>
  text(status, 'text/html', '<html><body><h1>Bad Gateway</h1>nginx</body></html>');
const json = (status: number, body: string) => text(status, 'application/json', body);

const refusal = (status: number, code: string, kind: QueryErrorKind): BadAnswer => ({
  name: `${status} ${code}`,
  answer: () => HttpResponse.json({ code, message: 'Words of the database.' }, { status }),
  kind,
  message: 'Words of the database.',
});

const REFUSALS: readonly BadAnswer[] = [
  { name: 'a cut line', answer: () => HttpResponse.error(), kind: 'network' },
  { name: '500 with a page', answer: page(500), kind: 'server' },
  {
    name: '500 in JSON of a gateway',
    answer: json(500, '{"message":"An unexpected error occurred","error":"upstream"}'),
    kind: 'server',
  },
  { name: '429 of a gateway', answer: text(429, 'text/plain', 'Too Many'), kind: 'rate-limit' },
  { name: '503', answer: text(503, 'text/plain', 'no healthy upstream'), kind: 'server' },
  { name: '404 with a page', answer: page(404), kind: 'server' },
  { name: '401 of a gateway', answer: page(401), kind: 'server' },
  refusal(401, 'PGRST301', 'session'),
  refusal(401, 'PGRST303', 'session'),
  refusal(401, 'HS036', 'session'),
  refusal(401, '42501', 'forbidden'),
  refusal(403, '42501', 'forbidden'),
  refusal(404, 'PGRST205', 'server'),
  refusal(406, 'PGRST116', 'missing'),
  refusal(409, '23P01', 'conflict'),
  refusal(409, 'HS009', 'conflict'),
  refusal(409, '23503', 'conflict'),
  refusal(400, '23001', 'conflict'),
  refusal(409, '23505', 'conflict'),
  refusal(409, 'HS014', 'stale'),
  refusal(409, 'HS013', 'duplicate-request'),
  refusal(400, 'HS008', 'invalid'),
  refusal(429, 'HS429', 'rate-limit'),
  refusal(500, 'XX000', 'server'),
];

/** Answers with a success status and an unreadable body. */
const UNREADABLE: readonly BadAnswer[] = [
  { name: 'a page', answer: page(200), kind: 'server' },
  { name: 'JSON cut in the middle', answer: json(200, '[{"id":"0000'), kind: 'server' },
];

/** Answers with a success status and no rows. */
const NO_ROWS: readonly BadAnswer[] = [
  { name: 'an empty body', answer: json(200, ''), kind: 'server' },
  { name: 'no body', answer: () => new HttpResponse(null, { status: 204 }), kind: 'server' },
  { name: 'an object', answer: json(200, '{"unexpected":true}'), kind: 'server' },
  { name: 'null', answer: json(200, 'null'), kind: 'server' },
];

/** Gives every request this answer; returns a function that counts the requests. */
function answerAll(answer: () => Response | Promise<Response>): () => number {
  let count = 0;
  server.use(
    http.all('*/rest/v1/*', () => {
      count += 1;
      return answer();
    }),
  );
  return () => count;
}

/** What a call throws, reduced to what a screen can tell apart. */
async function thrownBy(call: () => Promise<unknown>) {
  const error: unknown = await call().then(
    (value) => new Error(`succeeded with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof QueryError)) throw error;
  const { operation, kind, message } = error;
  return { operation, kind, message };
}

/** What a call throws on each answer; one after the other, because all use the same address. */
async function thrownOn(badAnswers: readonly BadAnswer[], call: () => Promise<unknown>) {
  const thrown = [];
  for (const { name, answer } of badAnswers) {
    const asked = answerAll(answer);
    // oxlint-disable-next-line no-await-in-loop
    thrown.push({ name, ...(await thrownBy(call)), asked: asked() });
  }
  return thrown;
}

/** What is thrown for each answer, after a single request: `queries` never retries by itself. */
const expected = (badAnswers: readonly BadAnswer[], operation: string) =>
  badAnswers.map(({ name, kind, message = '' }) => ({ name, operation, kind, message, asked: 1 }));

describe('a function that asks for rows throws what else comes', () => {
  it.each(Object.entries(THAT_ASK_FOR_ROWS))('%s', async (operation, call) => {
    const bad = [...REFUSALS, ...UNREADABLE, ...NO_ROWS];
    expect(await thrownOn(bad, call)).toEqual(expected(bad, operation));
  });
});

describe('a function that takes any success throws what is refused', () => {
  it.each(Object.entries(THAT_TAKE_ANY_SUCCESS))('%s', async (operation, call) => {
    const bad = [...REFUSALS, ...UNREADABLE];
    expect(await thrownOn(bad, call)).toEqual(expected(bad, operation));
  });

  const writes = Object.entries(THAT_TAKE_ANY_SUCCESS).filter(([name]) =>
    /^(insert|update|delete)/.test(name),
  );
  it.each(writes)('%s, and takes a success without a word for one', async (_name, write) => {
    for (const { answer } of NO_ROWS) {
      answerAll(answer);
      // oxlint-disable-next-line no-await-in-loop
      await expect(write()).resolves.toBeUndefined();
    }
  });
});

describe('a function that counts throws what is refused, and a success without its count', () => {
  const withoutBody = (status: number) => () => new HttpResponse(null, { status });
  const bad: readonly BadAnswer[] = [
    { name: 'a cut line', answer: () => HttpResponse.error(), kind: 'network' },
    { name: '429', answer: withoutBody(429), kind: 'rate-limit' },
    { name: '500', answer: withoutBody(500), kind: 'server' },
    { name: '401', answer: withoutBody(401), kind: 'server' },
    { name: 'no count', answer: withoutBody(200), kind: 'server' },
  ];

  it.each(Object.entries(THAT_COUNT))('%s', async (operation, call) => {
    expect(await thrownOn(bad, call)).toEqual(expected(bad, operation));
  });
});

it('waits for an answer no longer than a guest would', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answerAll(async () => {
    await delay('infinite');
    return new HttpResponse();
  });
  const thrown = thrownBy(() => THAT_ASK_FOR_ROWS['listRooms']?.() ?? Promise.resolve());
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(await thrown).toEqual({ operation: 'listRooms', kind: 'network', message: '' });
});

it('is proven here for every function that asks the tables', () => {
  const modules = import.meta.glob<Record<string, unknown>>('/src/queries/**/*.ts', {
    eager: true,
  });
  const isQuery = ([name, value]: [string, unknown]) =>
    typeof value === 'function' &&
    value.constructor.name === 'AsyncFunction' &&
    name !== 'readAllPages';
  const names = Object.entries(modules)
    // These ask Auth, Storage and the Edge Functions, and have tests of their own.
    .filter(
      ([file]) =>
        !/\/(?:auth|edge-functions|deposit\/refund|deposit\/service|payment\/create-payment|password|send-bulletins|storage\/pictures)\.ts$/.test(
          file,
        ),
    )
    .flatMap(([, module]) => Object.entries(module).filter(isQuery))
    .map(([name]) => name);
  const proven = { ...THAT_ASK_FOR_ROWS, ...THAT_TAKE_ANY_SUCCESS, ...THAT_COUNT };
  expect(Object.keys(proven).toSorted()).toEqual(names.toSorted());
});
