import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pictureBucket } from '../../supabase/functions/tidy-pictures/bucket.ts';
import { tidyPictures } from '../../supabase/functions/tidy-pictures/handler.ts';
import type { PictureStore } from '../../supabase/functions/tidy-pictures/picture-store.ts';
import { openPictureFolder } from '../../supabase/local/pictures/picture-folder.ts';
import { addRoom } from '../database/scene';
import { emptyHouse, startBackend, type Backend } from '../database/support';
import { webp } from '../support/pictures';
import { denoWorker, workerEnv } from './workers';

// The function that deletes what no room names, over both kinds of store: the folder of the embedded
// stack, and the API of Storage, by recorded shapes of its requests and answers.

const DAY_MS = 24 * 60 * 60 * 1000;
const NAMED = 'a'.repeat(64);
const OLD = 'b'.repeat(64);
const NEW = 'c'.repeat(64);
const GROWING = 'd'.repeat(64);

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  await backend.database.script('delete from private.dropped_pictures');
  await addRoom(backend, { images: [`/storage/v1/object/public/rooms/${NAMED}/1920.webp`] });
});

const FILES = [
  { name: `${NAMED}/640.webp`, age: 40 * DAY_MS },
  { name: `${NAMED}/1920.webp`, age: 40 * DAY_MS },
  { name: `${OLD}/640.webp`, age: DAY_MS + 60_000 },
  { name: `${OLD}/1280.webp`, age: DAY_MS + 60_000 },
  { name: `${NEW}/640.webp`, age: DAY_MS - 60_000 },
  { name: `${GROWING}/640.webp`, age: 2 * DAY_MS },
  { name: `${GROWING}/1280.webp`, age: 60_000 },
];
const LEFT = FILES.map(({ name }) => name)
  .filter((name) => !name.startsWith(OLD))
  .toSorted();

const runtimeOf = (env: Record<string, string>) => ({
  env,
  fetch: async (request: Request) => fetch(request),
});

describe('the folder of the embedded stack', () => {
  let root: string;
  let store: PictureStore;

  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'hostel-tidy-'));
    const folder = openPictureFolder(root);
    for (const { name, age } of FILES) {
      await folder.store(name, webp(640));
      const then = new Date(Date.now() - age);
      utimesSync(path.join(root, name), then, then);
    }
    store = folder;
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const left = () =>
    readdirSync(root, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.webp'))
      .toSorted();
  const tidy = async () => tidyPictures(runtimeOf(workerEnv(backend, '')), store);

  it('loses what nobody names and is a day old, with its folder, and nothing else (PIC-02)', async () => {
    expect(await tidy()).toEqual({ removed: 2 });
    expect(left()).toEqual(LEFT);
    expect(existsSync(path.join(root, OLD))).toBe(false);
    expect(await tidy()).toEqual({ removed: 0 });
  });

  it('keeps for a day what was taken off its room (PIC-02)', async () => {
    await backend.house.from('rooms').update({ images: [] }).neq('name', '');
    await tidy();
    expect(left()).toEqual(LEFT);
    await backend.database.script(
      `update private.dropped_pictures set dropped_at = now() - interval '25 hours'`,
    );
    expect(await tidy()).toEqual({ removed: 2 });
    expect(left()).toEqual(LEFT.filter((name) => !name.startsWith(NAMED)));
  });

  it.each([
    ['no list', '{"a": 1}'],
    ['null', 'null'],
    ['a list of something else', '[1]'],
  ])('loses nothing where the database answers %s (PIC-02)', async (_name, said) => {
    const broken = {
      env: workerEnv(backend, ''),
      fetch: async () => new Response(said),
    };
    await expect(tidyPictures(broken, store)).rejects.toThrow('no list');
    const refused = { ...broken, fetch: async () => new Response('{}', { status: 503 }) };
    await expect(tidyPictures(refused, store)).rejects.toThrow('503');
    expect(left()).toHaveLength(FILES.length);
  });
});

