import { createServer } from 'node:net';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { PgliteEngine } from '../../supabase/local/engine-pglite.ts';

const HOST = '127.0.0.1';

/** Lets commands of PostgreSQL ask an embedded database, one connection at a time. */
export async function serveDatabase(
  engine: PgliteEngine,
): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const server = new PGLiteSocketServer({ db: engine.connection.driver, host: HOST, port });
  await server.start();
  return {
    // Without sslmode the Supabase CLI prints a warning into what it answers.
    url: `postgres://postgres@${HOST}:${port}/postgres?sslmode=disable`,
    stop: async () => server.stop(),
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
