import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium';

/** The two widths every screen is looked at. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

const ACTION_LIMIT_MS = 15_000;

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Console errors, uncaught exceptions and what the page's policy refused, since it was opened. */
  problems: string[];
}

/** A new person with an empty browser profile, who prefers no animations, so that nothing is waited for. */
export async function newVisitor(
  browser: Browser,
  viewport: { width: number; height: number },
  { javaScriptEnabled = true, bypassCSP = false } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: inject('baseUrl'),
    viewport,
    locale: 'pt-PT',
    reducedMotion: 'reduce',
    javaScriptEnabled,
    bypassCSP,
  });
  context.setDefaultTimeout(ACTION_LIMIT_MS);
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

/** Asserts that the screen as it stands is sound: no console error, no sideways scroll, no axe finding. */
export async function expectSoundScreen({ page, problems }: Visitor): Promise<void> {
  expect(problems).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scroll in px').toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`,
    ),
  ).toEqual([]);
}

export { answerTiles, DEMO_STAFF, framesPass, signIn, woken } from './page';
