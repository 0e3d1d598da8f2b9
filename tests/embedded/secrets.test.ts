import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  request as nodeRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { freePort, startVite, untilReady, type ViteServer } from '../support/vite-server';

// What any page on this machine could read of npm start and npm run preview: no key and no data,
// and no answer of the backend. The data folder is inside the folder that is served, which is the
// worst case.

const ROOT = process.cwd();
const NAME = `casa-${process.pid}`;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Served {
  server: ViteServer;
  port: number;
  /** Where the data folder would be found, were it served. */
  data: string;
  folder: string;
}

const stopped: (() => void)[] = [];
const houses: Record<string, Served> = {};

/** Sends the address unchanged; fetch would normalise it first. */
async function ask(
  { port }: Served,
  address: string,
  { headers = {}, method = 'GET' }: { headers?: OutgoingHttpHeaders; method?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = nodeRequest(
      { host: '127.0.0.1', port, path: address, method, headers: { accept: '*/*', ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const body = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        });
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

async function open(name: string, served: Omit<Served, 'server' | 'port'>, args: string[] = []) {
  const port = await freePort();
  const server = startVite({ dataFolder: served.folder, port, args });
  stopped.push(() => server.process.kill('SIGKILL'));
  await untilReady(server);
  houses[name] = { server, port, ...served };
}

beforeAll(async () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'hostel-dist-'));
  const inPackages = path.join(ROOT, 'node_modules', NAME);
  const besidePackages = `${inPackages}-preview`;
  stopped.push(() =>
    [dist, inPackages, besidePackages].forEach((folder) =>
      rmSync(folder, { recursive: true, force: true }),
    ),
  );
  mkdirSync(path.join(dist, 'sobre'));
  for (const page of ['index.html', 'spa.html', 'sobre/index.html']) {
    writeFileSync(path.join(dist, page), `<!doctype html><p>${page}</p>`);
  }
  await open('npm start', { folder: inPackages, data: `/node_modules/${NAME}` });
  const preview = ['preview', '--mode', 'embedded', '--outDir', dist];
  await open('preview', { folder: besidePackages, data: `/node_modules/${NAME}-preview` }, preview);
});
afterAll(() => stopped.toReversed().forEach((stop) => stop()));

const served = (name: string): Served => {
  const house = houses[name];
  if (house === undefined) throw new Error(`${name} is not running`);
  return house;
};

