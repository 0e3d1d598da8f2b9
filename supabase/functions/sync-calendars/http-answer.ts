import { FeedError } from './feed-error.ts';

// An answer of HTTP/1.1, read from all the bytes that came until the other side closed.

export interface Answer {
  status: number;
  etag: string | null;
  contentType: string | undefined;
  /** Where it sends us instead, as it is written there. */
  location: string | undefined;
  body: Uint8Array;
}

const LATIN = new TextDecoder('latin1');

/**
 * @throws FeedError when it is no answer, or was cut off: half a calendar would cancel stays
 *   (CHAN-05)
 */
export function readAnswer(bytes: Uint8Array): Answer {
  const end = indexOf(bytes, '\r\n\r\n', 0);
  if (end < 0) throw incomplete();
  const [first = '', ...lines] = LATIN.decode(bytes.subarray(0, end)).split('\r\n');
  const status = /^HTTP\/1\.[01] (?<status>\d{3})(?: |$)/.exec(first)?.groups?.['status'];
  if (status === undefined) throw incomplete();
  const headers = new Map(lines.map(headerOf));
  const body = bytes.subarray(end + 4);
  return {
    status: Number(status),
    etag: headers.get('etag') ?? null,
    contentType: headers.get('content-type'),
    location: headers.get('location'),
    body: status === '200' ? wholeBody(body, headers) : body,
  };
}

function headerOf(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}

function wholeBody(bytes: Uint8Array, headers: ReadonlyMap<string, string>): Uint8Array {
  if (/chunked/i.test(headers.get('transfer-encoding') ?? '')) return unchunked(bytes);
  const length = headers.get('content-length');
  if (length === undefined) return bytes;
  if (!/^\d{1,9}$/.test(length) || bytes.byteLength < Number(length)) throw incomplete();
  return bytes.subarray(0, Number(length));
}

function unchunked(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let at = 0; ;) {
    const end = indexOf(bytes, '\r\n', at);
    const size =
      end < 0 ? null : /^[\da-f]{1,8}(?=[\s;]|$)/i.exec(LATIN.decode(bytes.subarray(at, end)));
    if (size === null) throw incomplete();
    const from = end + 2;
    const until = from + Number.parseInt(size[0], 16);
    if (until === from) return joined(parts);
    if (until > bytes.byteLength) throw incomplete();
    parts.push(bytes.subarray(from, until));
    at = until + 2;
  }
}

function indexOf(bytes: Uint8Array, text: string, from: number): number {
  const wanted = new TextEncoder().encode(text);
  for (let at = from; at <= bytes.byteLength - wanted.length; at += 1) {
    if (wanted.every((code, offset) => bytes[at + offset] === code)) return at;
  }
  return -1;
}

/** Bytes in one piece. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

function incomplete(): FeedError {
  return new FeedError('A resposta do endereço está incompleta.');
}
