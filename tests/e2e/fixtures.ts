import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { baseUrl, openHouse } from './house';

/** The two widths every screen is looked at. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Console errors, uncaught exceptions and what the page's policy refused, since it was opened. */
  problems: string[];
}

interface VisitorOptions {
  javaScriptEnabled?: boolean;
  bypassCSP?: boolean;
}

type NewVisitor = (
  viewport: { width: number; height: number },
  options?: VisitorOptions,
) => Promise<Visitor>;

/** Opens the house of the worker, and gives new people with empty browser profiles. */
export const test = base.extend<{ newVisitor: NewVisitor }, { house: string }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from here
    async ({}, provide) => {
      const close = await openHouse();
      await provide(baseUrl());
      await close();
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ house }, provide) => provide(house),
  newVisitor: async ({ browser, baseURL }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (viewport, options = {}) => {
      const context = await browser.newContext({ baseURL, viewport, ...options });
      contexts.push(context);
      return watched(context);
    });
    await Promise.all(contexts.map(closed));
  },
});

export { expect } from '@playwright/test';

/** A request that a test answers may still be on its way when the test has seen enough: nobody waits for it. */
async function closed(context: BrowserContext): Promise<void> {
  await Promise.all(
    context.pages().map(async (page) => page.unrouteAll({ behavior: 'ignoreErrors' })),
  );
  await context.close();
}

/** A page that notes whatever it complains of. */
async function watched(context: BrowserContext): Promise<Visitor> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Refused by ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return { page, context, problems };
}
