import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { baseUrl, openHouse } from './house';
import { signIn } from './page';

/** The two screen sizes at which every screen is checked. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /**
   * Console errors, uncaught exceptions and violations of the page's policy since it was opened.
   */
  problems: string[];
}

interface VisitorOptions {
  locale?: string;
  javaScriptEnabled?: boolean;
  bypassCSP?: boolean;
}

export type NewVisitor = (
  viewport: { width: number; height: number },
  options?: VisitorOptions,
) => Promise<Visitor>;

interface PerTest {
  /** A new person with an empty browser profile. */
  newVisitor: NewVisitor;
  /**
   * The same, already signed in. A test that signs out uses `signIn`, because it ends this shared
   * session.
   */
  newStaff: NewVisitor;
}

interface PerWorker {
  /** The address of the worker's house. */
  house: string;
  /** The browser storage of a signed-in member of staff. */
  staffState: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** Opens the house of the worker, and gives new people. */
export const test = base.extend<PerTest & { contexts: BrowserContext[] }, PerWorker>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from here
    async ({}, provide) => {
      const close = await openHouse();
      await provide(baseUrl());
      await close();
    },
    { scope: 'worker', auto: true },
  ],
  staffState: [
    async ({ browser, house }, provide) => {
      const context = await browser.newContext({ baseURL: house });
      await signIn(await context.newPage());
      const state = await context.storageState();
      await context.close();
      await provide(state);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, provide) => provide(house),
  // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from here
  contexts: async ({}, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(contexts);
    await Promise.all(contexts.map(closed));
  },
  newVisitor: async ({ browser, contexts }, provide) =>
    provide(async (viewport, options = {}) => {
      const context = await browser.newContext({ viewport, ...options });
      contexts.push(context);
      return watched(context);
    }),
  newStaff: async ({ browser, contexts, staffState }, provide) =>
    provide(async (viewport, options = {}) => {
      const context = await browser.newContext({ viewport, storageState: staffState, ...options });
      contexts.push(context);
      return watched(context);
    }),
});

export { expect } from '@playwright/test';

/** Closes a context without waiting for requests that a test still answers. */
async function closed(context: BrowserContext): Promise<void> {
  await Promise.all(
    context.pages().map(async (page) => page.unrouteAll({ behavior: 'ignoreErrors' })),
  );
  await context.close();
}

/** The sandboxed frame of a mail refuses every script, including the one that is added below. */
const isOwnScript = (text: string) =>
  text.startsWith(
    "Blocked script execution in 'about:blank' because the document's frame is sandboxed",
  );

/** Opens a page and records its errors. */
async function watched(context: BrowserContext): Promise<Visitor> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Refused by ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOwnScript(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return { page, context, problems };
}
