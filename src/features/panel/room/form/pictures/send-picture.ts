import {
  accountProblem,
  isMendedBySignIn,
  pictureAddress,
  pictureName,
  shrinkWords,
  uploadWords,
  type UploadProblem,
} from '@/domain/room/picture-upload';
import type { PictureStep } from '@/domain/room/picture-queue';
import { asStaff } from '@/features/panel/change/as-staff';
import { backendSettings } from '@/lib/env';
import { logError } from '@/lib/log';
import { readAccount } from '@/queries/account/own-account';
import { uploadPicture } from '@/queries/storage/pictures';
import { QueryError } from '@/queries/query-error';
import { shrinkPicture } from './shrink-picture';

interface Sending {
  signal: AbortSignal;
  onStep: (step: PictureStep) => void;
}

/**
 * Makes a picture smaller, keeps each size of it, the smallest first, and gives its address; null
 * where it was refused, failed or was cancelled, which `onStep` has told. Never rejects.
 */
export async function sendPicture(file: File, { signal, onStep }: Sending): Promise<string | null> {
  let percent = 0;
  try {
    onStep({ kind: 'shrinking' });
    const shrunk = await shrinkPicture(file, signal);
    if (shrunk.kind === 'refused') {
      onStep({ kind: 'refused', words: shrinkWords(shrunk.problem, file) });
      return null;
    }
    const { hash, type, sizes } = shrunk.picture;
    const whole = sizes.reduce((sum, { content }) => sum + content.size, 0);
    let sent = 0;
    let last = '';
    for (const { width, content } of sizes) {
      onStep({ kind: 'sending', percent });
      last = pictureName({ hash, width, type });
      // oxlint-disable-next-line no-await-in-loop -- a weak line carries one after the other
      await uploadPicture({ name: last, content }, { signal });
      sent += content.size;
      percent = Math.round((sent / whole) * 100);
    }
    const { url } = backendSettings();
    return pictureAddress(last, { backendUrl: url, origin: window.location.origin });
  } catch (error) {
    if (signal.aborted) return null;
    const problem = await problemOf(error);
    if (signal.aborted) return null;
    if (problem === 'other' || problem === 'refused') logError('sendPicture', error);
    onStep({
      kind: 'failed',
      words: uploadWords(problem, { percent }),
      problem: kindOf(problem),
    });
    return null;
  }
}

const BY_CODE: ReadonlyMap<string, UploadProblem> = new Map([
  ['DiskFull', 'disk-full'],
  ['ReadOnly', 'read-only'],
]);

const BY_KIND: Partial<Record<QueryError['kind'], UploadProblem>> = {
  network: 'line',
  session: 'session',
  'no-session': 'session',
  forbidden: 'forbidden',
  invalid: 'refused',
};

/** How Storage tells that its policy failed instead of saying no; whoever was let in before was not. */
const POLICY_FAILED = 'DatabaseError';

async function problemOf(error: unknown): Promise<UploadProblem> {
  if (!(error instanceof QueryError)) return 'other';
  const said = BY_CODE.get(error.code) ?? BY_KIND[error.kind] ?? 'other';
  if (said === 'forbidden') return whyRefused('no-place');
  return error.code === POLICY_FAILED ? whyRefused('other') : said;
}

/** Storage refuses without a reason, so the database is asked how the account stands. */
async function whyRefused(otherwise: UploadProblem): Promise<UploadProblem> {
  try {
    return accountProblem(await asStaff(readAccount)) ?? otherwise;
  } catch (error) {
    const said = error instanceof QueryError ? BY_KIND[error.kind] : undefined;
    return said ?? 'other';
  }
}

function kindOf(problem: UploadProblem): 'line' | 'session' | 'server' {
  if (isMendedBySignIn(problem)) return 'session';
  return problem === 'line' ? 'line' : 'server';
}
