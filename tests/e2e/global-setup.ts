import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite, servePreview } from '../support/served-build';
import { HOUSE_FOLDER, houseFolders } from './house';

/** Builds the site once and makes the demo house once; every worker begins with a copy of it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hostel-browser-'));
  process.env[HOUSE_FOLDER] = folder;
  const { distFolder, dataFolder } = houseFolders();
  const remove = async () => rm(folder, { recursive: true, force: true });
  try {
    await buildSite({ distFolder });
    const first = await servePreview({ distFolder, dataFolder });
    await first.stop();
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
