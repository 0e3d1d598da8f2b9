import { callAsService, textsIn } from '../_shared/backend.ts';
import { PICTURE_FOLDER } from '../_shared/picture-names.ts';
import type { Handler, Runtime } from '../_shared/runtime.ts';
import { worker } from '../_shared/worker.ts';
import type { PictureStore } from './picture-store.ts';

// Deletes the pictures that no room has named for a day (PIC-02): those of a form that was never saved,
// and those that were taken off their room.

const DAY_MS = 24 * 60 * 60 * 1000;

/** Pictures of one turn: each asks the store twice, and a function has minutes. */
const MOST = 300;

export interface Tidied {
  /** How many files were deleted. */
  removed: number;
}

/** The function `tidy-pictures` over one kind of store. */
export function tidyFunction(storeOf: (runtime: Runtime) => PictureStore): Handler {
  return worker(async (runtime) => tidyPictures(runtime, storeOf(runtime)));
}

/** One turn. Throws, and has deleted nothing, where the database does not say what must stay. */
export async function tidyPictures(
  runtime: Runtime,
  store: PictureStore,
  { now = Date.now() }: { now?: number } = {},
): Promise<Tidied> {
  // Listed before the database is asked, so that a picture which a room gets meanwhile is named by then.
  const pictures = (await store.pictures()).filter((name) => PICTURE_FOLDER.test(name));
  // Whatever is no list of names means that nothing may be deleted.
  const kept = new Set(textsIn(await callAsService(runtime, { name: 'kept_pictures', args: {} })));
  const unnamed = pictures.filter((picture) => !kept.has(picture)).slice(0, MOST);
  let removed = 0;
  for (const picture of unnamed) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other spares the store
    const files = await store.filesOf(picture);
    // Somebody may still be uploading its other sizes, or filling in the form.
    if (files.length === 0 || files.some(({ storedAt }) => storedAt > now - DAY_MS)) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await store.remove(files.map(({ name }) => name));
    removed += files.length;
  }
  return { removed };
}
