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

/** Waits until React has taken over the page as it came: it marks the nodes. */
export async function woken(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [first] = document.querySelector('#root')?.children ?? [];
    return first !== undefined && Object.keys(first).some((key) => key.startsWith('__react'));
  });
}

/** Lets the page draw itself anew, twice. */
export async function framesPass(page: Page): Promise<void> {
  await page.evaluate(
    async () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** One transparent pixel: what the map's tile server answers in these tests. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/** Answers for the map's tile server, which no test asks. */
export async function answerTiles(page: Page): Promise<void> {
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: TILE }),
  );
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

/** The demo account of the embedded stack. */
export const DEMO_STAFF = { email: 'equipa@marenova.example', password: 'hostel-demo' };

/** Signs in at /admin/login and waits for the dashboard. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(DEMO_STAFF.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_STAFF.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/admin/dashboard');
}
