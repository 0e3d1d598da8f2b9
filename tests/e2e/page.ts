import type { Page } from 'playwright-core';
import { held } from '../support/held';

// Helpers that most browser tests use.

/** Waits until React has hydrated the page, which adds keys of its own to the nodes. */
export async function woken(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [first] = document.querySelector('#root')?.children ?? [];
    return first !== undefined && Object.keys(first).some((key) => key.startsWith('__react'));
  });
}

/** Waits until a page is awake and nothing of it is still loading. */
export async function settled(page: Page): Promise<void> {
  await woken(page);
  await page.waitForFunction(() => {
    const isAwake = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__react'));
    return (
      document.querySelector('[data-part], [aria-busy=true], .animate-breathe') === null &&
      // Parts with a chunk of their own wake after the page around them.
      [...document.querySelectorAll('#root main a')].every(isAwake)
    );
  });
}

/** Holds back the requests to an address until the returned function is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, release } = held();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return release;
}

/**
 * Stops the clock of a page that has one to control: its timers wait, and nothing is animated,
 * until the clock is moved or resumed.
 */
export async function pauseClock(page: Page): Promise<void> {
  // The clock cannot go back, and it goes on until the browser hears of this.
  const soon = (await page.evaluate(() => Date.now())) + 10_000;
  await page.clock.pauseAt(soon);
}

/** Waits until every request that the page has begun by itself has left it. */
export async function requestsSent(page: Page): Promise<void> {
  await framesPass(page);
  // Requests leave in their order, so those of the page have gone when this one is over.
  await page.evaluate(async () => {
    await fetch('/robots.txt').catch(() => {});
  });
}

/** Waits for the fonts of the house, which come after the text and change its measures. */
export async function fontsShown(page: Page): Promise<void> {
  await page.waitForFunction(fontsAreHere);
}

/** Whether both fonts of the house are loaded; runs in the page. */
export const fontsAreHere = () =>
  ['Young Serif', 'Figtree Variable'].every((family) =>
    [...document.fonts].some(
      (face) => face.family.replaceAll('"', '') === family && face.status === 'loaded',
    ),
  );

/** Waits for two animation frames. */
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

/** Answers in place of the map's tile server, which no test contacts. */
export async function answerTiles(page: Page): Promise<void> {
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: TILE }),
  );
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
