import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStack } from '../../supabase/local/stack.ts';
import { migratedCluster } from '../database/kept-clusters';
import { addressOn, onServer } from '../database/migrated-server';
import { startCluster } from '../postgres/cluster';
import { buildSite, SITE_ADDRESS } from '../support/served-build';
import { findPostgrest } from '../postgres/postgrest-program';
import { DEMO_DATABASE, HOUSE_FOLDER, HOUSE_SERVER, houseFolders } from './house';

/**
 * Builds the site once and makes the demo house once; every worker begins with a copy of it. With the
 * real PostgREST the house is on a PostgreSQL server.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hostel-browser-'));
  process.env[HOUSE_FOLDER] = folder;
  const { distFolder, dataFolder } = houseFolders();
  const postgrest = findPostgrest();
  const cluster = postgrest === undefined ? undefined : await startCluster();
  const remove = async () => {
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  if (postgrest !== undefined) process.env['POSTGREST'] = postgrest;
  if (cluster !== undefined) process.env[HOUSE_SERVER] = cluster.url;
  try {
    await Promise.all([
      buildSite({ distFolder, siteUrl: SITE_ADDRESS }),
      cluster === undefined ? makeDemoHouse(dataFolder) : makeHouseOn(cluster.url, dataFolder),
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

async function makeHouseOn(server: string, dataFolder: string): Promise<void> {
  await onServer(server, `create database ${DEMO_DATABASE}`);
  const databaseUrl = addressOn(server, DEMO_DATABASE);
  const stack = await startStack({ dataFolder, databaseUrl, demo: true });
  await stack.stop();
}
