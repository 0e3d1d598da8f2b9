import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStack } from '../../supabase/local/stack.ts';
import { migratedCluster } from '../database/kept-clusters';
import { buildSite, SITE_ADDRESS } from '../support/served-build';
import { HOUSE_FOLDER, houseFolders } from './house';

/** Builds the site once and makes the demo house once; every worker begins with a copy of it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hostel-browser-'));
  process.env[HOUSE_FOLDER] = folder;
  const { distFolder, dataFolder } = houseFolders();
  const remove = async () => rm(folder, { recursive: true, force: true });
  try {
    await Promise.all([
      buildSite({ distFolder, siteUrl: SITE_ADDRESS }),
      makeDemoHouse(dataFolder),
    ]);
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}

async function makeDemoHouse(dataFolder: string): Promise<void> {
  const stack = await startStack({ dataFolder, demo: true, dump: await migratedCluster() });
  await stack.stop();
}
