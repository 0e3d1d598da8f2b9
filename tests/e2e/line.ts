import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { held } from '../support/held';

/** A way in which an answer goes wrong. */
export interface Fault {
  name: string;
  answer: (route: Route) => Promise<void>;
}

/** Selects the requests that a fault hits. */
export type Target = (request: Request) => boolean;

const fulfil =
  (status: number, contentType: string, body: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, contentType, body });

const json = (status: number, body: string) => fulfil(status, 'application/json', body);

const GATEWAY_PAGE = '<html><body><h1>500 Internal Server Error</h1>nginx</body></html>';

/** The database's message to whoever asks too often (migration 6). */
export const RATE_LIMIT_WORDS =
  'Demasiados pedidos num curto espaço de tempo. Por favor, tente mais tarde ou contacte-nos por telefone.';

/** The database refuses, with a message for people. */
const RATE_LIMIT: Fault = {
  name: '429 of the database',
  answer: json(
    429,
    JSON.stringify({ code: 'HS429', message: RATE_LIMIT_WORDS, details: null, hint: null }),
  ),
};

/** The simplest fault. */
export const CUT: Fault = {
  name: 'the network is cut',
  answer: (route) => route.abort('connectionreset'),
};

/** Answers that are clearly no success; nothing is stored or read. */
const REFUSALS: readonly Fault[] = [
  CUT,
  { name: '500 with a page', answer: fulfil(500, 'text/html', GATEWAY_PAGE) },
  {
    name: '500 in JSON',
    answer: json(500, '{"message":"An unexpected error occurred","error":"upstream"}'),
  },
  RATE_LIMIT,
  { name: '429 of a gateway', answer: fulfil(429, 'text/plain', 'Too Many Requests') },
  { name: '503', answer: fulfil(503, 'text/plain', 'no healthy upstream') },
];

/** Everything that may come back instead of the answer; nothing is stored or read. */
export const FAULTS: readonly Fault[] = [
  ...REFUSALS,
  { name: 'JSON cut in the middle', answer: json(200, '[{"id":"0000') },
  { name: 'an empty body', answer: json(200, '') },
  { name: 'an object', answer: json(200, '{"unexpected":true}') },
  { name: 'null', answer: json(200, 'null') },
];

/** A fault in which the request is carried out, and the browser gets another answer. */
function afterwards(name: string, answer: Fault['answer']): Fault {
  return {
    name,
    answer: async (route) => {
      await route.fetch();
      await answer(route);
    },
  };
}

/** Writes that are stored while the browser does not learn of it. */
export const LOST_ANSWERS: readonly Fault[] = [
  afterwards('the network is cut after the server stored it', (route) =>
    route.abort('connectionreset'),
  ),
  afterwards('504 after the server stored it', fulfil(504, 'text/html', GATEWAY_PAGE)),
  afterwards('JSON cut in the middle after the server stored it', json(201, '[{"id":"0000')),
  afterwards('an empty body after the server stored it', json(201, '')),
  afterwards('null after the server stored it', json(201, 'null')),
];

/** Requests for a table of the database. */
export function asks(method: string, table: string, query = ''): Target {
  return (request) => {
    const { pathname, search } = new URL(request.url());
    return (
      request.method() === method &&
      pathname === `/rest/v1/${table}` &&
      decodeURIComponent(search).includes(query)
    );
  };
}

export interface Line {
  /** From now on these requests fail; `hits` starts again from 0. */
  break: (target: Target, fault: Fault) => void;
  /** Ends the fault. */
  mend: () => void;
  /** How many requests went wrong since `break`. */
  hits: () => number;
  /** Holds back the answers to these requests until `release` is called. */
  hold: (target: Target) => { release: () => void };
}

/** Intercepts the requests between a browser and the backend. */
export async function tapLine(context: BrowserContext): Promise<Line> {
  let broken: { target: Target; fault: Fault } | null = null;
  let waiting: { target: Target; promise: Promise<void> } | null = null;
  let count = 0;

  await context.route(/\/(rest|auth)\/v1\//, async (route) => {
    const request = route.request();
    if (waiting?.target(request)) await waiting.promise;
    if (!broken?.target(request)) return route.continue();
    count += 1;
    return broken.fault.answer(route);
  });

  return {
    break: (target, fault) => {
      count = 0;
      broken = { target, fault };
    },
    mend: () => {
      broken = null;
    },
    hits: () => count,
    hold: (target) => {
      const { promise, release } = held();
      waiting = { target, promise };
      return {
        release: () => {
          waiting = null;
          release();
        },
      };
    },
  };
}

/** Uncaught exceptions and unhandled rejections of a page, since it was opened. */
export function uncaughtErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
  return errors;
}

/** From its next page on the browser refuses all storage, as private windows may. */
export async function refuseStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}
