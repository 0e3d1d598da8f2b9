import { cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { servePreview, type ServedBuild } from '../support/served-build';

/** Where the global setup left the build and the demo house, for the workers' processes. */
export const HOUSE_FOLDER = 'HOSTEL_BROWSER_TESTS';

/** The folders that the global setup fills. */
export function houseFolders(): { distFolder: string; dataFolder: string } {
  const folder = process.env[HOUSE_FOLDER];
  if (folder === undefined)
    throw new Error(`${HOUSE_FOLDER} is not set: run npm run test:browser.`);
  return { distFolder: path.join(folder, 'dist'), dataFolder: path.join(folder, 'data') };
}

let served: ServedBuild | undefined;

/** Opens the house of this worker: the build, and a copy of the demo house. */
export async function openHouse(): Promise<() => Promise<void>> {
  const { distFolder, dataFolder } = houseFolders();
  const copy = await mkdtemp(`${dataFolder}-`);
  await cp(dataFolder, copy, { recursive: true });
  served = await servePreview({ distFolder, dataFolder: copy });
  const { stop } = served;
  return async () => {
    await stop();
    await rm(copy, { recursive: true, force: true });
  };
}

/** The address of this worker's house. */
export function baseUrl(): string {
  if (served === undefined) throw new Error('The house of this worker is not open.');
  return served.baseUrl;
}
