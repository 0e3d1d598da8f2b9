import type { Account } from '../account/account.ts';

/**
 * Pictures that staff add to a room from their own machine (PIC-01): which sizes are made of one,
 * what a file is refused for, and what is said meanwhile.
 */

/** As many as the form takes of files; addresses keep the limit of the database. */
const MOST_PICTURES = 12;
const MOST_MEGABYTES = 20;
const MEGABYTE = 1_000_000;
/** What the site shows on a small phone; a narrower picture would be blown up everywhere. */
export const LEAST_WIDTH = 640;
/** In bytes, of each size made of a picture. */
export const MOST_BYTES_EACH = 400_000;

/** What browsers write; WebP where they can. */
export type PictureType = 'image/webp' | 'image/jpeg';

/** The name of one size in the bucket, by the SHA-256 (hex) of the picture's largest file (PIC-02). */
export function pictureName(size: { hash: string; width: number; type: PictureType }): string {
  return `${size.hash}/${size.width}.${size.type === 'image/webp' ? 'webp' : 'jpg'}`;
}

/**
 * The address under which a room names a picture. Where the backend is the page's own origin it has
 * no host, so that another port or a backup changes nothing.
 *
 * @param options.backendUrl without a slash at its end
 */
export function pictureAddress(
  name: string,
  { backendUrl, origin }: { backendUrl: string; origin: string },
): string {
  return `${backendUrl === origin ? '' : backendUrl}/storage/v1/object/public/rooms/${name}`;
}

const HEIC_TYPES = ['image/heic', 'image/heif'];
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', ...HEIC_TYPES]);
/** Some systems give a file no type. */
const PHOTO_NAME = /\.(?:jpe?g|png|webp|heic|heif)$/i;
const HEIC_NAME = /\.hei[cf]$/i;

/** What is known of a file before it is opened; its size in bytes. */
export interface ChosenFile {
  name: string;
  type: string;
  size: number;
}

/** Why a file is not even opened, or undefined; `count` is how many pictures there are or will be. */
export function fileProblem(
  { name, type, size }: ChosenFile,
  { count }: { count: number },
): string | undefined {
  const isPhoto = type === '' ? PHOTO_NAME.test(name) : TYPES.has(type);
  if (!isPhoto) return 'Não é uma fotografia: aceitamos JPEG, PNG e WebP.';
  if (size === 0) return 'O ficheiro está vazio.';
  if (size > MOST_MEGABYTES * MEGABYTE) {
    return `Tem ${Math.ceil(size / MEGABYTE)} MB: o máximo são ${MOST_MEGABYTES} MB.`;
  }
  return count >= MOST_PICTURES ? `Já há ${MOST_PICTURES} imagens, que é o máximo.` : undefined;
}

/** Why no sizes could be made of a file. */
export type ShrinkProblem =
  { kind: 'unreadable' } | { kind: 'too-small'; width: number } | { kind: 'too-heavy' };

/** The words of a file of which no sizes could be made. */
export function shrinkWords(
  problem: ShrinkProblem,
  { name, type }: Pick<ChosenFile, 'name' | 'type'>,
): string {
  if (problem.kind === 'too-small') {
    return `Tem ${problem.width} px de largura: o mínimo são ${LEAST_WIDTH} px.`;
  }
  if (problem.kind === 'too-heavy') return 'Não se consegue reduzir a menos de 400 kB.';
  return HEIC_TYPES.includes(type) || HEIC_NAME.test(name)
    ? 'HEIC só no Safari: guarde-a como JPEG e escolha-a de novo.'
    : 'Não se consegue abrir: o ficheiro está estragado.';
}

export type UploadProblem =
  | 'line'
  | 'session'
  | 'unproven'
  | 'removed'
  | 'forbidden'
  | 'no-place'
  | 'disk-full'
  | 'read-only'
  | 'refused'
  | 'other';

/**
 * Why Storage refuses who is signed in, of which it says nothing itself: what the account is in the
 * way of; null where it may add pictures.
 */
export function accountProblem(account: Account): UploadProblem | null {
  if (account.state === 'signed-out') return 'session';
  if (account.state === 'removed') return 'removed';
  if (account.state === 'code' || account.state === 'set-up') return 'unproven';
  return account.state === 'in' && account.role !== 'housekeeping' ? null : 'forbidden';
}

/** Whether somebody who signs in anew gets further. */
export const isMendedBySignIn = (problem: UploadProblem): boolean =>
  problem === 'session' || problem === 'unproven';

const UPLOAD_WORDS: Readonly<Record<Exclude<UploadProblem, 'line'>, string>> = {
  session: 'A sessão terminou: entre de novo. A fotografia e o formulário esperam por si.',
  unproven:
    'Falta o segundo fator nesta sessão: entre de novo. A fotografia e o formulário esperam por si.',
  removed: 'A sua conta foi retirada. Fale com a gerência.',
  forbidden: 'Esta conta não pode guardar fotografias. Fale com a gerência.',
  'disk-full': 'O disco da casa está cheio: nada foi guardado. Fale com quem trata do servidor.',
  'no-place':
    'Já não cabem mais fotografias nesta casa, ou o servidor não está pronto para as guardar. Fale com quem trata do servidor.',
  'read-only':
    'A pasta dos dados não deixa guardar: nada foi guardado. Fale com quem trata do servidor.',
  refused: 'O servidor não aceitou esta fotografia.',
  other: 'O servidor não a guardou. O resto do formulário está guardado.',
};

/** The words of a picture that was not kept; `percent` is how far it had come. */
export function uploadWords(problem: UploadProblem, { percent }: { percent: number }): string {
  return problem === 'line'
    ? `A ligação caiu aos ${percent} %. O resto do formulário está guardado.`
    : UPLOAD_WORDS[problem];
}