const encoded = (text: string) =>
  text.replaceAll(/[^/]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Every way to write the address of a file of the data folder. */
function waysTo(file: string, { data, folder, port }: Served): string[] {
  const plain = `${data}/${file}`;
  const onDisk = `${folder}/${file}`;
  return [
    plain,
    ...[
      'raw',
      'url',
      'import',
      'import&raw',
      'inline',
      'url&inline',
      'raw&x',
      'direct',
      'html-proxy&index=0.js',
      't=1',
    ].map((query) => `${plain}?${query}`),
    `${plain}?.svg?import`,
    `${plain}#x`,
    `${plain}/`,
    plain.replace('.json', '?import'),
    plain.toUpperCase(),
    plain.replace(NAME, NAME.toUpperCase()),
    encoded(plain),
    encoded(encoded(plain)),
    plain.replace(NAME, encoded(NAME)),
    plain.replace(`/${file}`, `%2f${file}`),
    plain.replaceAll('/', '%5c'),
    plain.replaceAll('/', '\\'),
    `/${plain}`,
    `/src/..${plain}`,
    `/src/%2e%2e${plain}`,
    `/.${plain}`,
    `/rest/v1/../..${plain}`,
    plain.replaceAll('/', '//'),
    `/x%00${plain}`,
    `/@fs${onDisk}`,
    `/@fs${onDisk}?raw`,
    `/@fs/${onDisk}?raw`,
    `/@fs${encoded(onDisk)}?raw`,
    `/@fs${ROOT}/src/../${path.relative(ROOT, onDisk)}?raw`,
    `/@id/${onDisk}?raw`,
    `/@id/__x00__${onDisk}?raw`,
    `/@id/..${plain}?raw`,
    `/@id/${encoded(onDisk)}?raw`,
    `http://127.0.0.1:${port}${plain}`,
  ];
}

/** Other files of the project by address, and words that each of them holds. */
const OTHER_FILES: Record<string, string> = {
  '/supabase/config.toml?raw': 'project_id',
  '/supabase/local/keys.ts': 'sb_secret_',
  '/supabase/functions/_shared/runtime.ts': 'export',
  '/supabase/functions/_shared/mail/../backend.ts': 'export',
  '/.git/config': 'repositoryformatversion',
  '/.git/HEAD?raw': 'ref:',
  '/package.json': 'devDependencies',
  '/package-lock.json': 'lockfileVersion',
  '/vite.config.ts': 'defineConfig',
  '/README.md?raw': 'npm start',
  '/tools/site/prerender.ts': 'export',
  '/@fs/etc/passwd': 'root:',
  '/@fs/etc/passwd?raw': 'root:',
  [`/@fs${ROOT}/package.json?raw`]: 'devDependencies',
  '/@id/package.json?raw': 'devDependencies',
};

describe.each(['npm start', 'preview'])('%s', (name) => {
  it('serves no file of the data folder, however its address is written', async () => {
    const house = served(name);
    const log = `pglite/pg_wal/${readdirSync(path.join(house.folder, 'pglite/pg_wal'))[0]}`;
    for (const file of ['keys.json', log]) {
      const secret = readFileSync(path.join(house.folder, file)).toString('latin1').slice(0, 64);
      expect(secret).toHaveLength(64);
      for (const address of waysTo(file, house)) {
        const { body } = await ask(house, address);
        expect.soft(body.includes(secret), address).toBe(false);
        expect.soft(body, address).not.toContain('sb_secret_');
      }
    }
  });

  it('serves no file of the project that is no part of the app', async () => {
    for (const [address, words] of Object.entries(OTHER_FILES)) {
      const { body } = await ask(served(name), address);
      expect.soft(body, address).not.toContain(words);
    }
  });

  it('answers no page of another origin, another port of this machine included (MAIL-07)', async () => {
    const house = served(name);
    const apikey = LOCAL_PUBLISHABLE_KEY;
    const own = {
      apikey,
      origin: `http://127.0.0.1:${house.port}`,
      'sec-fetch-site': 'same-origin',
    };
    const rooms = '/rest/v1/rooms?select=id';
    expect(await ask(house, rooms, { headers: own })).toMatchObject({ status: 200 });
    const strangers: OutgoingHttpHeaders[] = [
      { origin: 'http://127.0.0.1:3000' },
      { origin: `http://localhost:${house.port}` },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
      { host: 'estranho.example' },
      { host: `estranho.example:${house.port}` },
    ];
    for (const address of [
      rooms,
      '/auth/v1/settings',
      '/functions/v1/send-mail',
      '/_mail',
      '/_mail/x?raw=1',
    ]) {
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        for (const headers of strangers) {
          const answer = await ask(house, address, { method, headers: { apikey, ...headers } });
          const what = `${method} ${address} ${JSON.stringify(headers)}`;
          expect.soft(`${what} ${answer.status}`).toMatch(/ 403$/);
        }
      }
    }
  });

  it('lets no other origin read the app, and no strange host name reach it', async () => {
    for (const address of ['/', '/src/main.tsx', '/favicon.svg', '/rest/v1/rooms?select=id']) {
      const headers = { apikey: LOCAL_PUBLISHABLE_KEY };
      const { headers: got } = await ask(served(name), address, {
        headers: { ...headers, origin: 'http://127.0.0.1:3000' },
      });
      expect.soft(Object.keys(got).join(), address).not.toContain('access-control');
      const strange = { ...headers, host: 'estranho.example' };
      expect
        .soft(await ask(served(name), address, { headers: strange }))
        .toMatchObject({ status: 403 });
    }
  });
});

it('npm start serves the sources of the app, its packages and pictures', async () => {
  for (const address of [
    '/src/main.tsx',
    '/src/app/routes.tsx',
    '/src/index.css',
    `/@fs${ROOT}/src/index.css`,
    '/@vite/client',
    '/@react-refresh',
    '/favicon.svg',
    '/imagens/fachada.svg',
    '/node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
  ]) {
    const { status, headers } = await ask(served('npm start'), address);
    expect.soft(`${address} ${status}`).toBe(`${address} 200`);
    expect.soft(headers['content-type'], address).not.toContain('text/html');
  }
});

it('preview refuses a data folder inside the build, which is served whole', async () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'hostel-dist-'));
  const args = ['preview', '--mode', 'embedded', '--outDir', dist];
  const server = startVite({ dataFolder: path.join(dist, NAME), port: await freePort(), args });
  expect(await server.exitCode).toBe(1);
  expect(server.output()).toContain('give HOSTEL_DATA_DIR a folder of its own');
  rmSync(dist, { recursive: true, force: true });
});
