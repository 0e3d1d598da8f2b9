import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

// npm start as a developer meets it: a process of its own.

const VITE = 'node_modules/vite/bin/vite.js';
const READY = 'npm run reset starts afresh';

export interface ViteServer {
  process: ChildProcess;
  /** Everything it has printed. */
  output: () => string;
  /** Null when a signal ended it. */
  exitCode: Promise<number | null>;
}

interface ViteSettings {
  dataFolder: string;
  port: number;
  /** The arguments of `vite`; none starts the dev server. */
  args?: string[];
}

/** Starts Vite with the embedded backend on a data folder. */
export function startVite({ dataFolder, port, args = [] }: ViteSettings): ViteServer {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(port),
    HOSTEL_DATA_DIR: dataFolder,
    VITE_SUPABASE_URL: '',
    VITE_SUPABASE_ANON_KEY: '',
  };
  // It must not find the settings of a test.
  for (const name of ['VITEST', 'NODE_ENV', 'DATABASE_URL']) delete env[name];
  const child = spawn(process.execPath, [VITE, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  }
  const exitCode = once(child, 'exit').then(() => child.exitCode);
  return { process: child, output: () => text, exitCode };
}

/** Waits until the site is served; throws with what Vite printed when it ends before that. */
export async function untilReady({ process: child, output }: ViteServer): Promise<void> {
  while (!output().includes(READY)) {
    if (child.exitCode !== null) throw new Error(`Vite ended:\n${output()}`);
    // oxlint-disable-next-line no-await-in-loop -- each piece of output may be the one
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }
}

/** Kills it without warning, as the kernel does when memory runs out. */
export async function killVite({ process: child, exitCode }: ViteServer): Promise<void> {
  child.kill('SIGKILL');
  await exitCode;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
