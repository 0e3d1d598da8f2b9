import path from 'node:path';
import { PICTURE_BUCKET } from '../../../supabase/functions/_shared/picture-names.ts';
import { dataFolder, PICTURES_FOLDER } from '../../../supabase/local/data-folder.ts';
import type { Sql } from '../../../supabase/local/engine.ts';
import { LocalStackError } from '../../../supabase/local/local-stack-error.ts';
import {
  openPictureFolder,
  type PictureFolder,
  type Stored,
} from '../../../supabase/local/pictures/picture-folder.ts';

// Pictures that rooms name by an address without host lie in the data folder, and go with the rows.
// Those of a hosted project lie in its bucket (docs/operations.md).

const ADDRESS = new RegExp(
  String.raw`^(?<host>https?://[^/]+)?/storage/v1/object/public/${PICTURE_BUCKET}/(?<picture>[\da-f]{64})/`,
);

export interface PictureCount {
  /** Files that were copied, or were there already. */
  pictures: number;
  /** Pictures that rooms name and the data folder does not have. */
  missing: number;
  /** Pictures that rooms name in the bucket of a hosted project. */
  inBucket: number;
}

/** Copies what rooms name from the data folder into a backup; throws a LocalStackError where it cannot. */
export async function backUpPictures(
  sql: Sql,
  backup: string,
  data: string = dataFolder(),
): Promise<PictureCount> {
  const rows = await sql.query('select distinct unnest(images) as address from public.rooms');
  const named = rows.map(({ address }) => ADDRESS.exec(String(address))?.groups);
  const local = new Set(
    named.flatMap((groups) =>
      groups?.['picture'] !== undefined && groups['host'] === undefined ? [groups['picture']] : [],
    ),
  );
  const from = openPictureFolder(path.join(data, PICTURES_FOLDER));
  const there = (await from.pictures()).filter((picture) => local.has(picture));
  const to = openPictureFolder(path.join(backup, PICTURES_FOLDER));
  return {
    pictures: await copyPictures(there, { from, to }),
    missing: local.size - there.length,
    inBucket: named.filter((groups) => groups?.['host'] !== undefined).length,
  };
}

/** Gives the pictures of a backup back to the data folder; what is there stays, and counts as new. */
export async function restorePictures(
  backup: string,
  data: string = dataFolder(),
): Promise<number> {
  const from = openPictureFolder(path.join(backup, PICTURES_FOLDER));
  const to = openPictureFolder(path.join(data, PICTURES_FOLDER));
  return copyPictures(await from.pictures(), { from, to });
}

const REASONS: Readonly<Record<Exclude<Stored, 'stored' | 'there-already'>, string>> = {
  'too-many': 'the folder holds as many as it may',
  'disk-full': 'the disk is full',
  'read-only': 'the folder cannot be written to',
};

/** Copies whole pictures, one file after the other; gives how many files. */
async function copyPictures(
  pictures: string[],
  { from, to }: { from: PictureFolder; to: PictureFolder },
): Promise<number> {
  const files = (await Promise.all(pictures.map(async (name) => from.filesOf(name)))).flat();
  for (const { name } of files) {
    // oxlint-disable-next-line no-await-in-loop -- a house has hundreds, too many to hold at once
    const content = await from.read(name);
    if (content === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const stored = await to.store(name, content);
    if (stored !== 'stored' && stored !== 'there-already') {
      throw new LocalStackError(`The pictures could not be copied: ${REASONS[stored]}.`);
    }
  }
  return files.length;
}

/** ', 12 files of pictures' and what is not among them, in words for the terminal. */
export function describePictures({ pictures, missing, inBucket }: PictureCount): string {
  return [
    `${pictures} files of pictures`,
    ...(missing > 0 ? [`${missing} pictures are named by rooms and not in the data folder`] : []),
    ...(inBucket > 0
      ? [`${inBucket} lie in the bucket of the project and are not in it (docs/operations.md)`]
      : []),
  ].join('; ');
}
