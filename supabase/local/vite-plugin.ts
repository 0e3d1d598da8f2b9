import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import type { Connect, Logger, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { databaseUrl, dataFolder, postgrestProgram, readablePath } from './data-folder.ts';
import type { LocalBackend } from './backend.ts';
import { isForBackend } from './backend-paths.ts';
import { isForeign } from './caller.ts';
import { answer } from './http-bridge.ts';
import { LocalStackError } from './local-stack-error.ts';
import { requireFreePort } from './require-free-port.ts';
import { DEMO_STAFF } from './staff-account.ts';

type BackendModule = typeof import('./backend.ts');

declare global {
  /**
   * The backend of this process. Vite loads its settings, and so this file, anew when it restarts.
   */
  var hostelBackend: LocalBackend | undefined;
}

/**
 * Serves the embedded backend, the mailbox and the stand-ins of authority and payment service beside the app, on the dev and the preview server.
 */
export function localSupabase(): Plugin {
  let backend: LocalBackend | undefined;
  let forgetSignals: (() => void) | undefined;

  async function attachTo(server: ViteDevServer | PreviewServer, address: Address): Promise<void> {
    backend = await startOnlyBackend(address);
    server.middlewares.use(backendMiddleware(backend));
    announce(server, address);
    forgetSignals = stopOnSignals(server);
  }

  async function detach(): Promise<void> {
    forgetSignals?.();
    await backend?.stop();
  }

  return {
    name: 'hostel:local-supabase',
    config: () => ({ server: { watch: { ignored: [`${dataFolder()}/**`] } } }),
    configureServer: async (server) => attachTo(server, addressOf(server.config.server)),
    configurePreviewServer: async (server) => {
      requireFolderOutside(path.resolve(server.config.root, server.config.build.outDir));
      await attachTo(server, addressOf(server.config.preview));
    },
    closeServer: detach,
    closePreviewServer: detach,
  };
}

/** A build is served whole, so keys and data must not lie in it. */
function requireFolderOutside(build: string): void {
  if (!`${dataFolder()}${path.sep}`.startsWith(`${build}${path.sep}`)) return;
  throw new LocalStackError(
    'The data folder lies in the build, which is served whole: give HOSTEL_DATA_DIR a folder of its own.',
  );
}

interface Address {
  port: number;
  host: string;
}

function addressOf({ port, host }: { port?: number; host?: string | boolean }): Address {
  return { port: port ?? 0, host: typeof host === 'string' ? host : '127.0.0.1' };
}

// A restarting Vite sets up the new server while the old one still listens. The old
// stack ends first: two of them on one data folder would lose data.
async function startOnlyBackend(address: Address): Promise<LocalBackend> {
  if (globalThis.hostelBackend === undefined) await requireFreePort(address);
  await globalThis.hostelBackend?.stop();
  const url = databaseUrl();
  // Not a plain import: Vite would take all of it, demo data and domain rules too, for a
  // part of its settings, and restart at every change there.
  const { startBackend }: BackendModule = await tsImport('./backend.ts', import.meta.url);
  const { SMTP_URL, MAIL_FROM, VITE_SITE_URL } = process.env;
  const backend = await startBackend(
    {
      dataFolder: dataFolder(),
      databaseUrl: url,
      postgrest: postgrestProgram(),
      demo: url === undefined,
    },
    {
      siteUrl: VITE_SITE_URL || `http://localhost:${address.port}`,
      smtpUrl: SMTP_URL,
      mailFrom: MAIL_FROM,
    },
  );
  globalThis.hostelBackend = backend;
  return backend;
}

function backendMiddleware(backend: LocalBackend): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (!isForBackend(request.url ?? '')) {
      next();
    } else if (isForeign(request.headers)) {
      response.writeHead(403).end('Only for pages of this site.');
    } else {
      void answer(async (incoming) => backend.fetch(incoming), { request, response });
    }
  };
}

/** Adds the backend to the addresses Vite prints once it listens. */
function announce(server: ViteDevServer | PreviewServer, { port }: Address): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    printBackend(server.config.logger, `http://localhost:${port}`);
  };
}

function printBackend(logger: Logger, site: string): void {
  const url = databaseUrl();
  logger.info(`  ➜  Site:    ${site}/`);
  logger.info(`  ➜  Staff:   ${site}/admin`);
  logger.info(`  ➜  Mails:   ${process.env.SMTP_URL ? 'over SMTP_URL' : `${site}/_mail`}`);
  logger.info(`  ➜  SIBA:    ${site}/_siba (a rehearsal)`);
  logger.info(`  ➜  Paying:  ${site}/_pay (a rehearsal)`);
  if (url === undefined) {
    logger.info(`  ➜  Sign in: ${DEMO_STAFF.email} / ${DEMO_STAFF.password}`);
    logger.info(`  ➜  Data:    ${readablePath(dataFolder())} (npm run reset starts afresh)`);
  } else {
    logger.info(`  ➜  Data:    PostgreSQL at ${new URL(url).host} (DATABASE_URL)`);
  }
}

/**
 * Closes the server on Ctrl-C or a closed terminal; Vite itself sees to SIGTERM. Gives a function
 * that removes these handlers.
 */
function stopOnSignals(server: ViteDevServer | PreviewServer): () => void {
  const handleSignal = (): void => {
    void server.close().finally(() => process.exit());
  };
  process.once('SIGINT', handleSignal);
  process.once('SIGHUP', handleSignal);
  return () => {
    process.off('SIGINT', handleSignal);
    process.off('SIGHUP', handleSignal);
  };
}
