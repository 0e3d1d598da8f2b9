import { randomUUID } from 'node:crypto';
import {
  access,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  utimes,
} from 'node:fs/promises';
import path from 'node:path';
import { PICTURE_FOLDER, PICTURE_NAME } from '../../functions/_shared/picture-names.ts';
import type { PictureFile, PictureStore } from '../../functions/tidy-pictures/picture-store.ts';
import { oneAtATime } from '../one-at-a-time.ts';

/** As in the policy of the hosted bucket (private.has_place_for_picture). */
const MOST_FILES = 5000;
/** What a hosted project of the free plan has. */
const MOST_BYTES = 1_000_000_000;

/** A file under way, until it has its name. A dot is in no name of a picture. */
const UNFINISHED = '.unfinished';

export type Stored = 'stored' | 'there-already' | 'too-many' | 'disk-full' | 'read-only';

/** The pictures of the embedded stack: files in its data folder, by the names of PIC-02. */
export interface PictureFolder extends PictureStore {
  /** The content of a file, undefined where there is none. */
  read(name: string): Promise<Buffer | undefined>;
  /** Whether another file has place, whatever is in it. */
  hasPlace(): Promise<boolean>;
  /** Keeps a file whole or not at all, and never in place of another. */
  store(name: string, content: Buffer): Promise<Stored>;
}

interface FolderOptions {
  /** Writes a file to the disk for good; rejects with its code where it cannot. */
  write?: (file: string, content: Buffer) => Promise<void>;
  most?: { files: number; bytes: number };
}

/** Opens a folder of pictures, which is made with the first of them. */
export function openPictureFolder(
  root: string,
  { write = writeToDisk, most = { files: MOST_FILES, bytes: MOST_BYTES } }: FolderOptions = {},
): PictureFolder {
  // One after the other, so that two uploads at once neither share a name nor pass a bound together.
  const runAlone = oneAtATime();
  const fileOf = (name: string): string => {
    if (!PICTURE_NAME.test(name)) throw new Error('This is no name of a picture.');
    return path.join(root, name);
  };

  async function pictures(): Promise<string[]> {
    return (await namesIn(root)).filter((name) => PICTURE_FOLDER.test(name));
  }

  async function entriesOf(picture: string): Promise<(PictureFile & { bytes: number })[]> {
    const names = (await namesIn(path.join(root, picture)))
      .map((name) => `${picture}/${name}`)
      .filter((name) => PICTURE_NAME.test(name));
    return Promise.all(
      names.map(async (name) => {
        const { mtimeMs, size } = await stat(fileOf(name));
        return { name, storedAt: mtimeMs, bytes: size };
      }),
    );
  }

  /** What is in the folder, counted once and kept up until something is deleted. */
  let held: { files: number; bytes: number } | undefined;

  async function count(): Promise<{ files: number; bytes: number }> {
    const files = (await Promise.all((await pictures()).map(entriesOf))).flat();
    return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
  }

  async function counted(): Promise<{ files: number; bytes: number }> {
    held ??= await count();
    return held;
  }

  async function storeAlone(name: string, content: Buffer): Promise<Stored> {
    const file = fileOf(name);
    if (await isThere(file)) {
      // Whoever uploads it again has as long to name it as with a new one.
      const now = new Date();
      await utimes(file, now, now);
      return 'there-already';
    }
    const { files, bytes } = await counted();
    if (files >= most.files || bytes + content.length > most.bytes) return 'too-many';
    const draft = path.join(root, UNFINISHED, randomUUID());
    try {
      await mkdir(path.dirname(draft), { recursive: true, mode: 0o700 });
      await write(draft, content);
      await mkdir(path.dirname(file), { recursive: true });
      await rename(draft, file);
      held = { files: files + 1, bytes: bytes + content.length };
      return 'stored';
    } catch (error) {
      // Where it cannot even be taken away, the first reason is the one to tell.
      await rm(draft, { force: true }).catch(() => undefined);
      const reason = REASONS.get(codeOf(error));
      if (reason === undefined) throw error;
      return reason;
    }
  }

  return {
    pictures,
    filesOf: async (picture) => (PICTURE_FOLDER.test(picture) ? entriesOf(picture) : []),
    read: async (name) =>
      readFile(fileOf(name)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }),
    hasPlace: async () => runAlone(async () => (await counted()).files < most.files),
    store: async (name, content) => runAlone(async () => storeAlone(name, content)),
    remove: async (names) =>
      runAlone(async () => {
        held = undefined;
        const files = names.map(fileOf);
        await Promise.all(files.map(async (file) => rm(file, { force: true })));
        const folders = new Set(files.map((file) => path.dirname(file)));
        // What has been uploaded meanwhile keeps its folder.
        await Promise.all([...folders].map(async (folder) => rmdir(folder).catch(() => undefined)));
        // What a process that was killed left half.
        await rm(path.join(root, UNFINISHED), { recursive: true, force: true });
      }),
  };
}

const REASONS: ReadonlyMap<string, Stored> = new Map([
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['EROFS', 'read-only'],
  ['EACCES', 'read-only'],
  ['EPERM', 'read-only'],
  ['ENOTDIR', 'read-only'],
]);

async function writeToDisk(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return [];
    throw error;
  });
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
