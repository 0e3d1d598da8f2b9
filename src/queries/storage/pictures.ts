import * as v from 'valibot';
import { staffStorage } from '@/lib/staff-client';
import { QueryError, type QueryErrorKind } from '../query-error';

const BUCKET = 'rooms';
/** A name never stands for another content. */
const YEAR_S = '31536000';

const KINDS: Partial<Record<string, QueryErrorKind>> = {
  '401': 'session',
  '403': 'forbidden',
  '413': 'invalid',
  '415': 'invalid',
  '429': 'rate-limit',
};

/** What tells one refusal with the same number from another, and no client passes on. */
const refusal = v.object({ error: v.string() });

/**
 * Keeps one size of a picture in the bucket of the rooms, with the rights of the signed-in user
 * (PIC-01, PIC-02). One that is there already is as good as kept: its name is its content's. Fails
 * as 'network' when no answer came within a minute, 'session', 'forbidden' for who may not add
 * pictures, 'invalid' for a file that is refused, 'server' otherwise; its code is the backend's
 * word ('DatabaseError' where its policy failed, 'DiskFull', 'ReadOnly').
 *
 * @param picture.name as `pictureName` makes it
 * @param options.signal ends it
 */
export async function uploadPicture(
  { name, content }: { name: string; content: Blob },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  let code = '';
  const storage = staffStorage({
    signal,
    onAnswer: async (answer) => {
      if (!answer.ok) code = await wordOf(answer);
    },
  });
  const { error } = await storage
    .from(BUCKET)
    .upload(name, content, { contentType: content.type, cacheControl: YEAR_S, upsert: false });
  if (error === null) return;
  const status = error.statusCode ?? '';
  if (status === '409') return;
  throw new QueryError('uploadPicture', { kind: kindOf(status), message: '', code, cause: error });
}

function kindOf(status: string): QueryErrorKind {
  // Without a number there was no answer.
  return status === '' ? 'network' : (KINDS[status] ?? 'server');
}

async function wordOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const known = v.safeParse(refusal, body);
  return known.success ? known.output.error : '';
}
