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
 * Builds the app for the embedded backend into a folder of its own, and serves it with fresh demo
 * data as `npm run preview` does. `siteUrl` becomes the build's public address, if given.
 */
export async function serveBuild({ siteUrl = '' } = {}): Promise<ServedBuild> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hostel-build-'));
  const distFolder = path.join(folder, 'dist');
  try {
    await buildSite({ distFolder, siteUrl });
    const served = await servePreview({ distFolder, dataFolder: path.join(folder, 'data') });
    const stop = async () => {
      await served.stop();
      await rm(folder, { recursive: true, force: true });
    };
    return { ...served, stop };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The address of the house that the tests build: pages with one have more to say. */
export const SITE_ADDRESS = 'https://casa.example';

interface BuildSettings {
  distFolder: string;
  siteUrl?: string;
  /** The address of a hosted project; without one, the build is for the embedded backend. */
  project?: string;
}

/** Builds the app. */
export async function buildSite(settings: BuildSettings): Promise<void> {
  const { distFolder, siteUrl = '', project } = settings;
  const env = serverEnvironment({ siteUrl });
  if (project !== undefined) {
    env['VITE_SUPABASE_URL'] = project;
    env['VITE_SUPABASE_ANON_KEY'] = 'sb_publishable_casa';
  }
  const mode = project === undefined ? ['--mode', 'embedded'] : [];
  await run(['build', ...mode, '--outDir', distFolder, '--emptyOutDir'], env);
}

/**
 * Serves a build with the database of a folder, where one that is not there yet gets the demo data, or
 * with one on a server.
 */
export async function servePreview({
  distFolder,
  dataFolder,
  databaseUrl = '',
}: {
  distFolder: string;
  dataFolder: string;
  databaseUrl?: string | undefined;
}): Promise<ServedBuild> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [VITE, 'preview', '--mode', 'embedded', '--outDir', distFolder],
    {
      env: {
        ...serverEnvironment({ PORT: String(port), HOSTEL_DATA_DIR: dataFolder }),
        DATABASE_URL: databaseUrl,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output = collectOutput(server);
  const baseUrl = `http://127.0.0.1:${port}`;
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill('SIGTERM')) await ended;
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

// It runs in a process of its own, as for a developer, and must not find the settings of a test.
function serverEnvironment({
  siteUrl = '',
  ...settings
}: {
  siteUrl?: string;
  PORT?: string;
  HOSTEL_DATA_DIR?: string;
}): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...settings,
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
