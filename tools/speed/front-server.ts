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
import { freePort } from '../../tests/support/vite-server.ts';

const BACKEND = /^\/(?:rest|auth)\/v1\//;
const COMPRESSIBLE =
  /^(?:text\/|image\/svg|application\/(?:json|javascript|xml|manifest|vnd\.pgrst))/;
/** These describe one hop of a connection, not the answer. */
const HOP_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);
/**
 * By these the preview server would see that it was asked from another address, which it refuses.
 */
const SENDER_HEADERS = /^(?::.*|host|origin|referer|sec-fetch-.*)$/;

/**
 * The host of the map's tiles. The browser resolves it to this server and gets an empty raster
 * tile, as every provider sends them.
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
  url: string;
  port: number;
  stop: () => Promise<void>;
}

interface FrontOptions {
  /** The preview server, which has the pages and the backend. */
  origin: string;
  /** What is done to every page before it is sent. */
  changePage?: (html: string) => string;
}

/**
 * What a static host puts in front of a build: HTTP/2 with TLS, and brotli. Files are compressed
 * once, answers of the backend quickly.
 */
export async function startFrontServer(options: FrontOptions): Promise<FrontServer> {
  const { origin, changePage = (html) => html } = options;
  const files = new Map<string, Promise<Answer>>();
  const server = createSecureServer(throwAwayCertificate());

  async function pageOrFile(request: Request): Promise<Answer> {
    const { headers, body } = await forward(origin, request);
    const isPage = String(headers['content-type']).startsWith('text/html');
    const sent = isPage ? Buffer.from(changePage(body.toString())) : body;
    return compressed({ headers, body: sent }, constants.BROTLI_MAX_QUALITY);
  }

  async function answerTo(request: Request): Promise<Answer> {
    const { headers } = request;
    if (headers[':authority'] === TILE_HOST) return TILE;
    const address = headers[':path'] ?? '/';
    if (headers[':method'] !== 'GET' || BACKEND.test(address)) {
      return compressed(await forward(origin, request), 4);
    }
    const answer = files.get(address) ?? pageOrFile(request);
    files.set(address, answer);
    return answer;
  }

  server.on('stream', (stream, headers) => {
    // A browser that leaves a page drops what it waits for.
    stream.on('error', () => {});
    answerTo({ stream, headers }).then(
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
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://localhost:${port}`,
    port,
    stop: async () => {
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Request {
  stream: ServerHttp2Stream;
  headers: IncomingHttpHeaders;
}

async function forward(origin: string, { stream, headers }: Request): Promise<Answer> {
  const method = headers[':method'] ?? 'GET';
  const sent = Object.entries(headers).filter(([name]) => !SENDER_HEADERS.test(name));
  const body = method === 'GET' || method === 'HEAD' ? undefined : await wholeBody(stream);
  const got = await fetch(origin + (headers[':path'] ?? '/'), {
    method,
    headers: sent.map(([name, value]) => [name, String(value)]),
    ...(body === undefined ? {} : { body: new Uint8Array(body) }),
  });
  const kept = [...got.headers].filter(
    ([name]) => !HOP_HEADERS.has(name) && name !== 'content-encoding',
  );
  return {
    headers: { ':status': got.status, ...Object.fromEntries(kept) },
    body: Buffer.from(await got.arrayBuffer()),
  };
}

function compressed({ headers, body }: Answer, quality: number): Answer {
  if (!COMPRESSIBLE.test(String(headers['content-type'] ?? ''))) return { headers, body };
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return {
    headers: { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' },
    body: brotliCompressSync(body, { params }),
  };
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
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const details = ['-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', cert];
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, ...details], { stdio: 'pipe' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (error) {
    throw new Error('npm run speed needs openssl to make a certificate.', { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
