import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { freePort } from '../../support/vite-server.ts';
import { missing, scriptOf, type Screen, type Tab } from './tab';

// WebKitGTK, whose code is that of Safari, asked over WebDriver. Its browser takes the width of a phone only as the
// whole of a screen, so each window has a display of its own.

const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0'].map((api) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
);
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const START_LIMIT_MS = 60_000;

const PACKAGES = 'webkit2gtk-driver xvfb';

export async function openWebKit(screen: Screen): Promise<Tab> {
  const browser = BROWSERS.find((path) => existsSync(path));
  if (browser === undefined || !existsSync(DRIVER)) throw missing('WebKit', PACKAGES);
  if (!existsSync(DISPLAY_SERVER)) throw missing('Xvfb', PACKAGES);

  const display = spawn(
    DISPLAY_SERVER,
    ['-displayfd', '3', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = await once(numberOf(display), 'data');
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
    stdio: 'ignore',
  });
  const stop = async () => {
    await Promise.all([driver, display].map(ended));
  };
  try {
    return await newSession(`http://127.0.0.1:${port}`, { browser, screen, stop });
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Where a display tells its number once it takes windows. */
function numberOf({ stdio }: ChildProcess): Readable {
  const pipe = stdio[3];
  if (!(pipe instanceof Readable)) throw new Error('Xvfb has no pipe to tell its number on.');
  return pipe;
}

async function newSession(
  driver: string,
  { browser, screen, stop }: { browser: string; screen: Screen; stop: () => Promise<void> },
): Promise<Tab> {
  await answering(driver);
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
    },
  };
  const made = await ask(`${driver}/session`, { capabilities });
  const session = `${driver}/session/${field(made, 'sessionId')}`;
  await ask(`${session}/window/rect`, { x: 0, y: 0, ...screen });
  return {
    goTo: async (url) => {
      await ask(`${session}/url`, { url });
    },
    run: async (work, ...args) =>
      ask(`${session}/execute/sync`, { script: scriptOf(work, args), args: [] }),
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      await stop();
    },
  };
}

async function ask(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`WebKit refused ${address}: ${JSON.stringify(answer)}`);
  return Reflect.get(Object(answer), 'value');
}

function field(answer: unknown, name: string): string {
  return String(Reflect.get(Object(answer), name));
}

async function answering(driver: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    // oxlint-disable-next-line no-await-in-loop -- asked until it is there
    const isUp = await fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    // oxlint-disable-next-line no-await-in-loop -- the same
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`WebKitWebDriver did not answer at ${driver}.`);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill()) return;
  await once(child, 'exit');
}