describe('the bucket of a hosted project', () => {
  /** What a project answers: Storage from here, all else by the house. */
  interface Project {
    url: string;
    names: string[];
    keys: Set<string>;
    stop(): Promise<void>;
  }
  const projects: Project[] = [];
  afterEach(async () => {
    for (const project of projects.splice(0)) await project.stop();
  });

  const bodyOf = async (request: IncomingMessage) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    return text;
  };

  async function startProject(files: { name: string; age: number }[]): Promise<Project> {
    const kept = new Map(files.map(({ name, age }) => [name, age]));
    const keys = new Set<string>();
    const answerAsStorage = (method: string, url: string, body: string): unknown => {
      const asked = Object(JSON.parse(body));
      if (method === 'DELETE' && url === '/storage/v1/object/rooms') {
        const gone: string[] = asked.prefixes;
        gone.forEach((name) => kept.delete(name));
        return gone.map((name) => ({ name, bucket_id: 'rooms' }));
      }
      expect([method, url]).toEqual(['POST', '/storage/v1/object/list/rooms']);
      const { prefix, limit, offset } = asked;
      const entries =
        prefix === ''
          ? [...new Set([...kept.keys()].map((name) => name.split('/')[0] ?? ''))].map((name) => ({
              name,
              id: null,
              created_at: null,
              metadata: null,
            }))
          : [...kept]
              .filter(([name]) => name.startsWith(`${prefix}/`))
              .map(([name, age]) => ({
                name: name.slice(prefix.length + 1),
                id: '55555555-5555-4555-8555-555555555555',
                created_at: new Date(Date.now() - age).toISOString(),
                metadata: { mimetype: 'image/webp', size: 64 },
              }));
      return entries.toSorted((a, b) => (a.name < b.name ? -1 : 1)).slice(offset, offset + limit);
    };
    const server = createServer((request, response) => {
      void (async () => {
        const body = await bodyOf(request);
        const { method = '', url = '' } = request;
        if (url.startsWith('/storage/')) {
          keys.add(`${request.headers.authorization} ${String(request.headers['apikey'])}`);
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(answerAsStorage(method, url, body)));
          return;
        }
        const headers = Object.fromEntries(
          ['apikey', 'authorization', 'content-type'].flatMap((name) => {
            const value = request.headers[name];
            return typeof value === 'string' ? [[name, value]] : [];
          }),
        );
        const said = await backend.stack.fetch(
          new Request(`http://house${url}`, { method, headers, body }),
        );
        response.statusCode = said.status;
        response.end(Buffer.from(await said.arrayBuffer()));
      })();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const project = {
      url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
      get names() {
        return [...kept.keys()].toSorted();
      },
      keys,
      stop: async () => {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      },
    };
    projects.push(project);
    return project;
  }

  const envOf = ({ url }: Project) => ({ ...workerEnv(backend, ''), SUPABASE_URL: url });

  it.each([
    [
      'Node',
      async (env: Record<string, string>) => {
        const runtime = runtimeOf(env);
        return tidyPictures(runtime, pictureBucket(runtime));
      },
    ],
    [
      'Deno',
      async (env: Record<string, string>) => (await denoWorker(env, 'tidy-pictures')).result,
    ],
  ])('loses the same on %s, with the secret key (PIC-02)', async (_name, turn) => {
    const project = await startProject([
      ...FILES,
      // What somebody put there by hand is nobody's picture.
      { name: 'logo/old.png', age: 90 * DAY_MS },
    ]);
    expect(await turn(envOf(project))).toEqual({ removed: 2 });
    expect(project.names).toEqual([...LEFT, 'logo/old.png'].toSorted());
    const { secretKey } = backend.stack.secrets;
    // A key of the newer kind is no token: it goes into its own header alone.
    expect([...project.keys]).toEqual([`undefined ${secretKey}`]);
  });

  it('is listed to its end, and tidied a part at a time (PIC-02)', async () => {
    const many = Array.from({ length: 1300 }, (_, index) => ({
      name: `${String(index).padStart(64, '0')}/640.webp`,
      age: 2 * DAY_MS,
    }));
    const project = await startProject([...many, ...FILES]);
    const runtime = runtimeOf(envOf(project));
    const removed: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      removed.push((await tidyPictures(runtime, pictureBucket(runtime))).removed);
    }
    expect(removed).toEqual([300, 300, 300, 300, 102]);
    expect(project.names).toEqual(LEFT);
  });

  it('keeps everything where Storage refuses, and what has no date (PIC-02)', async () => {
    const runtime = (answers: unknown[], status = 200) => ({
      env: workerEnv(backend, ''),
      fetch: async (request: Request) => {
        if (request.url.includes('/rest/')) return fetch(request);
        if (request.method === 'DELETE') throw new Error('deleted');
        return Response.json(answers.shift(), { status });
      },
    });
    const refused = runtime([{}], 403);
    await expect(tidyPictures(refused, pictureBucket(refused))).rejects.toThrow('403');
    const undated = runtime([[{ name: OLD }], [{ name: '640.webp', created_at: null }]]);
    expect(await tidyPictures(undated, pictureBucket(undated))).toEqual({ removed: 0 });
  });
});
