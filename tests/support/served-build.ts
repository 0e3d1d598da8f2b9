import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './vite-server.ts';

const START_LIMIT_MS = 120_000;
const VITE = path.resolve('node_modules/vite/bin/vite.js');

export interface ServedBuild {
  baseUrl: string;
  /** The folder of the build that is served. */
  distFolder: string;
  stop: () => Promise<void>;
}

/**
 * Builds the app for the embedded backend into a folder of its own, and serves it with fresh demo data
 * as `npm run preview` does. `siteUrl` is what the build takes for its public address, if any.
 */
export async function serveBuild({ siteUrl = '' } = {}): Promise<ServedBuild> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hostel-build-'));
  const distFolder = path.join(folder, 'dist');
  const port = await freePort();
  const env = serverEnvironment({ port, dataFolder: path.join(folder, 'data'), siteUrl });

  await run(['build', '--mode', 'embedded', '--outDir', distFolder, '--emptyOutDir'], env);
  const server = spawn(
    process.execPath,
    [VITE, 'preview', '--mode', 'embedded', '--outDir', distFolder],
    {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output = collectOutput(server);
  const baseUrl = `http://127.0.0.1:${port}`;
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill('SIGTERM')) await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // It listens only once the backend behind it is ready.
    await answering(baseUrl, { server, output });
  } catch (error) {
    await stop();
    throw error;
  }
  return { baseUrl, distFolder, stop };
}

interface ServerSettings {
  port: number;
  dataFolder: string;
  siteUrl: string;
}

// The server is a process of its own, as for a developer, and must not take itself for a unit test.
function serverEnvironment({ port, dataFolder, siteUrl }: ServerSettings) {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(port),
    HOSTEL_DATA_DIR: dataFolder,
    VITE_SUPABASE_URL: '',
    VITE_SUPABASE_ANON_KEY: '',
    VITE_SITE_URL: siteUrl,
  };
  for (const name of ['VITEST', 'NODE_ENV', 'DATABASE_URL', 'VITE_BOOKING_CONFLICT_RULE']) {
    delete env[name];
  }
  return env;
}

async function run(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [VITE, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`vite ${args[0]} failed:\n${output()}`);
}

function collectOutput(child: ChildProcess): () => string {
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

async function answering(
  url: string,
  { server, output }: { server: ChildProcess; output: () => string },
): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) break;
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The preview server did not answer at ${url}:\n${output()}`);
}
