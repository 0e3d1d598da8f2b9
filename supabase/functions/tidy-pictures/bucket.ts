import { headersWith, secretKey, textIn } from '../_shared/backend.ts';
import { PICTURE_BUCKET } from '../_shared/picture-names.ts';
import { required, type Runtime } from '../_shared/runtime.ts';
import type { PictureFile, PictureStore } from './picture-store.ts';

const PATIENCE_MS = 15_000;

/** What Storage gives in one answer at most. */
const PAGE = 1000;

/** The bucket of a hosted project, by the API of its Storage and the secret key. */
export function pictureBucket({ env, fetch }: Runtime): PictureStore {
  const ask = async (method: string, path: string, body: object): Promise<unknown> => {
    const answer = await fetch(
      new Request(`${required(env, 'SUPABASE_URL')}/storage/v1/object/${path}`, {
        method,
        headers: headersWith(secretKey(env)),
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    );
    const text = await answer.text();
    if (!answer.ok) throw new Error(`Storage answered ${answer.status}`);
    return JSON.parse(text);
  };

  const list = async (prefix: string): Promise<unknown[]> => {
    const entries: unknown[] = [];
    for (;;) {
      const asked = {
        prefix,
        limit: PAGE,
        offset: entries.length,
        sortBy: { column: 'name', order: 'asc' },
      };
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the last one ended
      const page = await ask('POST', `list/${PICTURE_BUCKET}`, asked);
      if (!Array.isArray(page)) throw new TypeError('Storage gave no list.');
      entries.push(...page);
      if (page.length < PAGE) return entries;
    }
  };

  return {
    pictures: async () => (await list('')).map((entry) => textIn(entry, 'name')),
    filesOf: async (picture) =>
      (await list(picture)).map((entry): PictureFile => {
        const storedAt = Date.parse(textIn(entry, 'created_at'));
        return {
          name: `${picture}/${textIn(entry, 'name')}`,
          // Of what has no date nobody can say that it is old.
          storedAt: Number.isNaN(storedAt) ? Infinity : storedAt,
        };
      }),
    remove: async (names) => {
      await ask('DELETE', PICTURE_BUCKET, { prefixes: names });
    },
  };
}
