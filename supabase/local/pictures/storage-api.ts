import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { PICTURE_BUCKET, PICTURE_NAME } from '../../functions/_shared/picture-names.ts';
import { pictureSize, type PictureType } from './picture-content.ts';
import type { PictureFolder, Stored } from './picture-folder.ts';

// The addresses of Supabase Storage that concern the bucket of rooms (PIC-02), over the data folder. Who asks
// with the rights of an account is answered as by a hosted project with its one policy (Storage 1.11.2): status,
// kind and words. Beyond that a file must be here what its name and type say (docs/security.md). That a picture's
// folder is the SHA-256 of its largest file is not checked: files come one by one, so that none can tell whether
// it is the largest, and a hosted project cannot check it either.

/** 400 kB, counted as generously as the hosted bucket counts. */
const MOST_BYTES = 409_600;

const API = '/storage/v1/object/';
const PUBLIC = `${API}public/${PICTURE_BUCKET}/`;
const SIGNED = `${API}upload/sign/${PICTURE_BUCKET}/`;
const OBJECT = `${API}${PICTURE_BUCKET}/`;

const MIME: Readonly<Record<PictureType, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };

/** The signs of which names may be made, whatever the policy says of the name. */
const KEY = /^[\w/!\-.*'() &$@=;:+,?]+$/;

/** Says whether whoever asks may add pictures: the owner and reception. Rejects where that cannot be learned. */
export type MayAdd = (request: Request) => Promise<boolean>;

interface Storage {
  folder: PictureFolder;
  mayAdd: MayAdd;
}

/** Answers a request under /storage/v1. */
export async function answerStorage(request: Request, storage: Storage): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { method } = request;
  const route = `${method} ${pathname}`;
  // Names are compared as they stand in the address: nothing in one is ever encoded.
  if (pathname.startsWith(PUBLIC) && (method === 'GET' || method === 'HEAD')) {
    return give(storage.folder, { name: pathname.slice(PUBLIC.length), method });
  }
  // Nobody but the secret key sees a row, so there is none to list or to delete.
  if (route === `POST ${API}list/${PICTURE_BUCKET}` || route === `DELETE ${API}${PICTURE_BUCKET}`) {
    return Response.json([]);
  }
  if (pathname.startsWith(SIGNED)) {
    const name = pathname.slice(SIGNED.length);
    if (method === 'POST') return giveAddress(request, { ...storage, name });
    if (method === 'PUT') return addBySigned(request, { folder: storage.folder, name });
  }
  if (pathname.startsWith(OBJECT) && (method === 'POST' || method === 'PUT')) {
    const name = pathname.slice(OBJECT.length);
    return method === 'PUT' ? refuse(POLICY) : add(request, { ...storage, name });
  }
  return refuse(NOT_FOUND);
}

