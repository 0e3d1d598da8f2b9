import { createServer, request as nodeRequest, type Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, type Fetch } from '../../supabase/local/http-bridge.ts';

// Between Vite's server and the backend: a request arrives whole, and always gets an answer.

const MEGABYTE = 1024 * 1024;

let server: Server | undefined;

afterEach(async () => {
  vi.restoreAllMocks();
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = undefined;
});

async function serve(fetch: Fetch): Promise<string> {
  const started = createServer((request, response) => {
    void answer(fetch, { request, response });
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

async function echo(request: Request): Promise<Response> {
  return Response.json({
    method: request.method,
    path: new URL(request.url).pathname + new URL(request.url).search,
    prefer: request.headers.get('prefer'),
    body: await request.text(),
  });
}

describe('a request', () => {
  it.each(['POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])(
    'arrives with method, path, headers and body: %s',
    async (method) => {
      const url = await serve(echo);
      const answered = await fetch(`${url}/rest/v1/rooms?name=eq.p%C3%A1tio&order=id`, {
        method,
        headers: { Prefer: 'count=exact' },
        body: '{"nota":"coração ♥"}',
      });
      expect(await answered.json()).toEqual({
        method,
        path: '/rest/v1/rooms?name=eq.p%C3%A1tio&order=id',
        prefer: 'count=exact',
        body: '{"nota":"coração ♥"}',
      });
    },
  );

  it('arrives whole when it comes in pieces', async () => {
    const url = await serve(echo);
    const answered = await new Promise<string>((resolve, reject) => {
      const sending = nodeRequest(url, { method: 'POST' }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve(text));
      });
      sending.on('error', reject);
      sending.write('é'.repeat(MEGABYTE / 4));
      sending.write(Buffer.from([0xc3]));
      setImmediate(() => sending.end(Buffer.from([0xa7])));
    });
    expect(answered).toContain(`${'é'.repeat(10)}ç`);
  });

  it('that is too large is refused without reaching the backend', async () => {
    const backend = vi.fn<Fetch>(echo);
    const url = await serve(backend);
    const answered = await fetch(url, { method: 'POST', body: 'a'.repeat(6 * MEGABYTE) });
    expect(answered.status).toBe(413);
    expect(backend).not.toHaveBeenCalled();
  });

  it('that makes no sense is refused', async () => {
    const url = await serve(echo);
    const status = await new Promise((resolve, reject) => {
      const { hostname, port } = new URL(url);
      const sending = nodeRequest(
        { hostname, port, path: '/rest/v1/rooms', headers: { Host: 'a b:c' } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      sending.on('error', reject);
      sending.end();
    });
    expect(status).toBe(400);
  });
});

describe('an answer', () => {
  it('keeps status, headers and body', async () => {
    const url = await serve(async () => {
      const headers = new Headers({ 'Content-Range': '0-1/2' });
      headers.append('Set-Cookie', 'a=1');
      headers.append('Set-Cookie', 'b=2');
      return new Response('corpo', { status: 206, headers });
    });
    const answered = await fetch(url);
    expect(answered.status).toBe(206);
    expect(answered.headers.get('content-range')).toBe('0-1/2');
    expect(answered.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await answered.text()).toBe('corpo');
  });

  it('to HEAD, or without content, has no body', async () => {
    const head = await fetch(await serve(echo), { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const empty = await fetch(await serve(async () => new Response(null, { status: 204 })));
    expect([empty.status, await empty.text()]).toEqual([204, '']);
  });

  it('is a 500 in JSON when the backend breaks', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const url = await serve(async () => {
      throw new Error('broken');
    });
    const answered = await fetch(url);
    expect(answered.status).toBe(500);
    expect(await answered.json()).toMatchObject({ message: 'The backend failed to answer.' });
    expect(log).toHaveBeenCalledOnce();
  });
});
