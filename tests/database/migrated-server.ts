import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../supabase/local/engine-postgres.ts';
import { startStack } from '../../supabase/local/stack.ts';
import { migratedCluster } from './kept-clusters';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The migrated database on the server of TEST_DATABASE_URL; those of the tests are copies of
     * it.
     */
    migratedDatabase: string;
  }
}

/** Migrates once for all files of a project: a database at TEST_DATABASE_URL, or the kept dump. */
export default async function setUp(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) {
    await migratedCluster();
    return undefined;
  }
  const name = `hostel_migrated_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  const stack = await startStack({ demo: false, databaseUrl: addressOn(serverUrl, name) });
  await stack.stop();
  project.provide('migratedDatabase', name);
  return async () => onServer(serverUrl, `drop database ${name}`);
}

/** The address of another database on the same server. */
export function addressOn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement on a server, outside the databases of the tests. */
export async function onServer(url: string, statement: string): Promise<void> {
  const server = await openPostgres(url);
  await server.database.script(statement);
  await server.close();
}
