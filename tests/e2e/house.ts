import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { KEYS_FILE } from '../../supabase/local/data-folder.ts';
import { addressOn, onServer } from '../database/migrated-server';
import { servePreview, type ServedBuild } from '../support/served-build';

/** Where the global setup left the build and the demo house, for the workers' processes. */
export const HOUSE_FOLDER = 'HOSTEL_BROWSER_TESTS';

/** The server with the demo house, where it is not in a folder. */
export const HOUSE_SERVER = 'HOSTEL_BROWSER_SERVER';
export const DEMO_DATABASE = 'hostel_demo';

/** The folders that the global setup fills. */
export function houseFolders(): { distFolder: string; dataFolder: string } {
  const folder = process.env[HOUSE_FOLDER];
  if (folder === undefined)
    throw new Error(`${HOUSE_FOLDER} is not set: run npm run test:browser.`);
  return { distFolder: path.join(folder, 'dist'), dataFolder: path.join(folder, 'data') };
}

let served: ServedBuild | undefined;
let servedFolder: string | undefined;

/** Opens the house of this worker: the build, and a copy of the demo house. */
export async function openHouse(): Promise<() => Promise<void>> {
  const { distFolder, dataFolder } = houseFolders();
  const copy = await mkdtemp(`${dataFolder}-`);
  await cp(dataFolder, copy, { recursive: true });
  const database = await copyDatabase();
  served = await servePreview({ distFolder, dataFolder: copy, databaseUrl: database?.url });
  servedFolder = copy;
  const { stop } = served;
  return async () => {
    await stop();
    await database?.drop();
    await rm(copy, { recursive: true, force: true });
  };
}

async function copyDatabase(): Promise<{ url: string; drop: () => Promise<void> } | undefined> {
  const server = process.env[HOUSE_SERVER];
  if (server === undefined) return undefined;
  const name = `hostel_demo_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template ${DEMO_DATABASE}`);
  return {
    url: addressOn(server, name),
    drop: async () => onServer(server, `drop database ${name}`),
  };
}

/** The address of this worker's house. */
export function baseUrl(): string {
  if (served === undefined) throw new Error('The house of this worker is not open.');
  return served.baseUrl;
}

/** The secret key, by which the Edge Functions of this worker's house work. */
export async function secretKey(): Promise<string> {
  if (servedFolder === undefined) throw new Error('The house of this worker is not open.');
  const keys: unknown = JSON.parse(await readFile(path.join(servedFolder, KEYS_FILE), 'utf8'));
  if (typeof keys === 'object' && keys !== null && 'secretKey' in keys)
    return String(keys.secretKey);
  throw new Error('The house has no secret key.');
}
