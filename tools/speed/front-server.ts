import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import {
  createSecureServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { STANDARD_MAP_TILES_URL } from '../../src/lib/env.ts';

const BACKEND = /^\/(?:rest|auth)\/v1\//;
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|javascript|xml|manifest))/;
/** These describe one hop of a connection, not the answer. */
const HOP_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** What only a build for https says (security-headers.ts); this is https. */
const HOSTED_DIRECTIVE = 'upgrade-insecure-requests';

/**
 * The host of the map's tiles: sent here by the browser, and answered with an empty tile of twice the
 * pixels, as a paid provider's are; OpenStreetMap's own cost a phone four points. A picture of pixels,
 * as every provider sends: a drawing would be a document of its own for each tile.
 */
export const TILE_HOST = new URL(STANDARD_MAP_TILES_URL).host;
const TILE: Answer = {
  headers: { ':status': 200, 'content-type': 'image/webp', 'cache-control': 'max-age=86400' },
  body: Buffer.from(
    'UklGRi4AAABXRUJQVlA4TCIAAAAv/8F/AAfQ98o3vf8BgUCyv/cMRfQ/4z//+c9//vOf//wf',
    'base64',
  ),
};

interface Answer {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export interface FrontServer {
  stop: () => Promise<void>;
}

/**
 * What a static host puts in front of a build: HTTP/2 with TLS, and brotli; files compressed once and
 * for all, answers of the backend quickly. All else is as `origin`, the preview server, has it.
 */
export async function startFrontServer(port: number, origin: string): Promise<FrontServer> {
  const files = new Map<string, Promise<Answer>>();
  const server = createSecureServer(throwAwayCertificate());

  async function answerTo(
    stream: ServerHttp2Stream,
    headers: IncomingHttpHeaders,
  ): Promise<Answer> {
    if (headers[':authority'] === TILE_HOST) return TILE;
    const address = origin + (headers[':path'] ?? '/');
    const isFile = headers[':method'] === 'GET' && !BACKEND.test(headers[':path'] ?? '');
    if (!isFile) return forward(address, { stream, headers, quality: 4 });
    const known = files.get(address);
    if (known !== undefined) return known;
    const answer = forward(address, { stream, headers, quality: constants.BROTLI_MAX_QUALITY });
    files.set(address, answer);
    return answer;
  }

  server.on('stream', (stream, headers) => {
    // A browser that leaves a page drops what it waits for.
    stream.on('error', () => {});
    answerTo(stream, headers).then(
      (answer) => {
        if (stream.destroyed) return;
        stream.respond(answer.headers);
        stream.end(headers[':method'] === 'HEAD' ? undefined : answer.body);
      },
      (error: unknown) => {
        console.error(error);
        stream.destroy();
      },
    );
  });
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    stop: async () => {
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function forward(
  address: string,
  { stream, headers, quality }: ForwardOptions,
): Promise<Answer> {
  const method = headers[':method'] ?? 'GET';
  const sent = Object.entries(headers).filter(([name]) => !name.startsWith(':') && name !== 'host');
  const body = method === 'GET' || method === 'HEAD' ? undefined : await wholeBody(stream);
  const got = await fetch(address, {
    method,
    headers: sent.map(([name, value]) => [name, String(value)]),
    ...(body === undefined ? {} : { body: new Uint8Array(body) }),
  });
  return compressed(got, quality);
}

interface ForwardOptions {
  stream: ServerHttp2Stream;
  headers: IncomingHttpHeaders;
  /** Of the compression: 0 is quick, 11 small. */
  quality: number;
}

async function compressed(got: Response, quality: number): Promise<Answer> {
  const plain = Buffer.from(await got.arrayBuffer());
  const headers: OutgoingHttpHeaders = { ':status': got.status };
  for (const [name, value] of got.headers) if (!HOP_HEADERS.has(name)) headers[name] = value;
  const policy = got.headers.get('content-security-policy');
  if (policy !== null) headers['content-security-policy'] = `${policy}; ${HOSTED_DIRECTIVE}`;
  delete headers['content-encoding'];
  if (!COMPRESSIBLE.test(got.headers.get('content-type') ?? '')) return { headers, body: plain };
  headers['content-encoding'] = 'br';
  headers['vary'] = 'accept-encoding';
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return { headers, body: brotliCompressSync(plain, { params }) };
}

async function wholeBody(stream: ServerHttp2Stream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** A key and a certificate for localhost that nobody trusts and that are gone afterwards. */
function throwAwayCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'hostel-certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  try {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        ...options,
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
        '-keyout',
        key,
        '-out',
        cert,
      ],
      { stdio: 'pipe' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (error) {
    throw new Error('The Lighthouse server needs openssl to make a certificate.', { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
