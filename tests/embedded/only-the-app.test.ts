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

// What any page on this machine could read of npm start and npm run preview: nothing but the app,
// and that only on the app's own page. The data folder is inside the folder that is served, which
// is the worst case.

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
  stopped.push(() =>
    [dist, inPackages].forEach((folder) => rmSync(folder, { recursive: true, force: true })),
  );
  mkdirSync(path.join(dist, 'sobre'));
  for (const page of ['index.html', 'spa.html', 'sobre/index.html']) {
    writeFileSync(path.join(dist, page), `<!doctype html><p>${page}</p>`);
  }
  writeFileSync(path.join(dist, '.htaccess'), 'hidden');
  await open('npm start', { folder: inPackages, data: `/node_modules/${NAME}` });
  const preview = ['preview', '--mode', 'embedded', '--outDir', dist];
  await open('preview', { folder: path.join(dist, NAME), data: `/${NAME}` }, preview);
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

const OTHER_FILES = [
  '/supabase/.temp/keys.json',
  '/supabase/.temp/keys.json?raw',
  '/supabase/config.toml?raw',
  '/supabase/local/keys.ts',
  '/supabase/functions/_shared/runtime.ts',
  '/supabase/functions/_shared/mail/../backend.ts',
  '/.env',
  '/.env.local?raw',
  '/.env.production',
  '/.git',
  '/.git/config',
  '/.htaccess',
  '/%2ehtaccess',
  '/.gitignore?raw',
  '/package.json',
  '/package.json?import',
  '/package-lock.json',
  '/vite.config.ts',
  '/README.md?raw',
  '/tests/setup.ts',
  '/tools/site/prerender.ts',
  '/src/entry-server.tsx',
  '/@fs/etc/passwd',
  '/@fs/etc/passwd?raw',
  `/@fs${ROOT}/package.json?raw`,
  '/@id/package.json?raw',
];

describe.each(['npm start', 'preview'])('%s', (name) => {
  it('serves no file of the data folder, however its address is written', async () => {
    const house = served(name);
    const log = `pglite/pg_wal/${readdirSync(path.join(house.folder, 'pglite/pg_wal'))[0]}`;
    expect(JSON.parse(readFileSync(path.join(house.folder, 'keys.json'), 'utf8'))).toBeTruthy();
    for (const address of ['keys.json', log].flatMap((file) => waysTo(file, house))) {
      const { status, body } = await ask(house, address);
      expect.soft(`${address} ${status}`).toMatch(/ 40[034]$/);
      expect.soft(body.length, address).toBeLessThan(100);
      expect.soft(body, address).not.toContain(ROOT);
    }
  });

  it('serves nothing that is no part of the app', async () => {
    for (const address of OTHER_FILES) {
      const { status, body } = await ask(served(name), address);
      expect.soft(`${address} ${status}`).toMatch(/ 404$/);
      expect.soft(body, address).toBe('There is nothing here.');
    }
  });

  it('answers every address of the app with its page', async () => {
    for (const address of [
      '/',
      '/sobre',
      '/quartos?check_in=2026-12-01',
      '/quarto/A%201',
      '/quarto/1%2F2',
      '/quarto/50%25',
      '/admin/bookings',
      '/quartos?raw',
      '/quartos?import',
      '/package?import',
      '/vite.config?import',
    ]) {
      const { status, headers, body } = await ask(served(name), address);
      expect.soft(`${address} ${status} ${headers['content-type']}`).toMatch(/ 200 text\/html/);
      expect.soft(body, address).toContain('<!doctype html>');
      expect.soft(body, address).not.toContain(ROOT);
    }
  });

  it('has nothing for the pages of another origin, another port of this machine included (MAIL-07)', async () => {
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
      '/',
      '/src/main.tsx',
      '/favicon.svg',
      '/@vite/client',
    ]) {
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        for (const headers of strangers) {
          const answer = await ask(house, address, { method, headers: { apikey, ...headers } });
          const what = `${method} ${address} ${JSON.stringify(headers)}`;
          expect.soft(`${what} ${answer.status}`).toMatch(/ 403$/);
          expect.soft(Object.keys(answer.headers).join(), what).not.toContain('access-control');
          expect.soft(answer.body, what).not.toContain(ROOT);
        }
      }
    }
  });

  it('lets another site link to a page, and to no answer of the backend', async () => {
    const link = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    const apikey = LOCAL_PUBLISHABLE_KEY;
    expect(await ask(served(name), '/quartos', { headers: link })).toMatchObject({ status: 200 });
    for (const address of ['/rest/v1/rooms', '/_mail', '/_mail/x?raw=1']) {
      const { status } = await ask(served(name), address, { headers: { apikey, ...link } });
      expect.soft(status, address).toBe(403);
    }
  });

  it('shows its answers to no other origin when none is named', async () => {
    for (const address of ['/', '/rest/v1/rooms?select=id', '/auth/v1/settings', '/_mail']) {
      const { status, headers } = await ask(served(name), address, {
        headers: { apikey: LOCAL_PUBLISHABLE_KEY },
      });
      expect.soft(status, address).toBe(200);
      expect.soft(Object.keys(headers).join(), address).not.toContain('access-control');
      expect.soft(headers['cross-origin-resource-policy'], address).toBe('same-origin');
    }
  });
});

it('npm start serves the sources of the app, its packages and pictures, without naming a folder', async () => {
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
    const { status, headers, body } = await ask(served('npm start'), address);
    expect.soft(`${address} ${status}`).toBe(`${address} 200`);
    expect.soft(headers['content-type'], address).not.toContain('text/html');
    expect.soft(body, address).not.toContain(ROOT);
  }
});

it('npm start refuses a data folder that holds the app, which would then not be served', async () => {
  const server = startVite({ dataFolder: ROOT, port: await freePort() });
  expect(await server.exitCode).toBe(1);
  expect(server.output()).toContain('give HOSTEL_DATA_DIR a folder of its own');
});
