import { randomUUID } from 'node:crypto';
import { PICTURE_BUCKET, PICTURE_NAME } from '../../functions/_shared/picture-names.ts';
import { pictureSize, type PictureType } from './picture-content.ts';
import type { PictureFolder, Stored } from './picture-folder.ts';

// The two addresses of Supabase Storage that the site uses (PIC-02), over the data folder: one adds a
// file to the bucket, one gives it to everybody. Answers have the shape of Storage's; their words are for
// the panel. That a picture's folder is the SHA-256 of its largest file is not checked: files come one by
// one, so that none can tell whether it is the largest, and a hosted project cannot check it either.

/** 400 kB, counted as generously as the hosted bucket counts. */
const MOST_BYTES = 409_600;

const PUBLIC = `/storage/v1/object/public/${PICTURE_BUCKET}/`;
const OBJECT = `/storage/v1/object/${PICTURE_BUCKET}/`;

const MIME: Readonly<Record<PictureType, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };

/** Says whether whoever asks may add pictures: the owner and reception. */
export type MayAdd = (request: Request) => Promise<boolean>;

/** Answers a request under /storage/v1. */
export async function answerStorage(
  request: Request,
  { folder, mayAdd }: { folder: PictureFolder; mayAdd: MayAdd },
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { method } = request;
  // Names are compared as they stand in the address: nothing in one is ever encoded.
  if (pathname.startsWith(PUBLIC) && (method === 'GET' || method === 'HEAD')) {
    return give(folder, { name: pathname.slice(PUBLIC.length), method });
  }
  if (pathname.startsWith(OBJECT) && method === 'POST') {
    return add(request, { folder, mayAdd, name: pathname.slice(OBJECT.length) });
  }
  return refusal('404', 'not_found', 'There is nothing here.');
}

async function give(
  folder: PictureFolder,
  { name, method }: { name: string; method: string },
): Promise<Response> {
  const type = typeIn(name);
  const content = type === undefined ? undefined : await folder.read(name);
  if (type === undefined || content === undefined) {
    return refusal('404', 'not_found', 'Object not found');
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

interface Addition {
  folder: PictureFolder;
  mayAdd: MayAdd;
  name: string;
}

async function add(request: Request, { folder, mayAdd, name }: Addition): Promise<Response> {
  const type = typeIn(name);
  if (type === undefined) return refusal('400', 'InvalidKey', 'O nome do ficheiro não serve.');
  if (!(await mayAdd(request))) {
    return refusal('403', 'Unauthorized', 'Só a gerência e a receção guardam fotografias.');
  }
  const sent = await fileIn(request);
  if (sent === undefined) return refusal('400', 'InvalidRequest', 'Não chegou nenhum ficheiro.');
  const content = Buffer.from(await sent.arrayBuffer());
  if (content.length > MOST_BYTES) {
    return refusal('413', 'Payload too large', 'A fotografia tem mais de 400 kB.');
  }
  const size = sent.type === MIME[type] ? pictureSize(content, type) : undefined;
  if (size?.width !== widthIn(name)) {
    return refusal('415', 'invalid_mime_type', 'O ficheiro não é a fotografia que diz ser.');
  }
  const stored = await folder.store(name, content);
  if (stored !== 'stored') return refusal(...REFUSALS[stored]);
  return Response.json({ Key: `${PICTURE_BUCKET}/${name}`, Id: randomUUID() });
}

type Refusal = [statusCode: string, error: string, message: string];

const REFUSALS: Readonly<Record<Exclude<Stored, 'stored'>, Refusal>> = {
  'there-already': ['409', 'Duplicate', 'The resource already exists'],
  'too-many': ['507', 'TooManyPictures', 'Já não cabem mais fotografias nesta casa.'],
  'disk-full': ['507', 'DiskFull', 'O disco está cheio: a fotografia não foi guardada.'],
  'read-only': ['507', 'ReadOnly', 'A pasta dos dados não deixa guardar fotografias.'],
};

/** Storage answers 400 whatever the status in its body, unless the failure is its own. */
function refusal(...[statusCode, error, message]: Refusal): Response {
  const status = Number(statusCode) < 500 ? 400 : Number(statusCode);
  return Response.json({ statusCode, error, message }, { status });
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