async function give(
  folder: PictureFolder,
  { name, method }: { name: string; method: string },
): Promise<Response> {
  const type = typeIn(name);
  const content = type === undefined ? undefined : await folder.read(name);
  if (type === undefined || content === undefined) {
    return refuse(NOT_FOUND);
  }
  return new Response(method === 'HEAD' ? null : new Uint8Array(content), {
    headers: {
      'Content-Type': MIME[type],
      'Content-Length': String(content.length),
      // Under this name there is never anything else.
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}

interface Addition extends Storage {
  name: string;
}

async function add(request: Request, { folder, mayAdd, name }: Addition): Promise<Response> {
  const no = await refusalByPolicy(request, { folder, mayAdd, name });
  return no === undefined ? keep(request, { folder, name }) : refuse(no);
}

/** As the policy of the bucket, which asks for account, name and place at once. */
async function refusalByPolicy(
  request: Request,
  { folder, mayAdd, name }: Addition,
): Promise<Refusal | undefined> {
  if (!isKey(name)) return ['400', 'InvalidKey', `Invalid key: ${name}`];
  // A picture that is there is never another's, and changing one needs a policy that there is not.
  if (typeIn(name) === undefined || request.headers.get('x-upsert') === 'true') return POLICY;
  try {
    return (await mayAdd(request)) && (await folder.hasPlace()) ? undefined : POLICY;
  } catch (error) {
    console.error('Storage could not ask the database:', error);
    return DATABASE_FAILED;
  }
}

/** An address that takes one file without a session, for as long as a hosted project's does. */
async function giveAddress(request: Request, addition: Addition): Promise<Response> {
  const no = await refusalByPolicy(request, addition);
  if (no !== undefined) return refuse(no);
  const { folder, name } = addition;
  if ((await folder.read(name)) !== undefined) return refuse(REFUSALS['there-already']);
  const token = tokenFor(name, Date.now() + SIGNED_MS);
  return Response.json({
    url: `/object/upload/sign/${PICTURE_BUCKET}/${name}?token=${token}`,
    token,
  });
}

async function addBySigned(
  request: Request,
  { folder, name }: Omit<Addition, 'mayAdd'>,
): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const until = Number(token.split('.')[0]);
  if (typeIn(name) === undefined || token !== tokenFor(name, until)) {
    return refuse(['400', 'InvalidSignature', 'Invalid signature']);
  }
  if (until < Date.now())
    return refuse(['400', 'InvalidJWT', '"exp" claim timestamp check failed']);
  return keep(request, { folder, name });
}

const SIGNED_MS = 2 * 60 * 60_000;
const SIGNING_KEY = randomBytes(32);

function tokenFor(name: string, until: number): string {
  const mark = createHmac('sha256', SIGNING_KEY).update(`${until} ${name}`).digest('hex');
  return `${until}.${mark}`;
}

async function keep(
  request: Request,
  { folder, name }: Omit<Addition, 'mayAdd'>,
): Promise<Response> {
  const sent = await fileIn(request);
  if (sent === undefined) return refuse(['400', 'InvalidRequest', 'No content provided']);
  const content = Buffer.from(await sent.arrayBuffer());
  if (content.length > MOST_BYTES) {
    return refuse(['413', 'Payload too large', 'The object exceeded the maximum allowed size']);
  }
  if (!Object.values(MIME).includes(sent.type)) {
    return refuse(['415', 'invalid_mime_type', `mime type ${sent.type} is not supported`]);
  }
  const type = typeIn(name);
  const isAsNamed = type !== undefined && sent.type === MIME[type];
  if (!isAsNamed || pictureSize(content, type)?.width !== widthIn(name)) {
    return refuse(['415', 'invalid_mime_type', 'O ficheiro não é a fotografia que diz ser.']);
  }
  const stored = await folder.store(name, content);
  if (stored !== 'stored') return refuse(REFUSALS[stored]);
  return Response.json({ Key: `${PICTURE_BUCKET}/${name}`, Id: randomUUID() });
}

type Refusal = readonly [statusCode: string, error: string, message: string];

const NOT_FOUND: Refusal = ['404', 'not_found', 'Object not found'];
const POLICY: Refusal = ['403', 'Unauthorized', 'new row violates row-level security policy'];
const DATABASE_FAILED: Refusal = ['500', 'DatabaseError', 'database error, code: XX000'];

/** The last two are this machine's alone: no hosted project has its disk in the data folder. */
const REFUSALS: Readonly<Record<Exclude<Stored, 'stored'>, Refusal>> = {
  'there-already': ['409', 'Duplicate', 'The resource already exists'],
  'too-many': POLICY,
  'disk-full': ['507', 'DiskFull', 'O disco está cheio: a fotografia não foi guardada.'],
  'read-only': ['507', 'ReadOnly', 'A pasta dos dados não deixa guardar fotografias.'],
};

/** Storage answers 400 whatever the status in its body, unless the failure is its own. */
function refuse([statusCode, error, message]: Refusal): Response {
  const status = Number(statusCode) < 500 ? 400 : Number(statusCode);
  return Response.json({ statusCode, error, message }, { status });
}

function isKey(name: string): boolean {
  try {
    return KEY.test(decodeURIComponent(name));
  } catch {
    return false;
  }
}

function typeIn(name: string): PictureType | undefined {
  const type = PICTURE_NAME.exec(name)?.groups?.['type'];
  return type === 'webp' || type === 'jpg' ? type : undefined;
}

const widthIn = (name: string): number => Number(PICTURE_NAME.exec(name)?.groups?.['width']);

/** The file of a form, as a browser sends a Blob, or a body of its own; undefined where none came whole. */
async function fileIn(request: Request): Promise<Blob | undefined> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    return request.blob();
  }
  try {
    const form = await request.formData();
    return [...form.values()].find((part) => typeof part !== 'string');
  } catch {
    return undefined;
  }
}
