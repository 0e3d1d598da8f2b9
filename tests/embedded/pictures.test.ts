import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request as nodeRequest, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFunctions, type LocalFunctions } from '../../supabase/local/functions.ts';
import { answer } from '../../supabase/local/http-bridge.ts';
import { openPayStandIn } from '../../supabase/local/pay/stand-in.ts';
import {
  openPictureFolder,
  type PictureFolder,
} from '../../supabase/local/pictures/picture-folder.ts';
import { answerStorage } from '../../supabase/local/pictures/storage-api.ts';
import { addMember } from '../database/people-scene';
import { startBackend, STAFF, STRAY, tokenOf, type Backend } from '../database/support';
import { held } from '../support/held';
import { jpeg, webp } from '../support/pictures';

// Pictures of the embedded stack: the very call of the panel, over a socket, into a data folder; and
// whatever else may be sent to the two addresses.

const PICTURE = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const TYPES = { webp: 'image/webp', jpg: 'image/jpeg' } as const;
const NAME = `${PICTURE}/640.webp`;
const REFUSED = '403 new row violates row-level security policy';

let backend: Backend;
let functions: LocalFunctions;
let data: string;
let root: string;
let folder: PictureFolder;
let site: string;
let closeSite: () => Promise<void>;
const tokens = new Map<string, string>();

beforeAll(async () => {
  backend = await startBackend();
  tokens.set('owner', await tokenOf(backend.stack, STAFF));
  tokens.set('stranger', await tokenOf(backend.stack, STRAY));
  for (const [who, role] of [
    ['reception', 'reception'],
    ['housekeeping', 'housekeeping'],
    ['removed', 'owner'],
    ['unproven', 'owner'],
    ['signed-out', 'owner'],
  ] as const) {
    tokens.set(who, (await addMember(backend, { email: `${who}@hostel.example`, role })).token);
  }
  await backend.database.script(`
    select private.revoke_staff('removed@hostel.example');
    update private.staff s set factor_since = now() from auth.users u
     where u.id = s.user_id and u.email = 'unproven@hostel.example';
    update private.staff s set signed_out_at = now() + interval '1 hour' from auth.users u
     where u.id = s.user_id and u.email = 'signed-out@hostel.example'`);
});
afterAll(async () => backend.stop());

beforeEach(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'hostel-pictures-'));
  root = path.join(data, 'pictures');
  writeFileSync(path.join(data, 'keys.json'), 'segredo');
  folder = openPictureFolder(root);
  await serve();
});
afterEach(async () => {
  await closeSite();
  await functions.stop();
  rmSync(data, { recursive: true, force: true });
});

async function serve(): Promise<void> {
  functions = startFunctions(backend.stack, {
    siteUrl: 'http://site.example',
    smtpUrl: undefined,
    mailFrom: undefined,
    pictures: folder,
    payments: openPayStandIn({ deliver: async () => Promise.reject(new Error('Nobody pays.')) })
      .service,
  });
  const server = createServer((request, response) => {
    void answer(async (incoming) => functions.pictures(incoming), { request, response });
  });
  await listen(server);
}

