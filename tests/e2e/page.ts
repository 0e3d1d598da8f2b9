import type { Page } from 'playwright-core';

// What every test of a page does with it.

/** Waits until React has taken over the page as it came: it marks the nodes. */
export async function woken(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [first] = document.querySelector('#root')?.children ?? [];
    return first !== undefined && Object.keys(first).some((key) => key.startsWith('__react'));
  });
}

/** Waits until a page is awake and nothing of it is still loading. */
export async function settled(page: Page): Promise<void> {
  await woken(page);
  await page.waitForFunction(
    () => document.querySelector('[data-part], [aria-busy=true], .animate-breathe') === null,
  );
}

/** Keeps what is asked for under an address back until it is let through. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return () => letThrough();
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
