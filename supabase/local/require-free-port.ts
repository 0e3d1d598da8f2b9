import { createServer } from 'node:net';
import { LocalStackError } from './local-stack-error.ts';

/**
 * Throws a LocalStackError when another program listens on the port, before anything else starts.
 */
export async function requireFreePort({
  port,
  host,
}: {
  port: number;
  host: string;
}): Promise<void> {
  const server = createServer();
  const isTaken = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(true);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)));
  });
  if (isTaken) {
    throw new LocalStackError(
      `Port ${port} is already in use. Stop the program that uses it, or choose another port: ` +
        `PORT=${port + 1} npm start`,
    );
  }
}
