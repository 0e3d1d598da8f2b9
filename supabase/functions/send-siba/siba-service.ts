import {
  readSibaAnswer,
  SIBA_HEADERS,
  SIBA_PRODUCTION,
  sibaRequest,
  type SibaAnswer,
} from '../../../src/domain/register/siba-answer.ts';
import type { Env } from '../_shared/runtime.ts';

/** What the authority says of a file, with the HTTP status where it said nothing. */
export type SibaDelivery = SibaAnswer & { status: number };

export interface SibaFileToSend {
  taxNumber: string;
  establishment: string;
  xml: string;
}

/** The authority's web service, its service for trying, or the stand-in of npm start. */
export interface SibaService {
  /** Whether it is the authority itself; everything else rehearses. */
  kind: 'real' | 'rehearsal';
  deliver(file: SibaFileToSend): Promise<SibaDelivery>;
}

type Fetch = (request: Request) => Promise<Response>;

/** Longer than the authority was ever seen to take; well within the two minutes of a file's lease. */
const PATIENCE_MS = 60_000;

/** The service that the secrets of the function name; null without a key. */
export function settledService(env: Env, fetch: Fetch): SibaService | null {
  const key = env['SIBA_KEY'];
  return key ? sibaService({ url: env['SIBA_URL'] || SIBA_PRODUCTION, key, fetch }) : null;
}

/** The names under which the authority answers; the older one leads to the same service. */
const AUTHORITY = /^siba\.(?:ssi\.gov|sef)\.pt$/;

/** Whether bulletins are truly reported there, however the address is written. */
function isAuthority(url: string): boolean {
  const { hostname, pathname } = new URL(url);
  return AUTHORITY.test(hostname) && !/^\/bawsdev\//i.test(pathname);
}

/** A service at an address, asked over HTTP. */
export function sibaService({
  url,
  key,
  fetch,
  patience = PATIENCE_MS,
}: {
  url: string;
  key: string;
  fetch: Fetch;
  patience?: number;
}): SibaService {
  return {
    kind: isAuthority(url) ? 'real' : 'rehearsal',
    deliver: async (file) => {
      let status = 0;
      try {
        const answer = await fetch(
          new Request(url, {
            method: 'POST',
            headers: SIBA_HEADERS,
            body: sibaRequest({ ...file, key }),
            // The key goes nowhere but to this address.
            redirect: 'manual',
            signal: AbortSignal.timeout(patience),
          }),
        );
        ({ status } = answer);
        return { ...readSibaAnswer(status, await answer.text()), status };
      } catch (error) {
        return { kind: 'no-answer', mayBeTaken: status !== 0 || !isUnreachable(error), status };
      }
    },
  };
}

/** What runtimes say of a server to which no connection was made, so that it has been given nothing. */
const UNREACHABLE =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|connection refused|dns error|tcp connect error|invalid peer certificate|CERT_/i;

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = 'code' in error ? error.code : '';
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return UNREACHABLE.test(`${String(code)} ${error.message}`) || inner.some(isUnreachable);
}