async function listen(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  closeSite = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

/** Begins anew with a folder of other bounds or another disk. */
async function serveWith(options: Parameters<typeof openPictureFolder>[1]): Promise<void> {
  await closeSite();
  await functions.stop();
  folder = openPictureFolder(root, options);
  await serve();
}

const bucketOf = (who: string) =>
  createClient(site, backend.stack.publishableKey, {
    accessToken: async () => tokens.get(who) ?? '',
  }).storage.from('rooms');

/** The call of the contract, as the panel makes it. */
async function upload(name: string, content: Buffer, { who = 'owner', type = 'image/webp' } = {}) {
  const { data: stored, error } = await bucketOf(who).upload(
    name,
    new Blob([new Uint8Array(content)], { type }),
    { contentType: type, cacheControl: '31536000', upsert: false },
  );
  if (error === null) return stored.path;
  return `${'statusCode' in error ? error.statusCode : ''} ${error.message}`;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** Sends an address unchanged; fetch would normalise it first. */
async function ask(address: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  const { port } = new URL(site);
  const sent = nodeRequest({ host: '127.0.0.1', port, path: address, method, headers });
  sent.end(body);
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  const content = Buffer.concat(chunks);
  return { status: Number(response.statusCode), headers: Object(response.headers), content };
}

const signed = (type: string) => ({
  authorization: `Bearer ${tokens.get('owner')}`,
  'content-type': type,
});
const given = async (name: string) => ask(`/storage/v1/object/public/rooms/${name}`);
const files = () => readdirSync(data, { recursive: true }).map(String).toSorted();

describe('a picture that is kept', () => {
  it.each([
    [NAME, webp(640), TYPES.webp],
    [`${PICTURE}/1280.webp`, webp(1280, 'VP8L'), TYPES.webp],
    [`${PICTURE}/1920.webp`, webp(1920, 'VP8X'), TYPES.webp],
    [`${PICTURE}/803.jpg`, jpeg(803), TYPES.jpg],
  ])(
    '%s is read by everybody as it was sent, and for a year (PIC-02)',
    async (name, content, type) => {
      expect(await upload(name, content, { type, who: 'reception' })).toBe(name);
      const { status, headers, content: read } = await given(name);
      expect([status, read.equals(content)]).toEqual([200, true]);
      expect(headers).toMatchObject({
        'content-type': type,
        'content-length': String(content.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const head = await ask(`/storage/v1/object/public/rooms/${name}`, { method: 'HEAD' });
      expect([head.status, head.headers['content-length'], head.content.length]).toEqual([
        200,
        String(content.length),
        0,
      ]);
      expect(readFileSync(path.join(root, name)).equals(content)).toBe(true);
      expect(statSync(path.join(root, name)).mode & 0o077).toBe(0);
    },
  );

  it('is found where the client says that it is public (PIC-02)', async () => {
    await upload(NAME, webp(640));
    const { publicUrl } = bucketOf('visitor').getPublicUrl(NAME).data;
    expect(publicUrl).toBe(`${site}/storage/v1/object/public/rooms/${NAME}`);
    expect((await fetch(publicUrl)).status).toBe(200);
  });

  it('is never overwritten, also by two at once (PIC-02)', async () => {
    const first = webp(640);
    const [one, other] = [await upload(NAME, first), await upload(NAME, webp(640, 'VP8L'))];
    expect([one, other]).toEqual([NAME, '409 The resource already exists']);
    expect((await given(NAME)).content.equals(first)).toBe(true);
    const both = await Promise.all([1, 2].map(async () => upload(`${OTHER}/640.webp`, first)));
    expect(both.toSorted()).toEqual(['409 The resource already exists', `${OTHER}/640.webp`]);
  });

  it('counts as new when it is sent again, so that there is time to name it (PIC-02)', async () => {
    await upload(NAME, webp(640));
    utimesSync(path.join(root, NAME), 0, 0);
    await upload(NAME, webp(640));
    const [file] = await folder.filesOf(PICTURE);
    expect(file?.storedAt).toBeGreaterThan(0);
  });

  it('does not wait for the database: it is read while that is busy (PIC-02)', async () => {
    await upload(NAME, webp(640));
    const { promise, release } = held();
    const busy = backend.database.transaction(async () => promise);
    expect((await given(NAME)).status).toBe(200);
    release();
    await busy;
  });
});

describe('who may add', () => {
  const OUTSIDERS = ['visitor', 'stranger', 'housekeeping', 'removed', 'unproven', 'signed-out'];

  it.each(OUTSIDERS)(
    '%s may not, also not by a signed address, and nothing is written (PIC-02)',
    async (who) => {
      expect(await upload(NAME, webp(640), { who })).toBe(REFUSED);
      const { error } = await bucketOf(who).createSignedUploadUrl(NAME);
      expect(error?.message).toBe('new row violates row-level security policy');
      expect(files()).toEqual(['keys.json']);
    },
  );

  it('nobody may change, delete, list or sign, in the words of the hosted bucket (PIC-02)', async () => {
    await upload(NAME, webp(640));
    const bucket = bucketOf('owner');
    const content = new Blob([new Uint8Array(webp(640))], { type: TYPES.webp });
    const answers = await Promise.all([
      bucket.update(NAME, content),
      bucket.upload(NAME, content, { upsert: true }),
      bucket.createSignedUrl(NAME, 60),
      bucket.copy(NAME, `${OTHER}/640.webp`),
      bucket.move(NAME, `${OTHER}/640.webp`),
    ]);
    expect(answers.map(({ error }) => error?.message)).toEqual([
      'new row violates row-level security policy',
      'new row violates row-level security policy',
      'Object not found',
      'Object not found',
      'Object not found',
    ]);
    expect([(await bucket.list(PICTURE)).data, (await bucket.remove([NAME])).data]).toEqual([
      [],
      [],
    ]);
    expect(files()).toContain(path.join('pictures', NAME));
    expect(files()).not.toContain(path.join('pictures', OTHER));
  });

  it('a signed address of staff takes the one file it names, and none in place of another (PIC-02)', async () => {
    const bucket = bucketOf('reception');
    const { data: address } = await bucket.createSignedUploadUrl(NAME);
    const token = address?.token ?? '';
    const put = async (name: string, content: Buffer, by = token) => {
      const body = new Blob([new Uint8Array(content)], { type: TYPES.webp });
      const { error } = await bucketOf('visitor').uploadToSignedUrl(name, by, body);
      return error?.message ?? 'kept';
    };
    expect(await put(`${OTHER}/640.webp`, webp(640))).toBe('Invalid signature');
    expect(await put(NAME, webp(640), 'x')).toBe('Invalid signature');
    expect(await put(NAME, webp(640), token.replace(/^\d+/, '9999999999999'))).toBe(
      'Invalid signature',
    );
    expect(await put(NAME, webp(641))).toBe('O ficheiro não é a fotografia que diz ser.');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60_000 + 1 });
    expect(await put(NAME, webp(640))).toBe('"exp" claim timestamp check failed');
    vi.useRealTimers();
    expect(files()).toEqual(['keys.json']);
    expect(await put(NAME, webp(640))).toBe('kept');
    expect(await put(NAME, webp(640))).toBe('The resource already exists');
    expect((await bucket.createSignedUploadUrl(NAME)).error?.message).toBe(
      'The resource already exists',
    );
  });

  it('a database that cannot be asked is told as its failure, and nothing is written (PIC-02)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await closeSite();
    const server = createServer((request, response) => {
      const mayAdd = async () => Promise.reject(new Error('no database'));
      void answer(async (incoming) => answerStorage(incoming, { folder, mayAdd }), {
        request,
        response,
      });
    });
    await listen(server);
    const sent = { method: 'POST', headers: signed(TYPES.webp), body: webp(640) };
    const { status, content } = await ask(`/storage/v1/object/rooms/${NAME}`, sent);
    expect([status, JSON.parse(content.toString())]).toEqual([
      500,
      { statusCode: '500', error: 'DatabaseError', message: 'database error, code: XX000' },
    ]);
    expect(files()).toEqual(['keys.json']);
  });
});

describe('names that lead elsewhere', () => {
  const HOSTILE = [
    'keys.json',
    '../keys.json',
    '../../keys.json',
    '%2e%2e/keys.json',
    '%2e%2e%2fkeys.json',
    '..%2fkeys.json',
    '..%5ckeys.json',
    `${PICTURE}/../../keys.json`,
    `${PICTURE}/%2e%2e/%2e%2e/keys.json`,
    `${PICTURE}/640.webp%00.jpg`,
    `${PICTURE}/640.webp%00`,
    `${PICTURE}%00/640.webp`,
    `${PICTURE}/640.webp/`,
    `${PICTURE}//640.webp`,
    `/${PICTURE}/640.webp`,
    `${PICTURE}/%36%34%30.webp`,
    `${PICTURE}/640.svg`,
    `${PICTURE}/640.html`,
    `${PICTURE}/640.webp.html`,
    `${PICTURE}/2000.webp`,
    `${PICTURE}/-1.webp`,
    `${PICTURE}/`,
    PICTURE,
    '',
    '.unfinished/x',
  ];

  it.each(HOSTILE)('%j is neither written nor read (PIC-02)', async (name) => {
    await upload(NAME, webp(640));
    const before = files();
    for (const prefix of ['/storage/v1/object/rooms/', '/storage/v1/object/public/rooms/']) {
      const sent = await ask(`${prefix}${name}`, {
        method: 'POST',
        headers: signed(TYPES.webp),
        body: webp(640),
      });
      expect([prefix, sent.status]).toEqual([prefix, 400]);
      const { status, content } = await ask(`${prefix}${name}`);
      expect([prefix, status, content.includes('segredo')]).toEqual([prefix, 400, false]);
    }
    expect(files()).toEqual(before);
  });
});

describe('what is no picture', () => {
  const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
  const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000002800000028008060000', 'hex');
  const cut = (content: Buffer) => content.subarray(0, -1);
  const NOT = '415 O ficheiro não é a fotografia que diz ser.';

  it.each([
    ['a page', HTML, TYPES.webp, NAME],
    ['a drawing with script', SVG, TYPES.webp, NAME],
    ['a PNG', PNG, TYPES.webp, NAME],
    ['nothing', Buffer.alloc(0), TYPES.webp, NAME],
    ['a page that goes on as a picture', Buffer.concat([HTML, webp(640)]), TYPES.webp, NAME],
    ['a picture that goes on as a page', Buffer.concat([webp(640), HTML]), TYPES.webp, NAME],
    ['a WebP that was cut off', cut(webp(640)), TYPES.webp, NAME],
    ['the first bytes of a WebP', webp(640).subarray(0, 16), TYPES.webp, NAME],
    ['a WebP of a kind that there is not', webp(640, 'VP9 '), TYPES.webp, NAME],
    ['a WebP without height', webp(640, 'VP8 ', 0), TYPES.webp, NAME],
    ['a WebP of another width', webp(641), TYPES.webp, NAME],
    ['a WebP that calls itself JPEG', webp(640), TYPES.jpg, NAME],
    ['a WebP under the name of a JPEG', webp(640), TYPES.jpg, `${PICTURE}/640.jpg`],
    ['a JPEG under the name of a WebP', jpeg(640), TYPES.webp, NAME],
    ['a JPEG that was cut off', cut(jpeg(640)), TYPES.jpg, `${PICTURE}/640.jpg`],
    [
      'a JPEG that ends as a page',
      Buffer.concat([jpeg(640), HTML]),
      TYPES.jpg,
      `${PICTURE}/640.jpg`,
    ],
    ['the first bytes of a JPEG', jpeg(640).subarray(0, 3), TYPES.jpg, `${PICTURE}/640.jpg`],
    [
      'a JPEG without a frame',
      Buffer.from('ffd8ffda0008010100003f00ffd9', 'hex'),
      TYPES.jpg,
      `${PICTURE}/640.jpg`,
    ],
  ])(
    '%s is refused in words, and nothing is written (PIC-02)',
    async (_name, content, type, name) => {
      expect(await upload(name, content, { type })).toBe(NOT);
      expect(files()).toEqual(['keys.json']);
    },
  );

  it.each(['image/svg+xml', 'text/html', 'image/png'])(
    'a picture that calls itself %s is refused by its type (PIC-02)',
    async (type) => {
      expect(await upload(NAME, webp(640), { type })).toBe(
        `415 mime type ${type} is not supported`,
      );
      expect(files()).toEqual(['keys.json']);
    },
  );

  it.each([
    ['%00.jpg', 'InvalidKey'],
    ['%zz', 'InvalidKey'],
    ['keys.json', 'Unauthorized'],
    [`${PICTURE}/2000.webp`, 'Unauthorized'],
  ])('the name %s is refused as by the hosted bucket: %s (PIC-02)', async (name, kind) => {
    const { content } = await ask(`/storage/v1/object/rooms/${name}`, {
      method: 'POST',
      headers: signed(TYPES.webp),
      body: webp(640),
    });
    expect(JSON.parse(content.toString())).toMatchObject({ error: kind });
  });

  it('400 kB are kept, 401 refused (PIC-02)', async () => {
    expect(await upload(NAME, webp(640, 'VP8 ', 480, 400_000))).toBe(NAME);
    expect(await upload(`${OTHER}/640.webp`, webp(640, 'VP8 ', 480, 401 * 1024))).toBe(
      '413 The object exceeded the maximum allowed size',
    );
  });

  it('a form without a file, or one that was cut off, is refused (PIC-02)', async () => {
    const address = `/storage/v1/object/rooms/${NAME}`;
    const type = 'multipart/form-data; boundary=x';
    for (const body of [
      '--x\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\n3600\r\n--x--\r\n',
      '--x\r\nContent-Disposition: form-data; name=""; filename="blob"\r\n\r\nRIFF',
      '--y--',
      '',
    ]) {
      const sent = { method: 'POST', headers: signed(type), body: Buffer.from(body) };
      const { status, content } = await ask(address, sent);
      expect([body, status, content.toString()]).toEqual([
        body,
        400,
        expect.stringContaining('No content provided'),
      ]);
    }
    expect(files()).toEqual(['keys.json']);
  });

  it('a body whose sender goes away leaves nothing (PIC-02)', async () => {
    const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
    failed.mockClear();
    const sender = connect(Number(new URL(site).port), '127.0.0.1');
    await once(sender, 'connect');
    const head = [
      `POST /storage/v1/object/rooms/${NAME} HTTP/1.1`,
      'Host: 127.0.0.1',
      `Authorization: Bearer ${tokens.get('owner')}`,
      `Content-Type: ${TYPES.webp}`,
      'Content-Length: 30000',
    ];
    sender.write(`${head.join('\r\n')}\r\n\r\n`);
    sender.write(webp(640), () => sender.resetAndDestroy());
    await expect.poll(() => failed.mock.calls.length).toBe(1);
    expect(files()).toEqual(['keys.json']);
  });
});

describe('a folder that takes no more', () => {
  const failing = (code: string) => async () => {
    throw Object.assign(new Error(`${code}: the disk`), { code });
  };

  it.each([
    ['ENOSPC', '507 O disco está cheio: a fotografia não foi guardada.'],
    ['EDQUOT', '507 O disco está cheio: a fotografia não foi guardada.'],
    ['EROFS', '507 A pasta dos dados não deixa guardar fotografias.'],
  ])('says so in words, and leaves nothing half: %s (PIC-02)', async (code, words) => {
    await serveWith({ write: failing(code) });
    expect(await upload(NAME, webp(640))).toBe(words);
    expect((await given(NAME)).status).toBe(400);
    expect(await folder.pictures()).toEqual([]);
  });

  it('writes half of a file and no more, and then has room again (PIC-02)', async () => {
    let isFull = true;
    await serveWith({
      write: async (file, content) => {
        writeFileSync(file, isFull ? content.subarray(0, 10) : content);
        if (isFull) await failing('ENOSPC')();
      },
    });
    expect(await upload(NAME, webp(640))).toMatch(/^507 O disco está cheio/);
    expect(files().filter((file) => file.includes('unfinished/'))).toEqual([]);
    isFull = false;
    expect(await upload(NAME, webp(640))).toBe(NAME);
  });

  it.each([
    ['files', { files: 2, bytes: 1_000_000 }],
    ['bytes', { files: 100, bytes: webp(640).length * 2 }],
  ])('has a bound of %s, also for many at once (PIC-02)', async (_of, most) => {
    await serveWith({ most });
    const names = ['c', 'd', 'e', 'f'].map((sign) => `${sign.repeat(64)}/640.webp`);
    const answers = await Promise.all(names.map(async (name) => upload(name, webp(640))));
    expect(answers.filter((said) => said === REFUSED)).toHaveLength(2);
    expect(await folder.pictures()).toHaveLength(2);
  });

  it('refuses what is there already, too, once it is full, as the hosted bucket does (PIC-02)', async () => {
    await serveWith({ most: { files: 1, bytes: 1_000_000 } });
    expect([await upload(NAME, webp(640)), await upload(NAME, webp(640))]).toEqual([NAME, REFUSED]);
  });

  it('tells a failure of another kind as one, and not as a refusal (PIC-02)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await serveWith({ write: failing('EIO') });
    expect(await upload(NAME, webp(640))).toMatch(/^500 /);
  });
});

it('nothing is made before the first picture, and what is no picture there is not shown (PIC-02)', async () => {
  await given(NAME);
  expect(existsSync(root)).toBe(false);
  mkdirSync(path.join(root, PICTURE), { recursive: true });
  writeFileSync(path.join(root, PICTURE, 'notes.txt'), 'x');
  writeFileSync(path.join(root, 'notes.txt'), 'x');
  expect([
    await folder.pictures(),
    await folder.filesOf(PICTURE),
    await folder.filesOf('..'),
  ]).toEqual([[PICTURE], [], []]);
});
