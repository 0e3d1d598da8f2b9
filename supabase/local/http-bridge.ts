import type { IncomingMessage, ServerResponse } from 'node:http';

export type Fetch = (request: Request) => Promise<Response>;

const MAX_BODY_BYTES = 5 * 1024 * 1024;

/** Answers a Node request with what a fetch handler gives; never rejects, never leaves it open. */
export async function answer(
  fetch: Fetch,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  try {
    // The body is read before the handler starts: requests run one at a time, and a
    // slow sender must not hold up the others.
    const body = await readBody(request);
    if (body === undefined) {
      return await send(response, problem(413, 'The request is too large.'));
    }
    const incoming = toRequest(request, body);
    if (incoming === undefined) {
      return await send(response, problem(400, 'The request is malformed.'));
    }
    await send(response, await fetch(incoming));
  } catch (error) {
    console.error('A request to the backend failed:', error);
    if (response.headersSent) response.destroy();
    else await send(response, problem(500, 'The backend failed to answer.'));
  }
}

function problem(status: number, message: string): Response {
  return Response.json({ code: String(status), message, details: null, hint: null }, { status });
}

/** The whole body, or undefined when it is too large. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    // Too large: read on without keeping, so that the sender gets its answer.
    if (size <= MAX_BODY_BYTES) chunks.push(bytes);
  }
  return size > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks);
}

function toRequest(request: IncomingMessage, body: Buffer): Request | undefined {
  const headers = new Headers();
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    headers.append(request.rawHeaders[index] ?? '', request.rawHeaders[index + 1] ?? '');
  }
  const method = request.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  try {
    const url = new URL(`http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`);
    return new Request(url, {
      method,
      headers,
      ...(hasBody ? { body: new Uint8Array(body) } : {}),
    });
  } catch {
    return undefined;
  }
}

async function send(response: ServerResponse, answered: Response): Promise<void> {
  response.statusCode = answered.status;
  for (const [name, value] of answered.headers) {
    // The backend would let every site read its answers; here only the page's own origin asks.
    if (name.startsWith('access-control-')) continue;
    // A header of the backend replaces the one that the site has set for its pages.
    if (name === 'set-cookie') response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  response.end(Buffer.from(await answered.arrayBuffer()));
}
