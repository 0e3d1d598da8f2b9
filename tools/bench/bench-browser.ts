import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  type Route,
} from 'playwright-core';
import { build } from 'vite';
import { CHROMIUM_ARGS, findChromium } from '../../tests/support/chromium.ts';
import { SHELL_FILE } from '../site/routes.ts';

// Production builds in a real browser, without a server: every request is answered from here, so
// that what is measured is the page and nothing else.

const NAIVE_ROOT = fileURLToPath(new URL('./naive', import.meta.url));
const ORIGIN = 'http://localhost';
const VIEWPORT = { width: 1280, height: 900 };
const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

declare global {
  interface Window {
    /** Does something after the next frame has been laid out and painted. */
    afterPaint: (act: () => void) => void;
  }
}

/** Rows of each table, as the backend would give them. */
export type Tables = Record<string, readonly object[]>;

export interface BenchPage {
  page: Page;
  cdp: CDPSession;
  close: () => Promise<void>;
}

export interface BenchBrowser {
  /**
   * A page of the product, signed in, at a path of the panel, whose tables answer with these rows.
   */
  openProduct: (path: string, options: { tables: Tables; cpu: number }) => Promise<BenchPage>;
  /** A page of the naive build, which reads the same rows. */
  openNaive: (path: string, options: { tables: Tables; cpu: number }) => Promise<BenchPage>;
  close: () => Promise<void>;
}

/** Builds the product and the naive pages, and starts a browser for both. */
export async function startBenchBrowser(): Promise<BenchBrowser> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hostel-bench-'));
  const [product, naive] = [path.join(folder, 'product'), path.join(folder, 'naive')];
  await build({ mode: 'embedded', logLevel: 'error', build: { outDir: product } });
  await build({
    configFile: false,
    root: NAIVE_ROOT,
    plugins: [react()],
    logLevel: 'error',
    build: { outDir: naive },
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const open =
    (files: string, shell: string) =>
    async (address: string, { tables, cpu }: { tables: Tables; cpu: number }) =>
      openPage(browser, {
        address,
        cpu,
        answer: (route) => answer(route, { files, shell, tables }),
      });
  return {
    openProduct: open(product, SHELL_FILE),
    openNaive: open(naive, 'index.html'),
    close: async () => {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openPage(
  browser: Browser,
  {
    address,
    cpu,
    answer: handle,
  }: { address: string; cpu: number; answer: (route: Route) => Promise<void> },
): Promise<BenchPage> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: 'pt-PT',
    reducedMotion: 'reduce',
  });
  await context.route('**/*', handle);
  await prepare(context);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.goto(ORIGIN + address);
  return { page, cdp, close: () => context.close() };
}

/** Signs in, and lets the page note when answers come and frames are painted. */
async function prepare(context: BrowserContext): Promise<void> {
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  const user = { id: 'bench', email: 'bench@marenova.example', aud: 'authenticated' };
  const session = {
    access_token: 'bench',
    refresh_token: 'bench',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at,
    user,
  };
  // tsx compiles functions with calls of its helper __name, which does not exist in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript((stored) => {
    window.localStorage.setItem('hostel-staff-session', stored);
    // A message that is posted in this callback arrives after the frame's layout and paint.
    window.afterPaint = (act) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', act);
        port1.start();
        port2.postMessage(null);
      });
    const send = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const got = await send(...request);
      if (!got.url.includes('/rest/v1/')) return got;
      const body = await got.text();
      performance.mark('answer');
      return new Response(request[1]?.method === 'HEAD' ? null : body, got);
    };
  }, JSON.stringify(session));
}

async function answer(
  route: Route,
  { files, shell, tables }: { files: string; shell: string; tables: Tables },
): Promise<void> {
  const url = new URL(route.request().url());
  if (url.pathname.startsWith('/rest/v1/')) return answerTable(route, { url, tables });
  if (url.origin !== ORIGIN || url.pathname.startsWith('/auth/v1/')) return route.abort();
  const isFile = path.extname(url.pathname) !== '';
  const file = path.join(files, isFile ? url.pathname : shell);
  const body = await readFile(file).catch(() => null);
  if (body === null) return route.fulfill({ status: 404 });
  return route.fulfill({ body, contentType: CONTENT_TYPES[path.extname(file)] ?? 'text/plain' });
}

/** As PostgREST: a page of the rows, and the count that a HEAD asks for. */
async function answerTable(
  route: Route,
  { url, tables }: { url: URL; tables: Tables },
): Promise<void> {
  const table = url.pathname.slice('/rest/v1/'.length);
  if (table === 'rpc/am_i_staff') return route.fulfill({ json: true });
  const rows = tables[table] ?? [];
  const headers = { 'content-range': `*/${rows.length}` };
  if (route.request().method() === 'HEAD') return route.fulfill({ headers });
  const first = placeAfter(rows, url.searchParams);
  const limit = Number(url.searchParams.get('limit') ?? rows.length);
  return route.fulfill({ json: rows.slice(first, first + limit), headers });
}

/** The place after the row that a keyset query names by two columns: where its page begins. */
function placeAfter(rows: readonly object[], params: URLSearchParams): number {
  const [, first, value, second, tie] =
    /and\(([a-z_]+)\.eq\.(.+),([a-z_]+)\.[gl]t\.([^)]+)\)/.exec(params.get('or') ?? '') ?? [];
  const isLast = (row: object) => {
    const columns = new Map<string | undefined, unknown>(Object.entries(row));
    return columns.get(first) === value && columns.get(second) === tie;
  };
  return first === undefined ? 0 : rows.findIndex(isLast) + 1;
}

/**
 * How long after the last answer of the backend something was painted, in ms: reading the answer,
 * working out what to show, drawing and layout.
 */
export async function paintAfterAnswers(page: Page, selector: string): Promise<number> {
  await page.evaluate(
    async (wanted) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (document.querySelector(wanted) === null) return;
          observer.disconnect();
          window.afterPaint(() => {
            performance.mark('painted');
            resolve();
          });
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true });
        look();
      }),
    selector,
  );
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('painted').at(-1)?.startTime ?? Number.NaN;
    const answers = performance.getEntriesByName('answer').map(({ startTime }) => startTime);
    return painted - Math.max(...answers.filter((time) => time < painted));
  });
}

/** The time the page's script runs while something is done to it, in ms. */
export async function scriptTime(
  { cdp }: Pick<BenchPage, 'cdp'>,
  act: () => Promise<void>,
): Promise<number> {
  const before = await scriptSeconds(cdp);
  await act();
  return ((await scriptSeconds(cdp)) - before) * 1000;
}

async function scriptSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
}
