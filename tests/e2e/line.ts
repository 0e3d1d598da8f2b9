import type { BrowserContext, Page, Request, Route } from '@playwright/test';

/** A way in which an answer goes wrong. */
export interface Fault {
  name: string;
  answer: (route: Route) => Promise<void>;
}

/** Which requests it happens to. */
export type Target = (request: Request) => boolean;

const fulfil =
  (status: number, contentType: string, body: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, contentType, body });

const json = (status: number, body: string) => fulfil(status, 'application/json', body);

const GATEWAY_PAGE = '<html><body><h1>500 Internal Server Error</h1>nginx</body></html>';

/** The words of the database to whoever asks too often (migration 6). */
export const RATE_LIMIT_WORDS =
  'Demasiados pedidos num curto espaço de tempo. Por favor, tente mais tarde ou contacte-nos por telefone.';

/** The database has refused, and says why in words for people. */
const RATE_LIMIT: Fault = {
  name: '429 of the database',
  answer: json(
    429,
    JSON.stringify({ code: 'HS429', message: RATE_LIMIT_WORDS, details: null, hint: null }),
  ),
};

/** The plainest fault. */
export const CUT: Fault = {
  name: 'the network is cut',
  answer: (route) => route.abort('connectionreset'),
};

/** What is told to be no success; nothing is stored or read. */
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

/** Whatever may come back instead of what was asked for; nothing is stored or read. */
export const FAULTS: readonly Fault[] = [
  ...REFUSALS,
  { name: 'JSON cut in the middle', answer: json(200, '[{"id":"0000') },
  { name: 'an empty body', answer: json(200, '') },
  { name: 'an object', answer: json(200, '{"unexpected":true}') },
  { name: 'null', answer: json(200, 'null') },
];

/** The request arrives and is carried out; what comes back is not what the backend said. */
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
  /** From now on the requests meant go wrong; counts them from 0. */
  break: (target: Target, fault: Fault) => void;
  /** All is well again. */
  mend: () => void;
  /** How many requests went wrong since `break`. */
  hits: () => number;
  /** Keeps the answers of the requests meant until they are released. */
  hold: (target: Target) => { release: () => void };
}

/** Lays a hand on the line between a browser and the backend. */
export async function tapLine(context: BrowserContext): Promise<Line> {
  let broken: { target: Target; fault: Fault } | null = null;
  let held: { target: Target; released: Promise<void> } | null = null;
  let count = 0;

  await context.route(/\/(rest|auth)\/v1\//, async (route) => {
    const request = route.request();
    if (held?.target(request)) await held.released;
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
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { target, released };
      return {
        release: () => {
          held = null;
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

/** From the next page on this browser refuses to keep anything, as private windows may. */
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
