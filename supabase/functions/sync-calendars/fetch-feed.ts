import { connect } from 'node:tls';
import { checkedUrl, publicPlace, type Place } from './feed-address.ts';
import { FeedError } from './feed-error.ts';
import { feedText } from './feed-text.ts';
import { joined, readAnswer, type Answer } from './http-answer.ts';

// Reads a calendar from an address that staff typed in. The name is looked up once, the address
// found is checked, and the connection goes to that same address. fetch() and https.get() would
// look the name up a second time, and the hosted runtime cannot make them use a given address, so
// this file speaks HTTP itself.

const MAX_BYTES = 2 * 1024 * 1024;
const PATIENCE_MS = 15_000;

/**
 * Keeps two houses with this product from reading each other's calendars in an endless loop: a
 * request with this header is answered at once, without reading the other's calendar first.
 */
export const READING_FIRST = 'X-Reading-First';

export interface Fetched {
  /** undefined when the calendar has not changed since that etag. */
  text: string | undefined;
  etag: string | null;
}

export interface FetchOptions {
  /** Where a name leads; throws a FeedError when it may not be connected to. */
  locate?: (host: string) => Promise<Place>;
  /** Sends READING_FIRST: we read this calendar before we answer a request for ours. */
  isReadingFirst?: boolean;
  /** For all of it, in milliseconds. */
  patience?: number;
}

/**
 * Reads a calendar: at most 2 MB within 15 s, without following redirects (CHAN-06).
 *
 * @param etag of the last reading; an unchanged calendar is not sent again
 * @throws FeedError in words for staff
 */
export async function fetchFeed(
  address: string,
  etag: string | null,
  { locate = publicPlace, isReadingFirst = false, patience = PATIENCE_MS }: FetchOptions = {},
): Promise<Fetched> {
  const url = checkedUrl(address);
  // One limit for all of it, the look-up included: with a limit on silence alone, a server could
  // send one byte at a time for ever.
  const late = AbortSignal.timeout(patience);
  const place = await Promise.race([locate(url.hostname), whenLate(late)]);
  const answer = readAnswer(
    await ask(requestText(url, { etag, isReadingFirst }), { url, place, late }),
  );
  if (answer.status === 304 && etag !== null) return { text: undefined, etag };
  if (answer.status !== 200) throw new FeedError(refusalOf(answer, url));
  return { text: feedText(answer.body, answer.contentType), etag: answer.etag };
}

function tooLate(): FeedError {
  return new FeedError('O endereço não respondeu a tempo.');
}

async function whenLate(late: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    late.addEventListener('abort', () => reject(tooLate()), { once: true });
  });
}

/** Sends one request and gives all bytes of the answer. */
async function ask(
  request: string,
  { url, place, late }: { url: URL; place: Place; late: AbortSignal },
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const socket = connect({
      host: place.address,
      port: place.port,
      servername: url.hostname,
      ALPNProtocols: ['http/1.1'],
      ...(place.ca === undefined ? {} : { ca: [place.ca] }),
    });
    const end = (problem?: FeedError): void => {
      late.removeEventListener('abort', giveUp);
      socket.destroy();
      if (problem) reject(problem);
      else resolve(joined(chunks));
    };
    const giveUp = () => end(tooLate());
    late.addEventListener('abort', giveUp);
    socket.on('secureConnect', () => socket.write(request));
    socket.on('data', (chunk: Uint8Array) => {
      size += chunk.byteLength;
      chunks.push(chunk);
      if (size > MAX_BYTES) end(new FeedError('O calendário é demasiado grande.'));
    });
    socket.on('end', () => end());
    socket.on('close', () => end());
    socket.on('error', () => end(new FeedError('O endereço não responde ou não é seguro.')));
    if (late.aborted) giveUp();
  });
}

function requestText(
  { hostname, pathname, search }: URL,
  { etag, isReadingFirst }: { etag: string | null; isReadingFirst: boolean },
): string {
  return [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${hostname}`,
    'Accept: text/calendar, text/plain;q=0.5, */*;q=0.1',
    'Accept-Encoding: identity',
    'User-Agent: HostelCalendar/1.0',
    'Connection: close',
    ...(isReadingFirst ? [`${READING_FIRST}: 1`] : []),
    // The etag came from outside: it must not start a header of its own.
    ...(etag !== null && /^(?:W\/)?"[!#-~]*"$/.test(etag) ? [`If-None-Match: ${etag}`] : []),
    '',
    '',
  ].join('\r\n');
}

function refusalOf({ status, location }: Answer, url: URL): string {
  if (status >= 300 && status < 400 && status !== 304) {
    const target = location === undefined ? undefined : publicTarget(location, url);
    return target === undefined
      ? 'O endereço reencaminha para outro: indique o endereço final.'
      : `O endereço mudou para ${target}: indique esse.`;
  }
  if (status === 401 || status === 403) return 'O endereço não deixa ler o calendário.';
  if (status === 404 || status === 410) return 'Neste endereço já não há calendário.';
  return `O endereço respondeu com o erro ${status}.`;
}

/** More is not kept of a failure. */
const LONGEST_TARGET = 240;

/**
 * The address that we are sent to, or its host where it is long, for staff to paste; undefined where
 * it may not be read.
 */
function publicTarget(location: string, from: URL): string | undefined {
  if (!URL.canParse(location, from.href)) return undefined;
  try {
    const { href, host } = checkedUrl(new URL(location, from).href);
    return href.length > LONGEST_TARGET ? `outro, em ${host}` : `«${href}»`;
  } catch {
    return undefined;
  }
}
